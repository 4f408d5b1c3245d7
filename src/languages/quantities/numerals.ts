import { matchesOf, type TextSpan } from '../../text';
import { dated, NO_WORD, type Numeral, type NumeralForm, type QuantityRules } from './rules';
import { digitsOf, plainDigits } from './values';

export interface FoundNumeral extends Numeral, TextSpan {
  /** Written in figures, so that it may name a provision. */
  readonly figures?: string;
}

/** Circled and raised digits mark paragraphs and footnotes. */
const MARKS = /[\u2460-\u24ff\u2776-\u2793\u00b9\u00b2\u00b3\u2070-\u2079]/gu;
/** The zeros of the scripts whose digits are read. */
const ZEROS = Array.from('๐٠۰०', (zero) => zero.charCodeAt(0));
const ISO_DATE: NumeralForm = {
  pattern: '(?<![\\d-])(\\d{4})-(\\d{2})-(\\d{2})(?![\\d-])',
  read: ([, year, month, day]) => dated(year, month, day),
};
const LONGEST_SCALE = 16;

/** Full-width signs and the digits of other scripts as ASCII, marks as blanks; every offset stays. */
export const asAscii = (text: string): string =>
  text
    .replace(MARKS, ' ')
    .replace(/[\uff01-\uff5e]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[๐-๙٠-٩۰-۹०-९]/gu, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - ZEROS.find((zero) => code >= zero && code < zero + 10)!);
    });

/** @returns what finds all numerals of a text, in order, none inside another; a form of them in each step. */
export function numeralFinder(rules: QuantityRules): (text: string) => Generator<void, FoundNumeral[]> {
  const forms = [ISO_DATE, ...rules.forms].map(({ pattern, cased, read }) => ({
    pattern: new RegExp(pattern, cased === true ? 'gu' : 'giu'),
    read,
  }));
  const blank = rules.blankGroups === true ? ' (?=\\d{3}(?!\\d))' : NO_WORD;
  const figures = new RegExp(`\\d+(?:(?:[.,'’\\u00a0\\u2009\\u202f]|${blank})\\d+)*`, 'gu');
  const scales = (rules.scales ?? []).map(([words, factor]) => [new RegExp(`^${words}`, 'iu'), factor] as const);

  const scaled = (literal: string, end: number, text: string): Omit<FoundNumeral, 'start'> => {
    const value = valueOfFigures(literal, rules.decimals);
    const following = text.slice(end, end + LONGEST_SCALE);
    for (const [pattern, factor] of scales) {
      const words = pattern.exec(following)?.[0];
      if (words !== undefined && !Number.isNaN(Number(value)))
        return { value: digitsOf(Number(value) * factor), end: end + words.length };
    }
    return { value, end, figures: literal };
  };

  return function* (text) {
    const found: FoundNumeral[] = [];
    let rest = text;
    for (const { pattern, read } of forms) {
      const taken = matchesOf(pattern, rest).flatMap((match) => {
        const numeral = read(match);
        return numeral === undefined ? [] : [{ ...numeral, start: match.index, end: match.index + match[0].length }];
      });
      for (const each of taken) found.push(each);
      rest = masked(rest, taken);
      yield;
    }
    for (const { 0: literal, index } of matchesOf(figures, rest))
      found.push({ ...scaled(literal, index + literal.length, rest), start: index });
    return found.sort((a, b) => a.start - b.start);
  };
}

/** The text with what was read blanked out by a private-use character, so that offsets and word borders stay. */
function masked(text: string, matches: readonly TextSpan[]): string {
  if (matches.length === 0) return text;
  const pieces: string[] = [];
  let last = 0;
  for (const { start, end } of matches) {
    pieces.push(text.slice(last, start), '\uE000'.repeat(end - start));
    last = end;
  }
  return pieces.join('') + text.slice(last);
}

/**
 * Figures as a value: grouped in threes, with decimals, or with the dots of a rule number (`3.1.2`), which stay.
 *
 * Known failure: a list without blanks (1,2,3) is read as a rule number.
 */
function valueOfFigures(figures: string, decimals: ',' | '.'): string {
  const groups = decimals === ',' ? '.' : ',';
  const plain = figures.replace(/['’\u00a0\u2009\u202f ]/gu, groups);
  const [whole = '', fraction, ...more] = plain.split(decimals);
  const parts = whole.split(groups);
  const isGrouped = parts.length > 1 && parts[0]!.length <= 3 && parts.slice(1).every(({ length }) => length === 3);
  if (more.length === 0 && (parts.length === 1 || isGrouped))
    return plainDigits(fraction === undefined ? parts.join('') : `${parts.join('')}.${fraction}`);
  const other = /^\d+[.,]\d+$/u.test(plain);
  return other ? plainDigits(plain.replace(',', '.')) : plain.replaceAll(',', '.');
}
