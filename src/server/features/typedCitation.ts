import { normaliseNumber } from '../../law';
import type { ActNameIndex } from './actNameIndex';

/** The longest beginning of a citation that is read, in UTF-16 code units. */
export const LONGEST = 200;
/** The most words of an act's name that are typed before it is offered. */
const MOST_WORDS = 12;

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

const SIGN = /(?:§{1,2}|제|(?:[Ss]ections?|[Ss]s?\.|[Aa]rt(?:icles?|ikels?|\.)|[Rr]ules?)(?=\s))\s{0,2}/u;
/** `12`, `12A`, `17.2.1`; `8조의2`. */
const NUMBER = /(?<number>\d{1,6}(?:[.-]\d{1,4}){0,4}[A-Za-z]{0,2}(?:조(?:의\d{0,3})?)?)?/u;
/** `(1`, ` Abs. 1`, `제1항`. */
const PARAGRAPH = /(?:\s?(?:\(|Abs(?:\.|atz)\s?|(?<=조(?:의\d{1,3})?)제)(?<paragraph>\d{0,3}\p{Ll}?)\)?항?)?/u;
const NUMBER_BEFORE_ACT =
  /(?:§|sections?|ss?\.|art(?:icles?|ikels?|\.)|rules?)\s{0,3}\d[^§\n]{0,40}\s(?:of\s(?:the\s)?|de[rs]\s)?$/iu;
const TYPED = new RegExp(`(?<sign>${SIGN.source})?${NUMBER.source}${PARAGRAPH.source}$`, 'u');

/**
 * Reads the end of a line as the beginning of a citation: a sign ("§", "제", "section") or the name of an act, then as much
 * of a number as there is. Undefined where neither stands there.
 */
export function typedProvision(line: string, names: ActNameIndex): TypedProvision | undefined {
  const tail = line.slice(-LONGEST);
  const offset = line.length - tail.length;
  const match = TYPED.exec(tail)!;
  const { sign, number, paragraph } = match.groups as Record<string, string | undefined>;
  const before = tail.slice(0, match.index);
  const named = /[\s」]$/u.test(before) || sign === '제' ? nameAtEnd(before, names) : undefined;
  if (named === undefined && (sign === undefined || /[\p{L}\p{N}]$/u.test(before))) return undefined;
  if (named !== undefined && followsNumber(before.slice(0, named.start))) return undefined;
  return {
    start: offset + (named?.start ?? match.index),
    acts: named?.acts ?? [],
    number: normaliseNumber((number ?? '').replace('조', '')),
    paragraph,
  };
}

/** Whether a text ends in the number of a provision, so that its act comes next: "§ 12 Abs. 1 ", "section 12(1) of the ". */
export const followsNumber = (text: string): boolean => NUMBER_BEFORE_ACT.test(text.slice(-LONGEST));

/** The longest act's name that a text ends in, blanks and a closing bracket behind it apart. */
function nameAtEnd(text: string, names: ActNameIndex): TypedName | undefined {
  const name = text.replace(/」?\s*$/u, '');
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

/** Where the last words of a text begin, the first of them first. */
const wordStarts = (text: string): number[] =>
  [...text.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)].map(({ index }) => index).slice(-MOST_WORDS);
