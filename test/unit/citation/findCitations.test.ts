import assert from 'node:assert/strict';
import fc from 'fast-check';
import { findCitations } from '../../../src/citation';
import { summaries } from './support';

const FRAGMENTS = [
  '§',
  '§§',
  '§ 5',
  ' Abs. 1',
  ' Satz 2',
  ' Nr. 3',
  ' und ',
  ', ',
  ' bis ',
  ' HafG',
  ' des Hafengesetzes',
  'Art. 3',
  'Anlage 2',
  ' i.V.m. ',
  ' I 1',
  '제',
  '제3조',
  '제1항',
  '의2',
  '「항만법」',
  ' 같은 법 ',
  '같은 조 ',
  ' 및 ',
  '부터 ',
  '까지',
  '별표 4',
  '가목',
  '전조',
  '(제목)',
  'ㆍ',
  'section 12',
  '(1)',
  '(a)',
  'Rule 17.2.1',
  ' of the Harbour Act 1990',
  ' and ',
  ' to ',
  'GEN 3.3',
  'Part ',
  ' of this Act',
  "l'article L. 121-1",
  ' du code des ports',
  ' deuxième alinéa de ',
  'le 2° du I ',
  ' du même code',
  'artículo 5.1.a)',
  ' de la Ley 12/2001',
  'letra a) del ',
  'apartado 2',
  'disposición adicional primera',
  '第七百九条',
  'の二',
  '港湾法',
  '（平成五年法律第七号）',
  '前二項',
  '同条',
  'から',
  '及び',
  'มาตรา ๕',
  ' วรรคสอง',
  'แห่งพระราชบัญญัติ',
  'และ',
  '42 U.S.C. § ',
  'Schedule 2, paragraph ',
  'AP Nr. 4 zu ',
  'derselben Vorschrift',
  '\u200e',
  ' ',
  '\n',
  '1',
  'x',
  '\ud800',
  '😀',
];
const legalText = fc
  .array(fc.oneof(fc.constantFrom(...FRAGMENTS), fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 40 })
  .map((parts) => parts.join(''));

