import { normaliseNumber } from '../../law';
import { kanjiNumber, thaiDigits } from '../../text';
import type { ActNameIndex } from './actNameIndex';

/** The longest beginning of a citation that is read, in UTF-16 code units. */
export const LONGEST = 200;
/** The most words of an act's name that are typed before it is offered. */
const MOST_WORDS = 12;
/** The same in a script that writes words without blanks, in characters. */
const MOST_CHARACTERS = 60;

/** A citation that is being typed, from its number on. Offsets are into the line up to the cursor. */
export interface TypedProvision {
  /** Where the citation begins: at the act's name, or at the sign. */
  readonly start: number;
  /** The acts that the name before it means; none where no name stands there. */
  readonly acts: readonly number[];
  /** As {@link normaliseNumber} has it; the beginning of an article's number, or all of it. */
  readonly number: string;
  /** The beginning of a paragraph's number, once one is typed. */
  readonly paragraph: string | undefined;
}

/** The beginning of an act's name. */
export interface TypedName {
  readonly start: number;
  readonly acts: readonly number[];
}

/** What begins a citation: signs and words that a number follows at once, and words that a blank follows. */
const SIGN =
  /(?:§{1,2}|[제第]|มาตรา|(?<!['’])[Ss]s?(?=\s\d)|(?:[Ss]ections?|[Ss]s?\.|[Aa]rt(?:icles?|ikels?|[ií]culos?|s?\.)|[Rr]ules?)(?=\s))\s{0,2}/u;
const KANJI = '[0-9０-９〇零一二三四五六七八九十百千]';
/** `12`, `12A`, `17.2.1`; `8조의2`, `七百九条の二`, `๒๕๘/๑`; `L. 121-1`, of which the letter may be all. */
const NUMBER = new RegExp(
  `(?<number>(?:[LRDA](?:\\.\\s?)?)?\\d{1,6}(?:[.-]\\d{1,4}){0,4}[A-Za-z]{0,2}(?:조(?:의\\d{0,3})?)?|[LRDA](?:\\.\\s?)?|${KANJI}{1,12}(?:条(?:の${KANJI}{0,4})?)?|[๐-๙]{1,6}(?:/[๐-๙]{0,3})?|\\d{1,6}/\\d{0,3})?`,
  'u',
);
/** `(1`, ` Abs. 1`, `제1항`, `第一項`, `.1` in Spanish. */
const PARAGRAPH = new RegExp(
  `(?:(?:\\s?(?:\\(|Abs(?:\\.|atz)\\s?|(?<=조(?:의\\d{1,3})?)제)(?<paragraph>\\d{0,3}\\p{Ll}?)\\)?항?)|(?<=条(?:の${KANJI}{1,4})?)第(?<kanji>${KANJI}{0,6})項?)?`,
  'u',
);
/** A number whose act comes behind it, and what leads to the act: "§ 12 ", "section 12 of the ", "article L. 121-1 du ". */
const NUMBER_BEFORE_ACT =
  /(?:§|sections?|(?<![\p{L}'’])ss?\.?|art(?:icles?|ikels?|[ií]culos?|s?\.)|rules?|มาตรา)\s{0,3}(?:[LRDA]\.?\s?)?[\d๐-๙][^§\n]{0,40}(?:\s(?:of\s(?:the\s)?|de[rs]\s|du\s|del\s|de\s(?:la\s|l['’])?)?|แห่ง)$/iu;
const TYPED = new RegExp(`(?<sign>${SIGN.source})?${NUMBER.source}${PARAGRAPH.source}$`, 'u');
/** In these scripts words stand together without blanks. */
const UNSPACED = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}]';

/**
 * Reads the end of a line as the beginning of a citation: a sign ("§", "제", "section") or the name of an act, then as much
 * of a number as there is. Undefined where neither stands there.
 */
export function typedProvision(line: string, names: ActNameIndex): TypedProvision | undefined {
  const tail = line.slice(-LONGEST);
  const offset = line.length - tail.length;
  const match = TYPED.exec(tail)!;
  const { sign, number, paragraph, kanji } = match.groups as Record<string, string | undefined>;
  const before = tail.slice(0, match.index);
  const isJoined = sign !== undefined && /^[제第]/u.test(sign);
  const named = isJoined || /[\s」』]$/u.test(before) ? nameAtEnd(before, names) : undefined;
  if (named === undefined && (sign === undefined || /[\p{L}\p{N}]$/u.test(before))) return undefined;
  if (named !== undefined && followsNumber(before.slice(0, named.start))) return undefined;
  return {
    start: offset + (named?.start ?? match.index),
    acts: named?.acts ?? [],
    number: typedNumber(number ?? ''),
    paragraph: kanji === undefined ? paragraph : kanjiNumber(kanji),
  };
}

/** As {@link normaliseNumber} has it: `제8조의` is the beginning of `8-2`, `第七百九条の二` is `709-2`, `L. 121` is `l121`. */
function typedNumber(written: string): string {
  const [main = '', ...branches] = written.replace(/[조条]/u, '').split(/[의の]/u);
  const digits = (part: string): string => (/^\P{ASCII}/u.test(part) ? thaiDigits(kanjiNumber(part)) : part);
  return normaliseNumber([main.replace(/^(\p{L})\.\s?/u, '$1'), ...branches].map(digits).join('-'));
}

/** Whether a text ends in the number of a provision, so that its act comes next: "§ 12 Abs. 1 ", "section 12(1) of the ". */
export const followsNumber = (text: string): boolean => NUMBER_BEFORE_ACT.test(text.slice(-LONGEST));

/** The longest act's name that a text ends in, what joins it to a number apart: blanks, a comma, a closing bracket. */
function nameAtEnd(text: string, names: ActNameIndex): TypedName | undefined {
  const name = text.replace(/[」』,]?\s{0,3}$/u, '');
  for (const start of wordStarts(name)) {
    const acts = names.named(name.slice(start));
    if (acts.length > 0) return { start, acts };
  }
  return undefined;
}

/**
 * Reads the end of a line as the beginning of an act's name: the longest run of words that begins one. A name in Latin
 * letters begins with a capital or a digit, so that prose offers nothing.
 */
export function typedName(line: string, names: ActNameIndex, limit: number): TypedName | undefined {
  const tail = line.slice(-LONGEST);
  const offset = line.length - tail.length;
  for (const start of wordStarts(tail)) {
    const prefix = tail.slice(start);
    if (prefix.trim() === '' || !/^[\p{Lu}\p{Lo}\d]/u.test(prefix)) continue;
    const acts = names.startingWith(prefix, limit);
    if (acts.length > 0) return { start: offset + start, acts };
  }
  return undefined;
}

const WORD_START = /(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu;
/** Two characters at least, so that prose, in which they follow each other, offers little. */
const CHARACTER = new RegExp(`(?<=${UNSPACED})${UNSPACED}(?=[\\p{L}\\p{M}\\p{N}])`, 'gu');

/** Where the last words of a text begin, the first of them first; without blanks between them, any character may begin one. */
const wordStarts = (text: string): number[] =>
  [...[...text.matchAll(WORD_START)].slice(-MOST_WORDS), ...[...text.matchAll(CHARACTER)].slice(-MOST_CHARACTERS)]
    .map(({ index }) => index)
    .sort((one, other) => one - other);
