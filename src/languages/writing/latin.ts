import { fromRoman, normaliseNumber, PRINTED_LATIN, writeNumber, type NumberStyle } from '../../law';
import type { NumberForm } from './writing';

const RUN = /\d+|\p{L}+/gu;
const squeezed = (written: string): string => normaliseNumber(written.replace(/(?<!\d)\.|[\s*]|\.(?!\d|\p{L})/gu, ''));

const ROMAN = /^[IVXLC]+$/u;

/** A style is one of what a number has that the written one has not: an English section's letter is a capital, 12A. */
export const latin = (pattern: RegExp, style: NumberStyle = {}): NumberForm => ({
  pattern,
  run: RUN,
  isLettered: true,
  says: (written) => {
    const value = ROMAN.test(written) ? fromRoman(written) : undefined;
    return [normaliseNumber(written), squeezed(written), ...(value === undefined ? [] : [String(value)])];
  },
  compose: (number, written) => {
    if (ROMAN.test(written) && /^\d{1,2}$/u.test(number))
      return writeNumber(number, { digits: 'roman', capitals: true });
    const hasCapitals = style.capitals === true && /^\d/u.test(number) && !/\p{Ll}/u.test(written);
    return writeNumber(number, { ...style, capitals: hasCapitals || /\p{Lu}/u.test(written) });
  },
});

const NUMBER =
  '[\\p{L}\\p{N}]{0,8}\\p{N}(?:[\\p{L}\\p{N}.-]{0,30}[\\p{L}\\p{N}])?|(?<=\\()\\p{L}{1,4}(?=\\))|(?<![\\p{L}\\p{N}])[IVXLC]{1,8}(?![\\p{L}\\p{N}])';
/** `12A`, `(a)`, `IV`. */
export const lettered = (style: NumberStyle = {}): NumberForm => latin(new RegExp(NUMBER, 'gu'), style);

/**
 * Those of Romance law: L. 121-1, R.* 123-4, 5 bis, 2-bis, 1649 quater B, 1649 A.
 *
 * @param joint what a law writes in front of a Latin word: the blank of "5 bis", the hyphen of "2-bis"
 */
export const romance = (joint: ' ' | '-'): readonly NumberForm[] => [
  latin(
    new RegExp(
      `(?:(?<!\\p{L})(?:LO|[LRDAC])\\.?\\*?\\.?\\s?(?=\\d))?\\d{1,5}(?:-\\d{1,4}){0,4}(?:(?:\\s|-)${PRINTED_LATIN}(?!\\p{L})(?:\\s[A-Z](?![\\p{L}.’']))?|\\s[A-Z](?!\\p{L}))?`,
      'gu',
    ),
    { latin: joint },
  ),
  lettered(),
];
