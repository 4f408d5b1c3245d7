import {
  CIRCLED_SIGN,
  fromRoman,
  inCircle,
  kanjiNumber,
  normaliseNumber,
  numberParts,
  PRINTED_LATIN,
  thaiDigits,
  writeNumber,
  type NumberStyle,
} from '../../law';
import type { TextSpan } from '../../text';

/** A number as a text writes it. Offsets are those of the text. */
export interface WrittenNumber extends TextSpan {
  /** What it may say, normalised: `II` is a letter's number, or 2. */
  readonly says: readonly string[];
  /** Whether it stands in brackets or in a circle, as the numbers of paragraphs do. */
  readonly isEnclosed: boolean;
  /** Another number, normalised, written in the same manner. */
  readonly as: (number: string) => string;
}

/** How a language writes numbers. */
interface Script {
  readonly pattern: RegExp;
  /** The parts of a written number that count; what stands between them is kept. */
  readonly run: RegExp;
  readonly says: (written: string) => string[];
  /** A number with more or fewer parts than the written one. */
  readonly compose: (number: string, written: string) => string;
}

/** A number without the word for its unit: the 750 of 750조. One with a branch (8조의2) is whole only with it. */
export function withoutUnit({ start, end }: TextSpan, text: string): TextSpan {
  return { start, end: end - (/\s?[편장절관조항호編章節款条項号]$/u.exec(text.slice(start, end))?.[0].length ?? 0) };
}

/** The parts of a normalised number: 12 and `a` of `12a`, 5 and 2 of `5-2`, 17, 2 and 1 of `17.2.1`. */
export const partsOf = (number: string): string[] => numberParts(number).map(({ text }) => text);

/** The signs for digits of a written number; kanji by tens (七百九) or digit by digit (七〇九). */
function digitsOf(written: string): NumberStyle['digits'] {
  if (/[０-９]/u.test(written)) return 'fullWidth';
  if (/[๐-๙]/u.test(written)) return 'thai';
  const kanji = /[〇零一二三四五六七八九十百千]+/u.exec(written)?.[0];
  if (kanji === undefined) return undefined;
  return kanji.length > 1 && !/[十百千]/u.test(kanji) ? 'kanjiDigits' : 'kanji';
}

/** A part of a number in the digits or the case of another one. */
function inStyleOf(like: string, part: string): string {
  if (/^\d+$/u.test(part)) return writeNumber(part, { digits: digitsOf(like) });
  return /\p{Lu}/u.test(like) ? part.toUpperCase() : part;
}

const KOREAN: Script = {
  pattern:
    /(?<![0-9０-９])[0-9０-９]{1,5}(?:\s?[편장절관조항호])?(?:\s?의\s?[0-9０-９]{1,3}(?![0-9０-９]|\s?[조항호])){0,3}/gu,
  run: /[0-9０-９]+/gu,
  says: (written) => [normaliseNumber(written.replace(/[편장절관조항호]/gu, ''))],
  compose: (number, written) => {
    const unit = /\s?[편장절관조항호]/u.exec(written)?.[0] ?? '';
    return writeNumber(number, { digits: digitsOf(written), unit, branch: '의' });
  },
};

const KANJI = '[0-9０-９〇零一二三四五六七八九十百千]';
const JAPANESE: Script = {
  pattern: new RegExp(`${KANJI}{1,12}[編章節款条項号]?(?:の${KANJI}{1,4}(?![編章節款条項号])){0,3}`, 'gu'),
  run: new RegExp(`${KANJI}+`, 'gu'),
  says: (written) => [
    written
      .replace(/[編章節款条項号]/gu, '')
      .split('の')
      .map((part) => kanjiNumber(part))
      .join('-'),
  ],
  compose: (number, written) => {
    const unit = /[編章節款条項号]/u.exec(written)?.[0] ?? '';
    return writeNumber(number, { digits: digitsOf(written), unit, branch: 'の' });
  },
};

