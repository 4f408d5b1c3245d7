import { packOf } from '../../languages';
import { compareNumbers, LATIN, normaliseNumber, type Language } from '../../law';

/** A numbered paragraph's mark and the text after it. */
export interface ParagraphMarker {
  readonly number: string;
  readonly rest: string;
}

// One blank is enough to tell; a loop over millions of them could throw.
const BRACKETED = /^[(（](\d{1,4}[a-zA-Z]{0,2})[)）](?:\s|$)/u;
/** Pages of English law copied from the web have no blank: "(1)A jetty". */
const BRACKETED_CLOSE = /^\((\d{1,4}[a-zA-Z]{0,2})\)(?=\p{Lu}(?:\p{Ll}|\s))/u;
/** "1.", "2A.", "1-bis.", "2-bis.1.". */
const DOTTED = new RegExp(`^(\\d{1,3}(?:[A-Z]{0,2}|-${LATIN}(?:\\.\\d{1,2})?))\\.\\s`, 'u');

/** The blocks of circled numbers: first and last code point, and the number of the first. */
const CIRCLED: readonly (readonly [number, number, number])[] = [
  [0x2460, 0x2473, 1],
  [0x3251, 0x325f, 21],
  [0x32b1, 0x32bf, 36],
];

const ASTERISK = 0x2a;
const FIRST_CIRCLED = CIRCLED[0]![0];

/** The value of a circled number ① to ㊿, or undefined. */
export function circledNumber(character: string): number | undefined {
  const code = character.codePointAt(0) ?? 0;
  for (const [first, last, value] of CIRCLED) if (code >= first && code <= last) return code - first + value;
  return undefined;
}

/** `(1) text`, `(1a) text`, `① text`. */
export function paragraphMarker(line: string, language: Language = 'und'): ParagraphMarker | undefined {
  const code = line.charCodeAt(0);
  if (code === 0x28 || code === 0xff08) {
    const match =
      BRACKETED.exec(line) ?? (packOf(language)?.layout?.unmarkedSections === true ? BRACKETED_CLOSE.exec(line) : null);
    return match === null
      ? undefined
      : { number: match[1]!.toLowerCase(), rest: line.slice(match[0].length).trimStart() };
  }
  // An empty line has no first character, and its code is NaN.
  if (!(code >= FIRST_CIRCLED)) return undefined;
  const value = circledNumber(line);
  return value === undefined ? undefined : { number: String(value), rest: line.slice(1).trimStart() };
}

/** The mark of a paragraph in strong emphasis, as some publishers of Markdown print it: `**①** text`, `**(1)** text`. */
const STRONG_MARK = /^\*\*([①-⑳㉑-㉟㊱-㊿]|[(（]\d{1,4}[a-zA-Z]{0,2}[)）]|\d{1,3}\.)\*\*(?=\s|$)/u;

/** A line whose mark stands in strong emphasis, without that. */
export const withPlainMark = (line: string): string =>
  line.charCodeAt(0) === ASTERISK ? line.replace(STRONG_MARK, '$1') : line;

/** `1. text`, `2A. text`, `1-bis. text`, which opens a paragraph only where a section starts with it. */
export function dottedMarker(line: string): ParagraphMarker | undefined {
  const match = DOTTED.exec(line);
  return match === null
    ? undefined
    : { number: normaliseNumber(match[1]!), rest: line.slice(match[0].length).trimStart() };
}

/** `(a) text`, which opens a paragraph only where a section starts with it. */
export function letteredMarker(line: string): ParagraphMarker | undefined {
  const match = /^\(([a-z])\)\s/u.exec(line);
  return match === null ? undefined : { number: match[1]!, rest: line.slice(match[0].length).trimStart() };
}

/** The mark of a paragraph that a language's layout knows; undefined where it has none. */
export function layoutMarker(line: string, mark: RegExp | undefined): ParagraphMarker | undefined {
  const match = mark?.exec(line);
  if (match === null || match === undefined) return undefined;
  const number = match.slice(1).find((group) => group !== undefined)!;
  return { number: normaliseNumber(number), rest: line.slice(match[0].length) };
}

/** The letter behind a small one. */
export const nextLetter = (letter: string): string => String.fromCharCode(letter.charCodeAt(0) + 1);

/** Whether `next` can follow `previous` in a count: 1 after nothing, 3 or 2a after 2, 2b or 3 after 2a, 1-bis after 1. */
export function follows(previous: string, next: string): boolean {
  const before = MAIN.exec(previous);
  const after = MAIN.exec(next);
  if (before === null || after === null || after[1] === '') return false;
  const from = Number(before[1]);
  const to = Number(after[1]);
  return after[2] === '' ? to === from + 1 : to === from && compareNumbers(previous, next) < 0;
}

/** A number, and what is inserted behind it. */
const MAIN = /^(\d*)((?:[a-z]+(?:\.\d+)?)?)$/u;
