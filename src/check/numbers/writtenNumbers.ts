import { digitsOf, type NumberForm } from '../../languages';
import { CIRCLED_SIGN, inCircle, normaliseNumber, numberParts, writeNumber } from '../../law';
import { matchesOf, type TextSpan } from '../../text';
import { numberForms, UNIT } from './writing';

/** A number as a text writes it. Offsets are those of the text. */
export interface WrittenNumber extends TextSpan {
  /** What it may say, normalised: `II` is a letter's number, or 2. */
  readonly says: readonly string[];
  /** Whether it stands in brackets or in a circle, as the numbers of paragraphs do. */
  readonly isEnclosed: boolean;
  /** Another number, normalised, written in the same manner. */
  readonly as: (number: string) => string;
}

const UNIT_END = new RegExp(`\\s?${UNIT}$`, 'u');

/** A number without the word for its unit: the 750 of 750조. One with a branch (8조의2) is whole only with it. */
export function withoutUnit({ start, end }: TextSpan, text: string): TextSpan {
  return { start, end: end - (UNIT_END.exec(text.slice(start, end))?.[0].length ?? 0) };
}

/** The parts of a normalised number: 12 and `a` of `12a`, 5 and 2 of `5-2`, 17, 2 and 1 of `17.2.1`. */
export const partsOf = (number: string): string[] => numberParts(number).map(({ text }) => text);

/** A part of a number in the digits or the case of another one. */
function inStyleOf(like: string, part: string): string {
  if (/^\d+$/u.test(part)) return writeNumber(part, { digits: digitsOf(like) });
  return /\p{Lu}/u.test(like) ? part.toUpperCase() : part;
}

const ROMAN = /^[IVXLC]+$/u;

const CIRCLED = new RegExp(CIRCLED_SIGN, 'gu');

const isBracketed = (text: string, start: number, end: number): boolean =>
  /[(（]/u.test(text[start - 1] ?? '') && /[)）]/u.test(text[end] ?? '');

/**
 * The numbers of a text in the manner of a language, in order; two of them may overlap (5 and `5 a`).
 *
 * @param language a BCP 47 tag; what is not known is read as English is
 */
export function writtenNumbers(text: string, language: string): WrittenNumber[] {
  const found = numberForms(language).flatMap((form) => readIn(form, text));
  const circled = matchesOf(CIRCLED, text).map(({ 0: sign, index }): WrittenNumber => ({
    start: index,
    end: index + 1,
    says: [normaliseNumber(sign)],
    isEnclosed: true,
    as: (number) => inCircle(number) ?? `(${number})`,
  }));
  return [...found, ...circled].sort((one, other) => one.start - other.start || other.end - one.end);
}

function readIn({ pattern, run, isLettered, says, compose }: NumberForm, text: string): WrittenNumber[] {
  return matchesOf(pattern, text).map(({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    says: [...new Set(says(written))],
    isEnclosed: isBracketed(text, index, index + written.length),
    as: (number) => {
      const parts = partsOf(number);
      const runs = written.match(run) ?? [];
      const isRoman = ROMAN.test(written);
      if (runs.length !== parts.length || isRoman) return compose(number, written);
      let at = 0;
      const like = (one: string, other: string): boolean => /\d/u.test(one) === !/\p{L}/u.test(other);
      if (isLettered === true && !runs.every((each, part) => like(each, parts[part]!))) return compose(number, written);
      return written.replace(run, (each) => inStyleOf(each, parts[at++]!));
    },
  }));
}
