import assert from 'node:assert/strict';
import { Law } from '../support';

const DE = `---
Title: Hafengesetz
jurabk: HafG
---

# Hafengesetz (HafG)

### § 1 Häfen

Ein Hafen.

### § 2 Entgelt

(1) Ein Entgelt.

### § 3 Schiffe

Ein Schiff.
`;
const EN =
  '# Quay Act 2001\n\n### Section 1. Fees\n\nA fee.\n\n### Section 2. Tugs\n\nA tug.\n\n### Section 3. Ends\n\nAn end.\n';
const FR =
  '# Code des quais\n\n### Article 1\n\nUn quai.\n\n### Article 2\n\nUn droit.\n\n### Article 3\n\nUn navire.\n';
const ES =
  '# Ley 4/2012, de Puertos\n\n### Artículo 1. Objeto\n\nUn puerto.\n\n### Artículo 2. Tasas\n\nUna tasa.\n\n### Artículo 3. Buques\n\nUn buque.\n';
const IT = '# Codice dei porti\n\n## Art. 1\n\nUn porto.\n\n## Art. 2\n\nUna tassa.\n\n## Art. 3\n\nUna nave.\n';
const NL = '# Havenwet\n\n### Artikel 1\n\nEen haven.\n\n### Artikel 2\n\nEen recht.\n\n### Artikel 3\n\nEen schip.\n';
const KO =
  '# 부두법\n\n### 제1조(부두)\n\n부두를 말한다.\n\n### 제2조(사용료)\n\n사용료를 낸다.\n\n### 제3조(선박)\n\n선박을 말한다.\n';
const JA =
  '# 埠頭法\n\n### 第一条（埠頭）\n\n埠頭をいう。\n\n### 第二条（料金）\n\n料金を払う。\n\n### 第三条（船舶）\n\n船舶をいう。\n';

/** Of each language what its provision 2 is called, and drafts: those whose citations of it stay, and those that follow. */
const LANGUAGES: readonly (readonly [string, string, readonly string[], readonly string[]])[] = [
  [
    DE,
    'hafg/sec_2',
    [
      '§ 2 HafG in der bis zum 1. September 2001 geltenden Fassung gilt fort.',
      'Für Altverträge ist § 2 Abs. 1 des Hafengesetzes in der vor dem 1. Januar 2009 geltenden Fassung anzuwenden.',
      '§ 2 HafG ist in der bis zum 31. Dezember 2008 geltenden Fassung weiter anzuwenden.',
      '§ 2 HafG ist auf Schiffe, die vor dem 1.1.2002 gebaut sind, in der bis dahin geltenden Fassung anzuwenden.',
      'Es gilt § 2 HafG in der am 1. Mai 2001 geltenden Fassung.',
      'Es gilt § 2 HafG in der Fassung vom 3. Mai 1990.',
      'Es gilt § 2 HafG in der Fassung der Bekanntmachung vom 3. Mai 1990.',
      'Es gilt § 2 HafG in seiner ursprünglichen Fassung.',
      'Es gilt § 2 HafG i. d. F. vom 3. Mai 1990.',
      'Es gilt § 2 HafG idF des Gesetzes vom 3. Mai 1990.',
      'Nach § 2 HafG a.F. war das anders.',
      'Nach dem früheren § 2 HafG war das anders.',
      'Es gilt die bis zum 31. August 2001 geltende Fassung des § 2 HafG.',
      'Es gilt die alte Fassung von § 2 HafG.',
      'Die §§ 2 und 3 HafG in der bis zum 1. Mai 2001 geltenden Fassung gelten fort.',
      'Die §§ 2 bis 3 HafG in der bis zum 1. Mai 2001 geltenden Fassung gelten fort.',
      'Nach den früheren §§ 2 und 3 HafG war das anders.',
    ],
    [
      'Es gilt § 2 HafG in der jeweils geltenden Fassung.',
      'Nach § 2 HafG ist ein Entgelt zu zahlen. Das folgt nicht aus der bis 2001 geltenden Fassung.',
      'Es gilt § 2 HafG; für Schiffe gilt § 1 HafG in der bis zum 1. Mai 2001 geltenden Fassung.',
      'Es gilt § 2 HafG, wo nicht § 1 HafG in der bis zum 1. Mai 2001 geltenden Fassung gilt.',
      'Es gilt § 2 des Hafengesetzes vom 3. Mai 1990.',
      'Nach dem Wortlaut des § 2 HafG ist das so.',
    ],
  ],
  [
    EN,
    'quay-act-2001/sec_2',
    [
      'Section 2 of the Quay Act 2001, as in force on 1 May 1990, applies.',
      'Section 2 of the Quay Act 2001 as it stood before 1 May 1990 applies.',
      'Section 2 of the Quay Act 2001 applies as originally enacted.',
      'Section 2 of the Quay Act 2001 continues to apply as it had effect immediately before the transfer.',
      'Sections 2 and 3 of the Quay Act 2001, in their original form, apply.',
      'The former section 2 of the Quay Act 2001 applied.',
      'The version of section 2 of the Quay Act 2001 that then applied had no fee.',
    ],
    [
      'Section 2 of the Quay Act 2001, as amended by the Ports Act 2015, applies.',
      'The wording of section 2 of the Quay Act 2001 is clear. It is in force since 1990.',
      'Section 2 of the Quay Act 2001 is in force on the mainland.',
    ],
  ],
  [
    FR,
    'code-des-quais/art_2',
    [
      "L'article 2 du code des quais, dans sa rédaction antérieure à la loi du 3 mai 1990, s'applique.",
      "L'article 2 du code des quais s'applique dans sa version en vigueur au 3 mai 1990.",
      "L'ancien article 2 du code des quais s'appliquait.",
    ],
    ["L'article 2 du code des quais s'applique."],
  ],
  [
    ES,
    'ley-4-2012-de-puertos/art_2',
    [
      'Se aplica el artículo 2 de la Ley 4/2012 en su redacción anterior al 3 de mayo de 1990.',
      'Se aplica el antiguo artículo 2 de la Ley 4/2012.',
    ],
    ['Se aplica el artículo 2 de la Ley 4/2012.'],
  ],
  [
    IT,
    'codice-dei-porti/art_2',
    ["L'art. 2 del codice dei porti si applica nel testo vigente fino al 3 maggio 1990."],
    ["L'art. 2 del codice dei porti si applica."],
  ],
  [
    NL,
    'havenwet/art_2',
    ['Artikel 2 van de Havenwet, zoals dat op 3 mei 1990 luidde, is van toepassing.'],
    ['Artikel 2 van de Havenwet is van toepassing.'],
  ],
  [
    KO,
    '부두법/art_2',
    [
      '종전의 「부두법」 제2조에 따른다.',
      '개정 전 「부두법」 제2조에 따른다.',
      '「부두법」(2020. 1. 1. 법률 제5호로 개정되기 전의 것) 제2조에 따른다.',
    ],
    ['「부두법」 제2조에 따른다.'],
  ],
  [JA, '埠頭法/art_2', ['改正前の埠頭法第二条による。', '従前の埠頭法第二条による。'], ['埠頭法第二条による。']],
];

