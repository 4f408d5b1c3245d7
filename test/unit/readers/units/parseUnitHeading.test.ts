import assert from 'node:assert/strict';
import { PACKS } from '../../../../src/languages';
import { parseUnitHeading } from '../../../../src/readers/units';

/** A heading in each language, with the unit that it opens and its words. */
const HEADINGS: readonly (readonly [language: string, heading: string, eId: string, words: string])[] = [
  ['ko', '제5조의2(어장의 관리)', 'article 5-2', '어장의 관리'],
  ['ja', '第七百九条の二（損害の賠償）', 'article 709-2', '損害の賠償'],
  ['th', 'มาตรา ๕ ทวิ', 'section 5-2', ''],
  ['de', 'Siebenundzwanzigster Abschnitt - Fähren', 'division 27', 'Fähren'],
  ['en', 'The Second Schedule - Fees', 'annex 2', 'Fees'],
  ['fr', 'Article L. 121-1', 'article l121-1', ''],
  ['es', 'Artículo treinta y dos. Tasas', 'article 32', 'Tasas'],
  ['it', 'Art. 12-quater. Tasse', 'article 12quater', 'Tasse'],
  ['nl', 'Artikel 1:2a Havens', 'article 1:2a', 'Havens'],
  ['pt', 'Artigo 5.º', 'article 5', ''],
  ['sv', '2 kap. Hamnar', 'chapter 2', 'Hamnar'],
];

const read = (heading: string, language: string): string[] => {
  const { units, heading: words } = parseUnitHeading(heading, language)!;
  return [...units.map(({ kind, number }) => `${kind} ${number}`), words];
};

describe('readers: headings of units', () => {
  for (const [language, heading, unit, words] of HEADINGS) {
    it(`reads "${heading}"`, () => assert.deepEqual(read(heading, language), [unit, words]));
  }

  it('reads a heading of every language that says how its headings open units', () => {
    const codes = PACKS.filter(({ headings }) => headings !== undefined).map(({ code }) => code);
    assert.deepEqual(codes.sort(), HEADINGS.map(([language]) => language).sort());
  });

  it('reads words of languages that have no pack', () => {
    assert.deepEqual(read('Άρθρο 4. Λιμένες', 'el'), ['article 4', 'Λιμένες']);
    assert.deepEqual(read('Załącznik 2', 'pl'), ['annex 2', '']);
  });

  it('counts in capitals as in small letters', () => {
    assert.deepEqual(read('ARTÍCULO CIENTO CUARENTA Y DOS', 'es'), ['article 142', '']);
  });

  for (const [heading, language, unit] of [
    ['Título décimo primero. Tasas', 'es', 'title 11'],
    ['CAPÍTULO DECIMOTERCERO', 'es', 'chapter 13'],
    ['Título vigésimo', 'es', 'title 20'],
    ['Titre onzième', 'fr', 'title 11'],
    ['Chapitre vingt et unième', 'fr', 'chapter 21'],
    ['Livre second', 'fr', 'book 2'],
    ['Título décimo primeiro', 'pt', 'title 11'],
    ['Capítulo vigésimo segundo', 'pt', 'chapter 22'],
    ['Artigo único', 'pt', 'article 1'],
    ['Capo decimo primo', 'it', 'chapter 11'],
    ['Titolo ventiduesimo', 'it', 'title 22'],
    ['Titolo ventesimo secondo', 'it', 'title 22'],
    ['Eleventh Schedule', 'en', 'annex 11'],
    ['The Twenty-First Schedule', 'en', 'annex 21'],
    ['Part Twelve', 'en', 'part 12'],
    ['CHAPTER ONE', 'en', 'chapter 1'],
  ] as const) {
    it(`counts in words: "${heading}"`, () => assert.equal(read(heading, language)[0], unit));
  }

  it('reads no number from a word of the heading', () => {
    assert.equal(parseUnitHeading('Part one of the story', 'en'), undefined);
    assert.deepEqual(read('Título décimo. Primero los barcos', 'es'), ['title 10', 'Primero los barcos']);
  });

  it('takes "bis" for a range in German, and for a number elsewhere', () => {
    assert.deepEqual(read('Art. 2 bis 4', 'de'), ['article 2', 'article 3', 'article 4', '']);
    assert.deepEqual(read('Art. 2 bis', 'fr'), ['article 2bis', '']);
    assert.deepEqual(read('Art. 2 bis Art. 4', 'fr'), ['article 2', 'bis Art. 4']);
  });
});
