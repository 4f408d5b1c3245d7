import type { NumberStyle } from '../../law';
import { KANJI_OR_FIGURE, PACKS, type TypedWords } from '../../languages';

const WORDS = PACKS.flatMap(({ citations }) => citations?.typed ?? []);

/** Sources of patterns of what all languages have, whichever a text is in. */
type SourceKey = {
  [Key in keyof TypedWords]-?: TypedWords[Key] extends string | undefined ? Key : never;
}[keyof TypedWords];
const inAny = (key: SourceKey): string => `(?:${WORDS.flatMap((words) => words[key] ?? []).join('|')})`;

/** `12`, `12A`, `17.2.1`, `L. 121-1`; `8조의2`, `七百九条の二`, `๒๕๘/๑`. */
const NUMBER = `(?<number>(?:${inAny('book')}(?:\\.\\s?)?)?\\d{1,6}(?:[.-]\\d{1,4}){0,4}[A-Za-z]{0,2}|${inAny('book')}(?:\\.\\s?)?|${inAny('number')})?`;
const PARAGRAPHS = WORDS.flatMap(({ paragraph }) => paragraph ?? []);
const inFigures = PARAGRAPHS.filter(({ isInKanji }) => isInKanji !== true);
const behind = (paragraphs: typeof PARAGRAPHS): string =>
  `(?:${paragraphs.flatMap((paragraph) => paragraph.behind ?? []).join('|')})?`;
const inKanji = PARAGRAPHS.filter(({ isInKanji }) => isInKanji === true);
/** `(1`, ` Abs. 1`, `제1항`, `第一項`. */
const PARAGRAPH = `(?:(?:\\s?(?:\\(|${inFigures.map(({ before }) => before).join('|')})(?<paragraph>\\d{0,3}\\p{Ll}?)\\)?${behind(inFigures)})|(?:${inKanji.map(({ before }) => before).join('|')})(?<kanji>${KANJI_OR_FIGURE}{0,6})${behind(inKanji)})?`;

/** The end of a line: a sign, as much of a number as there is, and of that of a paragraph. */
export const TYPED = new RegExp(`(?<sign>${inAny('sign')}\\s{0,2})?${NUMBER}${PARAGRAPH}$`, 'u');
/** A letter that stands for a word only in front of a number, or behind the name of an act. */
export const LONE_SIGN = new RegExp(`^${inAny('loneSign')}\\s*$`, 'u');
/** Behind the number of an article, which is whole then. */
export const UNIT = new RegExp(inAny('unit'), 'u');

const WRITINGS = PACKS.flatMap(({ citations, writing }) =>
  writing === undefined ? [] : { typed: citations?.typed, writing },
);
/** Between a number and what was put in behind it. */
export const BRANCH = new RegExp(WRITINGS.flatMap(({ writing }) => writing.branch ?? []).join('|'), 'u');
/** The same behind the word for an article; behind none that of a number in kanji. */
export const branchBehind = (unit: string): NumberStyle['branch'] =>
  WRITINGS.find(({ typed }) => (unit === '' ? typed?.paragraph?.isInKanji === true : typed?.unit === unit))?.writing
    .branch;

/**
 * The numbers in front of the last of a list, whose sign is said once: "§§ 1 und ", "sections 3, 4 and ". Known failures:
 * a list behind the sign of one ("§ 1 und "), and one of Korean or Japanese law, which says the sign with every number.
 */
export const LIST = new RegExp(
  `(?<![\\p{L}\\p{N}])${inAny('listSign')}\\s{0,2}(?:(?:${inAny('book')}\\.?\\s?)?[\\d๐-๙]{1,6}[\\p{L}\\p{N}./()-]{0,16}${inAny('listPart')}?(?:,\\s|\\s?${inAny('joins')}\\s)${inAny('article')}?){1,12}$`,
  'u',
);

/** A number whose act comes behind it, and what leads to the act: "§ 12 ", "section 12 of the ", "article L. 121-1 du ". */
export const NUMBER_BEFORE_ACT = new RegExp(
  `${inAny('unitBeforeAct')}\\s{0,3}(?:${inAny('book')}\\.?\\s?)?[\\d๐-๙][^§\\n]{0,40}(?:\\s|${inAny('link')}|${inAny('linkBegun')})$`,
  'iu',
);
/** What leads from a number to the name of its act. */
export const LINK = new RegExp(`${inAny('link')}$`, 'iu');

const JOINED = WORDS.flatMap(({ joinedAnnex }) => joinedAnnex ?? []).map(
  ({ before, number }, at) => `${before}(?<n${at}>${number})?`,
);
/** What begins the number of an annex, and the number: "Sch. 2", "Schedule A1", "Anlage II", `별표 4의2`, `別表第一`. */
export const TYPED_ANNEX = new RegExp(
  `(?:(?<![\\p{L}\\p{N}])${inAny('annex')}\\s{1,2}(?<number>[A-Z]{0,2}\\d{1,3}[A-Za-z]{0,2}|[IVXLC]{1,7}|[A-Z])?|${JOINED.join('|')})$`,
  'u',
);

/** The words for annexes and for units; see {@link TypedWords}. */
export const ANNEX_WORDS = WORDS.flatMap(({ annexWords }) => annexWords ?? []);
export const UNIT_WORDS = WORDS.flatMap(({ unitWords }) => unitWords ?? []);