describe('renumber: citations of the wording of another day', () => {
  for (const [act, id, staying, following] of LANGUAGES) {
    describe(/^# (.+)$/mu.exec(act)![1]!, () => {
      let law: Law;
      before(async () => {
        law = await Law.of({ 'act.md': act });
      });
      for (const text of staying) {
        it(`stays and is told: ${text}`, () => {
          const after = law.draft(text, law.rename(id, '77'));
          assert.equal(after.text, text);
          assert.equal(after.notes.length, 1, after.notes.join('; '));
        });
      }
      for (const text of following) {
        it(`is none: ${text}`, () => {
          const after = law.draft(text, law.rename(id, '77'));
          assert.match(after.text, /77|七十七/u);
          assert.deepEqual(after.notes, []);
        });
      }
    });
  }

  it('stays in a list whose other members follow', async () => {
    const law = await Law.of({ 'act.md': DE });
    const text = 'Nach § 2 HafG. Für Altes gilt § 2 HafG a.F., für Neues § 2 HafG.';
    const { text: after, notes } = law.draft(text, law.rename('hafg/sec_2', '2a'));
    assert.equal(after, 'Nach § 2a HafG. Für Altes gilt § 2 HafG a.F., für Neues § 2a HafG.');
    assert.deepEqual(notes, ['§ 2 HafG']);
  });

  it('is told beside a citation that follows, where the act that was is named for itself', async () => {
    const law = await Law.of({ 'act.md': KO });
    const text = '「부두법」 제2조 및 종전의 「부두법」 제2조에 따른다.';
    assert.deepEqual(law.draft(text, law.rename('부두법/art_2', '2의2')), {
      text: text.replace('제2조', '제2조의2'),
      notes: ['「부두법」 제2조'],
    });
  });

  it('shares what is said in front of the first of a list, and what is said behind the last', async () => {
    const law = await Law.of({ 'act.md': DE });
    const kept = (text: string, id: string): string[] => {
      const after = law.draft(text, law.rename(id, '77'));
      assert.equal(after.text, text);
      return after.notes;
    };
    const front = 'Nach den früheren §§ 1, 2 und 3 HafG war das anders.';
    assert.equal(kept(front, 'hafg/sec_3').length, 1);
    assert.equal(kept(front, 'hafg/sec_1').length, 1);
    const behind = 'Die §§ 1, 2 und 3 HafG in der bis zum 1. Mai 2001 geltenden Fassung gelten fort.';
    assert.equal(kept(behind, 'hafg/sec_1').length, 1);
    assert.equal(kept(behind, 'hafg/sec_3').length, 1);
    const apart = 'Nach dem früheren § 1 HafG war das anders. Heute gilt § 2 HafG.';
    assert.equal(law.draft(apart, law.rename('hafg/sec_2', '77')).text, apart.replace('§ 2', '§ 77'));
  });

  it('is none of an act that is in the corpus itself, by the name that it had', async () => {
    const law = await Law.of({ 'act.md': KO, 'old.md': KO.replace('# 부두법', '# 구 부두법') });
    const text = '「구 부두법」 제2조에 따른다.';
    assert.deepEqual(law.draft(text, law.rename('부두법/art_2', '2의2')), { text, notes: [] });
    const other = '「구 부두법」 제9조에 따른다.';
    const alone = await Law.of({ 'act.md': KO });
    assert.deepEqual(alone.draft(other, alone.rename('부두법/art_2', '2의2')), { text: other, notes: [] });
    assert.equal(alone.draft(text, alone.rename('부두법/art_2', '2의2')).notes.length, 1, 'where it is not');
  });
});
