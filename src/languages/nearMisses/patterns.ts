/** Sources of patterns that near misses are made of, whatever the language. */

/** How numbers of provisions go on: 12a, 5.º, 6:162, 40.10b-5, (2)(a). */
const ON = '[\\p{L}\\p{N}º.:()-]{0,12}';
export const NUMBER = `[\\d０-９]${ON}`;
/** A lone I is a pronoun in English, and C and D are grades. */
export const ROMAN = '(?:[IVXLC]{2,7}|[VX])(?![\\p{L}\\p{N}])';
export const RECITAL_NUMBER = '\\s\\(?\\d{1,3}(?!\\d)\\)?';
const ROMAN_OF_ACT = '[IVXLC]{1,7}(?![\\p{L}\\p{N}])';
/** What nobody writes between a word and its number: "article n° 14", "section: 78", "section [87]", "artículo "83"". */
const ODD = '(?:\\s?[:.-]\\s?|\\s(?:[Nn](?:[o°º]|r|um(?:ber|mer|éro|ero))\\.?\\s{0,2})?)[\\[({"“„«]?\\s?';
/** What a scanner or a hurried hand makes of digits: "l2", "1O", "19S". */
export const TAKEN_FOR_DIGITS =
  '(?:\\d{0,3}[lIOo|SZ]\\d{1,3}|\\d{1,3}[lIOo|SZ]\\d{0,3}|[lI]O|l[lI]|[lO])(?![\\p{L}\\p{N}])';

/** "article L. 121-1", "artículo 5.º": words that say "article" and hardly anything else, with a number. */
export const article = (words: string): string => `(?:${words})\\s{0,2}(?:[LRD]\\.?\\s?)?${NUMBER}`;
/** "Artikel VI" */
export const articleInRoman = (words: string): string => `(?:${words})\\s${ROMAN}`;
/** "ibid 66". Known failure: the number is of a page. */
export const wentBack = (words: string): string => `(?:${words})\\.?,?\\s\\d{1,4}(?!\\d|[./]\\d)(?:[a-z](?!\\p{L}))?`;
/** "ART. 5": words in capitals. */
export const inCapitals = (words: string): string => `(?:${words})\\s?(?:[LRD]\\.?\\s?)?\\d[\\p{L}\\d.-]{0,12}`;
/** "section [87]", "section l2", "section IV", in front of an act: words for a unit, and for larger ones that count in Roman. */
export const oddNumbers = (units: string, counted = units): readonly string[] => [
  `(?:${units})${ODD}\\d{1,4}[a-z]?`,
  `(?:${units})\\s?${TAKEN_FOR_DIGITS}`,
  `(?:${counted})\\s${ROMAN_OF_ACT}`,
];
/** "artículo veinte" */
export const inWords = (units: string, words: string): string =>
  `(?:${units})\\s(?:${words})(?<=\\p{L}[\\s-]?)(?<!\\s)`;
/** "Abs. l" */
export const takenForOne = (words: string): string => `(?:${words})\\s[lOZS]`;
/** "§ 5 Absatz neun": a part of a provision, in figures or in the words of `numbers`. */
export const partBehind = (parts: string, numbers?: string): string =>
  `,?\\s\\(?(?:${parts})\\s(?:\\(?\\d{1,3}[a-z]?\\)?${numbers === undefined ? '' : `|${numbers}`})(?![\\p{L}\\p{N}])`;
