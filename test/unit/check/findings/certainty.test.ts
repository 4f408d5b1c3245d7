import assert from 'node:assert/strict';
import type { PackedIndex } from '../../../../src/search';
import { indexOf } from '../../support/indexOf';
import { check, HARBOUR, told } from '../support';

const LANTERNS = `---
jurabk: LatG
---
# Laternengesetz

### § 1 Brennzeit

(1) Jede Laterne brennt vom Einbruch der Dunkelheit bis zum Morgen.

(2) Der Wärter

1. zündet sie an,

2. löscht sie.

### § 2 (weggefallen)

### § 3 Kai

Der Kai ist hell.
`;
const MASTS = `---
jurabk: MastG
Ausfertigungsdatum: 2009-06-17
---
# Mastengesetz

### § 1 Höhe

Ein Mast ist hoch.
`;
const BARRELS = `---
jurabk: TonneG
---
# Tonnengesetz (TonneG)

Ausfertigungsdatum
:   2011-03-09

Neugefasst durch
:   Bek. v. 4.6.2018 I 901

## § 1 Farbe

Tonnen sind rot.
`;
const KOREAN = '# 등불법\n\n## 제1조(목적)\n등불을 켠다.\n';
const JAPANESE = '---\nlanguage: ja\nAusfertigungsdatum: 1990-05-03\n---\n# 港湾法\n\n## 第一条\n港を守る。\n';
const QUAYS =
  '# Quay Act 2001\n\n### Section 1. Quays\n\nA quay is swept.\n\n### Section 2. Brooms\n\nA broom is kept.\n';

