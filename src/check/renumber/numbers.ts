import { normaliseNumber } from '../../law';
import { kanjiNumber, thaiDigits } from '../../text';
import { fromRoman, partsOf, toRoman } from './writtenNumbers';

/** What a person may write around a number: 제750조, 第七百九条, § 12, Art. 5, section 12A, (2), ②. */
const AROUND = /^(?:제|第|§+|\p{L}{3,}\.?(?=\s)|Art\.|[(（])\s*|[조항호条項号)）.]$/gu;
/** The book of a French code, which its numbers begin with: "L. 121-3" is `l121-3`. */
const BOOK = /^([LRDA])\.\s?(?=\d)/u;
const KANJI = /^[〇零一二三四五六七八九十百千]+$/u;
const NUMBER = /^(?:\p{L}{0,3}\d{1,5}\p{L}{0,10}|\p{L}{1,5})(?:[./-][\p{L}\p{N}]{1,5}){0,6}$/u;

/** A number as a person typed it, normalised: `제5조의2` is `5-2`; undefined for what is no number. */
export function typedNumber(typed: string): string | undefined {
  const bare = thaiDigits(typed.trim().slice(0, 64))
    .replace(BOOK, '$1')
    .replace(AROUND, '')
    .replace(AROUND, '')
    .replace(/[조条]\s?(?=[의の])/u, '');
  const parts = bare.split(/[의の]/u).map((part) => (KANJI.test(part) ? kanjiNumber(part) : part));
  const number = normaliseNumber(parts.join('-'));
  return NUMBER.test(number) ? number : undefined;
}

/** How letters count: I, II, III, or A, B, C. */
export type Numerals = 'roman' | 'letters';

/**
 * How the letters of a row of numbers count: as Roman numerals where all are, they rise, and the first is I or one has
 * more letters than one.
 *
 * Assumption: a row of letters begins with A, one of Roman numerals with I, also where it is of one. Example: I, II, V.
 * Known failures: annexes C and D that are left of a row of letters count as letters, and so does a row of a lone V.
 */
export function numeralsOf(row: readonly string[]): Numerals {
  const values = row.map((number) => fromRoman(number) ?? NaN);
  const isRising = values.every((value, at) => value > (at === 0 ? 0 : values[at - 1]!));
  const isTold = row[0] === 'i' || row.some((number) => number.length > 1);
  return row.length > 0 && isRising && isTold ? 'roman' : 'letters';
}

/**
 * Less than 0 where the first number stands before the second: 5 < 5a < 5-2 < 10, 4.9 < 4.10, and v < ix as Roman
 * numerals; NaN where it cannot be told.
 */
export function compareNumbers(one: string, other: string, numerals: Numerals = 'letters'): number {
  const [left, right] = [partsOf(one), partsOf(other)];
  for (let at = 0; at < Math.min(left.length, right.length); at += 1) {
    const [a, b] = [left[at]!, right[at]!];
    if (a === b) continue;
    if (/^\d/u.test(a) !== /^\d/u.test(b)) return NaN;
    const [from, to] = [valueOf(a, numerals), valueOf(b, numerals)];
    return from !== undefined && to !== undefined ? from - to : a < b ? -1 : 1;
  }
  return left.length - right.length;
}

/** What a part of a number counts; undefined for letters, which are in the order of the alphabet. */
function valueOf(part: string, numerals: Numerals): number | undefined {
  if (/^\d/u.test(part)) return Number(part);
  return numerals === 'roman' ? fromRoman(part) : undefined;
}

/** A number with its part at a depth counted on by one: 12a to 13a at depth 0, to 12b at depth 1. Undefined behind `z`. */
export function countedOn(number: string, depth: number, numerals: Numerals = 'letters'): string | undefined {
  const part = partsOf(number)[depth];
  const next = part === undefined ? undefined : nextPart(part, numerals);
  if (next === undefined) return undefined;
  let at = 0;
  return number.replace(/\d+|[^\d./-]+/gu, (each) => (at++ === depth ? next : each));
}

function nextPart(part: string, numerals: Numerals): string | undefined {
  if (/^\d+$/u.test(part)) return String(Number(part) + 1);
  const value = numerals === 'roman' ? fromRoman(part) : undefined;
  if (value !== undefined) return toRoman(value + 1).toLowerCase();
  return /^[a-y]$/u.test(part) ? String.fromCharCode(part.charCodeAt(0) + 1) : undefined;
}