const THAI: Script = {
  pattern: /[0-9๐-๙]{1,5}(?:\/[0-9๐-๙]{1,3})?/gu,
  run: /[0-9๐-๙]+/gu,
  says: (written) => {
    const ascii = thaiDigits(written);
    return [ascii, ascii.replace('/', '-')];
  },
  compose: (number, written) => writeNumber(number, { digits: digitsOf(written), branch: '/' }),
};

const LATIN_RUN = /\d+|\p{L}+/gu;
const squeezed = (written: string): string => normaliseNumber(written.replace(/(?<!\d)\.|[\s*]|\.(?!\d|\p{L})/gu, ''));

const ROMAN = /^[IVXLC]+$/u;

/** A style is one of what a number has that the written one has not: an English section's letter is a capital, 12A. */
const latin = (pattern: RegExp, style: NumberStyle = {}): Script => ({
  pattern,
  run: LATIN_RUN,
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

const LATIN_NUMBER =
  '[\\p{L}\\p{N}]{0,8}\\p{N}(?:[\\p{L}\\p{N}.-]{0,30}[\\p{L}\\p{N}])?|(?<=\\()\\p{L}{1,4}(?=\\))|(?<![\\p{L}\\p{N}])[IVXLC]{1,8}(?![\\p{L}\\p{N}])';
const ENGLISH = latin(new RegExp(LATIN_NUMBER, 'gu'), { capitals: true });
const PLAIN = latin(new RegExp(LATIN_NUMBER, 'gu'));
/** § 5 a. */
const SPACED_LETTER = latin(/(?<![\p{L}\p{N}])\d{1,5}\s[a-z](?![\p{L}\p{N}.)])/gu);
/** L. 121-1, R.* 123-4, 5 bis, 2-bis, 1649 quater B, 1649 A. */
const ROMANCE = latin(
  new RegExp(
    `(?:(?<!\\p{L})(?:LO|[LRDAC])\\.?\\*?\\.?\\s?(?=\\d))?\\d{1,5}(?:-\\d{1,4}){0,4}(?:(?:\\s|-)${PRINTED_LATIN}(?!\\p{L})(?:\\s[A-Z](?![\\p{L}.’']))?|\\s[A-Z](?!\\p{L}))?`,
    'gu',
  ),
  { latin: ' ' },
);

const SCRIPTS: Readonly<Record<string, readonly Script[]>> = {
  ko: [KOREAN],
  ja: [JAPANESE],
  th: [THAI],
  en: [ENGLISH],
  de: [PLAIN, SPACED_LETTER],
  fr: [ROMANCE, PLAIN],
  es: [ROMANCE, PLAIN],
};

const CIRCLED = new RegExp(CIRCLED_SIGN, 'gu');

const isBracketed = (text: string, start: number, end: number): boolean =>
  /[(（]/u.test(text[start - 1] ?? '') && /[)）]/u.test(text[end] ?? '');

/**
 * The numbers of a text in the manner of a language, in order; two of them may overlap (5 and `5 a`).
 *
 * @param language a BCP 47 tag; what is not known is read as English is
 */
export function writtenNumbers(text: string, language: string): WrittenNumber[] {
  const found = (SCRIPTS[language] ?? SCRIPTS['en']!).flatMap((script) => readIn(script, text));
  const circled = [...text.matchAll(CIRCLED)].map(({ 0: sign, index }): WrittenNumber => ({
    start: index,
    end: index + 1,
    says: [normaliseNumber(sign)],
    isEnclosed: true,
    as: (number) => inCircle(number) ?? `(${number})`,
  }));
  return [...found, ...circled].sort((one, other) => one.start - other.start || other.end - one.end);
}

function readIn({ pattern, run, says, compose }: Script, text: string): WrittenNumber[] {
  return [...text.matchAll(pattern)].map(({ 0: written, index }) => ({
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
      if (run === LATIN_RUN && !runs.every((each, part) => like(each, parts[part]!))) return compose(number, written);
      return written.replace(run, (each) => inStyleOf(each, parts[at++]!));
    },
  }));
}