describe('check: what a citation means', () => {
  let index: PackedIndex;
  before(async () => {
    index = await indexOf({
      'latg.md': LANTERNS,
      'm.md': MASTS,
      't.md': BARRELS,
      'k.md': KOREAN,
      'h.md': HARBOUR,
      'q.md': QUAYS,
      'j.md': JAPANESE,
    });
  });
  const found = (text: string): string[] => told(check(text, index, 'markdown', { 'unrelated-citation': 'off' }), text);
  const message = (text: string): string | undefined => check(text, index)[0]?.message;

  describe('of what act it is', () => {
    for (const [name, text, expected] of [
      ['a list that names it', 'Nach §§ 8 und 9 LatG.', ['missing-provision: §§ 8', 'missing-provision: 9 LatG']],
      ['one read with it', 'Section 1 of the Quay Act 2001 read with section 9.', ['missing-provision: section 9']],
      ['an annex behind a semicolon', '등불법 제1조; 별지 제5호 서식', ['unchecked: 별지 제5호 서식']],
      ['one further on', 'By section 1 of the Quay Act 2001 he pays, as section 9 says.', ['unchecked: section 9']],
      ['a draft that cites itself', 'Nach § 1 LatG und § 9 dieses Gesetzes.', ['unchecked: § 9 dieses Gesetzes']],
      [
        'one behind it',
        'By section 1 of the Quay Act 2001. Section 9 of that Act.',
        ['missing-provision: Section 9 of that Act'],
      ],
      [
        'one behind a guess',
        'By section 1 of the Quay Act 2001. As section 9 says, and section 8 of that Act.',
        ['unchecked: section 9', 'unchecked: section 8 of that Act'],
      ],
      [
        'the only act',
        'By section 1 of the Quay Act 2001. Section 9 of the Act.',
        ['missing-provision: Section 9 of the Act'],
      ],
      [
        'one of two acts',
        'By section 1 of the Harbour Act 1990 and section 1 of the Quay Act 2001 he pays. Section 9 of the Act.',
        ['unchecked: Section 9 of the Act'],
      ],
      [
        'one that is defined',
        'By section 1 of the Harbour Act 1990 and the Quay Act 2001 (the “Act”) he pays. Section 9 of the Act.',
        ['missing-provision: Section 9 of the Act'],
      ],
      ['a guess at what is repealed', 'Nach § 1 LatG brennt sie. Siehe § 2.', ['unchecked: § 2']],
      ['a guess at the end of a range', 'Nach § 1 LatG brennt sie. Siehe §§ 1 bis 9.', ['unchecked: 9']],
    ] as const) {
      it(`tells of ${name}`, () => assert.deepEqual(found(text), expected));
    }
  });

  describe('of what wording it is', () => {
    for (const [text, expected] of [
      ['Nach § 1 LatG a.F. brannte sie.', ['unchecked: § 1 LatG']],
      ['Nach § 9 LatG in der bis zum 30. Juni 2019 geltenden Fassung.', ['unchecked: § 9 LatG']],
      ['Nach § 1 und § 9 LatG in alter Fassung.', ['unchecked: § 1', 'unchecked: § 9 LatG']],
      ['Der frühere § 1 LatG war streng.', ['unchecked: § 1 LatG']],
      ['Section 1 of the Quay Act 2001 as originally enacted.', ['unchecked: Section 1 of the Quay Act 2001']],
      ['The former section 1 of the Quay Act 2001.', ['unchecked: section 1 of the Quay Act 2001']],
      // What was repealed is former law, which the corpus confirms.
      ['Nach § 2 LatG a.F. brannte sie.', []],
      // A day may be that of the present wording.
      ['Nach § 1 LatG in der Fassung der Bekanntmachung vom 3. Mai 2002.', []],
      ['Nach § 9 LatG in der Fassung der Bekanntmachung vom 3. Mai 2002.', ['unchecked: § 9 LatG']],
      // Of another year than the act's own, it is not.
      ['Nach § 1 MastG in der Fassung vom 3. Mai 2015.', ['unchecked: § 1 MastG']],
      ['Nach § 1 MastG in der Fassung der Bekanntmachung vom 3.5.2015.', ['unchecked: § 1 MastG']],
      ['Nach § 1 MastG idF vom 1. 3. 2014.', ['unchecked: § 1 MastG']],
      ['Nach § 1 MastG in der Fassung vom 17. Juni 2009.', []],
      ['Nach § 1 MastG idF vom 17.6.2009.', []],
      // Nor of the day when it was made, once it has been published anew; nor of another day of that year.
      ['Nach § 1 TonneG in der Fassung vom 9. März 2011.', ['unchecked: § 1 TonneG']],
      ['Nach § 1 TonneG in der Fassung der Bekanntmachung vom 4. Juni 2018.', []],
      ['Nach § 1 MastG in der Fassung vom 18. Juni 2009.', ['unchecked: § 1 MastG']],
      ['Nach § 1 MastG in der Fassung der Bekanntmachung vom 17.7.2009.', ['unchecked: § 1 MastG']],
      ['Nach § 9 LatG in der jeweils geltenden Fassung.', ['missing-provision: § 9 LatG']],
      ['Nach § 1 LatG in der geltenden Fassung.', []],
      ['Die alte Laterne nach § 1 LatG brennt.', []],
      // What is said of one member of a list is not said of those before it.
      [
        'Section 9 of the Quay Act 2001 and the former section 1 of the Quay Act 2001.',
        ['missing-provision: Section 9 of the Quay Act 2001', 'unchecked: section 1 of the Quay Act 2001'],
      ],
      [
        'The former sections 8 and 9 of the Quay Act 2001.',
        ['unchecked: sections 8', 'unchecked: 9 of the Quay Act 2001'],
      ],
      [
        'Sections 8 and 9 of the unamended Quay Act 2001.',
        ['unchecked: Sections 8', 'unchecked: 9 of the unamended Quay Act 2001'],
      ],
      ['The superseded section 1 of the Quay Act 2001.', ['unchecked: section 1 of the Quay Act 2001']],
      ['구 등불법 제9조에 따른다.', ['unchecked: 등불법 제9조']],
      ['종전의 「등불법」 제1조에 따른다.', ['unchecked: 「등불법」 제1조']],
      [
        '구 「등불법」(2007. 4. 11. 전부개정되기 전의 것) 제9조에 따른다.',
        ['unchecked: 「등불법」(2007. 4. 11. 전부개정되기 전의 것) 제9조'],
      ],
      ['등불법(2007. 4. 11. 개정되기 전의 것) 제9조', ['unchecked: 등불법(2007. 4. 11. 개정되기 전의 것) 제9조']],
      ['구 없는법 제9조에 따른다.', ['unknown-act: 없는법 제9조']],
      ['독일 등불법 제1조에 따른다.', ['unknown-act: 등불법 제1조']],
      ['旧港湾法第九条', ['unchecked: 港湾法第九条']],
      ['改正前の港湾法第一条', ['unchecked: 港湾法第一条']],
      ['旧灯台法第一条', ['unknown-act: 旧灯台法第一条']],
      ['Section 1 of the Quay Act 2001 as it then stood.', ['unchecked: Section 1 of the Quay Act 2001']],
    ] as const) {
      it(`tells of “${text}”: ${expected.join(', ') || 'nothing'}`, () => assert.deepEqual(found(text), expected));
    }

    it('compares no quotation of a former wording', () => {
      const words = '„Jede Laterne brennt vom Einbruch der Nacht bis zum späten Morgen“';
      assert.deepEqual(found(`§ 1 Abs. 1 LatG a.F. lautete: ${words}.`), ['unchecked: § 1 Abs. 1 LatG']);
      assert.match(found(`§ 1 Abs. 1 LatG lautet: ${words}.`).join(), /^misquotation/u);
    });
  });

  describe('of what is repealed', () => {
    for (const [text, expected] of [
      ['Nach § 2 LatG.', ['repealed-provision: § 2 LatG']],
      ['Nach § 2 Abs. 3 LatG.', ['repealed-provision: § 2 Abs. 3 LatG']],
      ['§ 2 LatG (weggefallen)', []],
      ['§§ 2 und 3 LatG a.F. galten.', ['unchecked: 3 LatG']],
      ['By section 3 (repealed) of the Harbour Act 1990.', []],
      ['By sections 1 and 3 (repealed) of the Harbour Act 1990.', []],
      ['By section 9 (repealed) of the Harbour Act 1990.', ['unchecked: section 9 (repealed) of the Harbour Act 1990']],
      [
        'By sections 8 and 9 (repealed) of the Harbour Act 1990.',
        ['missing-provision: sections 8', 'unchecked: 9 (repealed) of the Harbour Act 1990'],
      ],
      // The corpus does not confirm it.
      ['By section 1 (repealed) of the Harbour Act 1990.', ['unchecked: section 1 (repealed) of the Harbour Act 1990']],
      // The verb says what is done to something else.
      ['Das Gericht hat den Bescheid nach § 2 LatG aufgehoben.', ['unchecked: § 2 LatG']],
      ['Das Gericht hat den Bescheid nach § 9 LatG aufgehoben.', ['missing-provision: § 9 LatG']],
      [
        'Section 9 of the Harbour Act 1990 repealed section 1 of the Harbour Act 1990.',
        ['missing-provision: Section 9 of the Harbour Act 1990'],
      ],
      ['§ 2 LatG ist entfallen. Das Gericht hat den Bescheid aufgehoben.', ['unchecked: § 2 LatG']],
    ] as const) {
      it(`tells of “${text}”: ${expected.join(', ') || 'nothing'}`, () => assert.deepEqual(found(text), expected));
    }
  });

  it('says which act of the name the corpus has', () => {
    for (const text of [
      '독일 등불법 제1조에 따른다.',
      '港湾法（昭和元年法律第五号）第一条',
      'Nach § 1 LatG NRW brennt sie.',
    ]) {
      assert.match(
        message(text) ?? '',
        /is, but a former act of the name, one of another day or one of another authority/u,
      );
    }
    assert.match(message('Nach § 1 des Wolkengesetzes.') ?? '', /Correct the name, or add the act to the corpus\.$/u);
  });

  it('names the point that is missing, of a list', () => {
    assert.equal(
      message('§ 1 Abs. 2 Nr. 1, 2 und 4 LatG'),
      '§ 1 Abs. 2 Nr. 4 LatG does not exist: § 1 Abs. 2 has Nr. 1 to Nr. 2. Check the number.',
    );
  });

  it('says on one line what stands on two', () => {
    assert.match(message('Nach § 1 des Wolken-\nund Nebelgesetzes.') ?? '', /^[^\n]+$/u);
  });
});