describe('findCitations', () => {
  it('gives sorted, non-overlapping spans that are slices of the text, whatever the text', () => {
    fc.assert(
      fc.property(
        legalText,
        fc.constantFrom('de', 'ko', 'en', 'fr', 'es', 'ja', 'th', 'und', 'it'),
        (text, language) => {
          let floor = 0;
          for (const { start, end, text: span, path, through } of findCitations(text, language)) {
            assert.ok(floor <= start && start < end && end <= text.length);
            assert.equal(span, text.slice(start, end));
            assert.ok(path.length > 0);
            assert.ok(through === undefined || through.length === path.length);
            floor = end;
          }
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('reads Korean, German and English in one text', () => {
    assert.deepEqual(summaries('§ 5 HafG entspricht 「항만법」 제3조 and section 4 of the Harbour Act.'), [
      '§ 5 HafG | named:HafG | act | sec_5',
      '「항만법」 제3조 | named:항만법 | act | art_3',
      'section 4 of the Harbour Act | named:Harbour Act | act | sec_4',
    ]);
  });

  it('reads what is written in another script than Latin, however little of it there is', () => {
    const text = 'In 1999, 2000, 2001: 민법 제5조; 民法第6条; 25, 26, 27.';
    assert.deepEqual(
      findCitations(text, 'en').map(({ system, text }) => [system, text]),
      [
        ['ko', '민법 제5조'],
        ['ja', '民法第6条'],
      ],
    );
    assert.deepEqual(findCitations('1999, 2000, 2001, 25조'), []);
    assert.deepEqual(
      findCitations('1999 民法第6条').map(({ text }) => text),
      ['民法第6条'],
    );
  });

  it('gives an ambiguous sign to the grammar of the language: brackets divide an American section only', () => {
    assert.deepEqual(summaries('§ 12(1)', 'en'), ['§ 12(1) | this | act | sec_12__para_1']);
    assert.deepEqual(summaries('§ 12(1)', 'de'), ['§ 12 | this | act | sec_12']);
  });

  it('takes the first numbers of a list for those of the act that it names, whatever the language of the text', () => {
    assert.deepEqual(summaries('cf. §§ 2, 4 bis 5a HafG', 'en'), summaries('cf. §§ 2, 4 bis 5a HafG', 'de'));
    assert.deepEqual(
      findCitations('cf. §§ 4 bis 5a HafG', 'en').map(({ through }) => through?.[0]?.number),
      ['5a', undefined],
    );
  });

  it("leaves to no other grammar what the text's own knows to cite no law", () => {
    assert.deepEqual(summaries('ABC 7, 3 = AP Nr. 4 zu § 59 HAFG', 'de'), []);
    assert.deepEqual(summaries('§ 59 HAFG', 'de'), ['§ 59 HAFG | named:HAFG | act | sec_59']);
  });

  it('believes French and Spanish words in other texts only when they name an act', () => {
    assert.deepEqual(summaries('Article 5 says so', 'en'), ['Article 5 | this | act | art_5']);
    assert.deepEqual(summaries('artículo 5 and artículo 6 de la Ley 12/2001', 'en'), [
      'artículo 6 de la Ley 12/2001 | named:Ley 12/2001 | act | art_6',
    ]);
    assert.deepEqual(summaries('see 港湾法第五条 and มาตรา ๕', 'en'), [
      '港湾法第五条 | named:港湾法 | act | art_5',
      'มาตรา ๕ | this | act | sec_5',
    ]);
  });

  it('believes English words inside a German text only when they name an act', () => {
    assert.deepEqual(summaries('Part 3 und section 4 of the Harbour Act', 'de'), [
      'section 4 of the Harbour Act | named:Harbour Act | act | sec_4',
    ]);
  });

  describe('takes linear time on hostile text', () => {
    const hostile: readonly (readonly [string, number])[] = [
      ['제', 1e6],
      ['제1', 3e5],
      ['제1조, ', 5e4],
      ['제1조(', 5e4],
      ['「', 1e6],
      ['법 ', 3e5],
      ['같은 ', 3e5],
      ['§ 1, ', 1e5],
      ['§', 1e6],
      ['§ 1 des Gesetzes über ', 2e4],
      ['Art. ', 2e5],
      ['Aa ', 3e5],
      ['§§ 1 und 2 bis ', 5e4],
      ['section 1(', 5e4],
      ['section 1 of A B ', 3e4],
      ['A', 1e6],
      ['(1)', 3e5],
      ['Act ', 2e5],
      ['article 5 du code de la ', 3e4],
      ['2° du I ', 1e5],
      ['artículo 5.1.a) del ', 4e4],
      ['letra a) del ', 6e4],
      ['第一条', 2e5],
      ['法', 1e6],
      ['に関する法律第', 1e5],
      ['（', 1e6],
      ['前', 1e6],
      ['มาตรา ๕ ', 1e5],
      ['พระราชบัญญัติ', 6e4],
      ['วรรคสอง', 1e5],
      ['AP Nr. 4 zu § 5 HGB; ', 4e4],
      ['1.1.1(1)', 1e5],
      ['1.', 5e5],
      [' ', 1e6],
    ];
    for (const [part, times] of hostile) {
      it(`${JSON.stringify(part)} repeated`, () => {
        // What takes quadratic time takes hours.
        findCitations(part.repeat(times));
      });
    }

    it('a list of 100,000 sections', () => {
      assert.equal(findCitations(`§§ 1${', 2'.repeat(99_999)} HafG`).length, 100_000);
    });
  });
});

describe('a text of no known language', () => {
  for (const [text, expected] of [
    ['See 61 U.S.C. § 101(1).', ['61 U.S.C. § 101(1)']],
    ['§ 3 Abs. 2 HafG', ['§ 3 Abs. 2 HafG']],
  ] as const) {
    for (const language of ['und', 'en']) {
      it(`${text} (${language})`, () =>
        assert.deepEqual(
          findCitations(text, language).map(({ text: span }) => span),
          expected,
        ));
    }
  }
});

describe('a short text, of whose language its words tell little', () => {
  for (const [text, ...expected] of [
    // "article 5" is no English behind a French law.
    ["Article 2 de la loi n° 90-12, et l'article 5 dudit contrat.", 'fr Article 2 de la loi n° 90-12', 'fr article 5'],
    ["L'art. 3 del d.lgs. n. 4/2009 e l'art. 5.", 'it art. 3 del d.lgs. n. 4/2009', 'it art. 5'],
    ['Art. 3 Ley 14/2006; art. 5.1, ibídem.', 'es Art. 3 Ley 14/2006', 'es art. 5.1, ibídem'],
    // What English and another language cite alike shows neither.
    ['Art. 5 GDPR and article 6.', 'de Art. 5 GDPR', 'en article 6'],
  ] as const)
    it(text, () =>
      assert.deepEqual(
        findCitations(text).map(({ system, text: span }) => `${system} ${span}`),
        expected,
      ),
    );
});
