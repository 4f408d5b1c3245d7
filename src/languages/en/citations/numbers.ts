import type { UnitKind } from '../../../law';
import { matchAt, toNumber } from '../../citations/engine';
import { COMPILED_INITIALS } from './americanCodes';
import { pattern } from './patterns';

const HIDDEN = '[\\u00AD\\u200B-\\u200F\\u2060\\uFEFF]{0,3}';
const ENDS = '(?![\\p{L}\\p{N}/%]|[.:]\\d)';
/** 12, 12A, 17.2.1, 6.12A.2, 15.11.A.1, A6.9.3, ZA1, 40.3.1°; invisible marks may stand in it. */
const NUMBER = pattern(
  `[\\s]{0,3}${HIDDEN}((?:[A-Z]\\.?|[A-Z]{2})?\\d{1,5}[A-Z]{0,2}(?:${HIDDEN}\\.${HIDDEN}(?:\\d{1,5}[A-Z]{0,2}|[A-Z](?=\\.\\d))){0,6})°?${ENDS}`,
  'uy',
);
/** 1396a, 240.10b, 6a: American codes and the articles that were put into acts of the European Union; "5th" is none. */
const SMALL_LETTERED = pattern(
  `\\s{0,3}(?!\\d{1,5}(?:st|nd|rd|th)(?!\\p{L}))(\\d{1,5}[a-z]{0,3}(?:\\.\\d{1,5}[a-z]{0,2})?)${ENDS}`,
  'uy',
);
/** 200e-2, 76-5-203, 13-21-111.5, 6-13.1-2, 1.401(k)-1, 1.501(c)(3)-1, 995-1; group 2 is what stands in front of the first dash, group 3 what follows. */
const HYPHENATED =
  /\s{0,3}((\d{1,5}[A-Za-z]{0,3}(?:\.\d{1,5}(?:[A-Za-z]{0,2}|\([a-z]{1,2}\)(?:\(\d{1,2}\))?))?)[-–](\d{1,5}[A-Za-z]?(?:(?:\.\d{1,3})?(?:[-–]\d{1,5}[A-Za-z]?){1,2}(?:\.\d{1,3})?|(?<=\/\d{1,3}-\d{1,3})\.\d{1,3})?))(?![\p{L}\p{N}/%]|[-–.]\d)/uy;
/** "§ 14:30.1" of Louisiana, "§ 10:5-12" of New Jersey, "§ 2D1.1" of the sentencing guidelines: behind the sign alone. */
const CHAPTERED =
  /\s{0,3}(\d{1,3}[A-Z]?:\d{1,4}[A-Z]?(?:\.\d{1,4})?(?:-\d{1,4}(?:\.\d{1,4})?)?|\d{1,2}[A-Z]\d{1,2}\.\d{1,3})(?![\p{L}\p{N}/%]|[-–.:]\d)/uy;
/** "Rule 10b-5", "Rule 15c3-1". */
const HYPHENATED_RULE = /\s{0,3}(\d{1,3}[a-z]\d?-\d{1,3})(?![\p{L}\p{N}/%]|[-–.]\d)/uy;
const AMERICAN_SIGN = /§$|\/$|[CRA]\.?$/u;
/** "Part IV", "Part IVA". */
const ROMAN = /\s{0,3}([IVXLC]{1,7}[A-D]{0,2})(?![\p{L}\p{N}])/uy;
const LETTER = /\s{0,3}([A-Z])(?![\p{L}\p{N}])/uy;

const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );
const TENTHS = TENS.map((word) => word.replace(/y$/u, 'ieth'));
const anyCase = (words: readonly string[]): string =>
  words.map((word) => `[${word[0]!.toUpperCase()}${word[0]!}]${word.slice(1)}`).join('|');

/** "two", "Five", "twenty-one". */
export const NUMBER_WORD = `(?:(?:${anyCase(TENS)})(?:-(?:${ONES.slice(0, 9).join('|')}))?|${anyCase([...ONES].reverse())})(?![\\p{L}-])`;
/** "second", "Twentieth", "ninety-seventh"; no rest of a longer one ("hundred and first"). */
export const ORDINAL_WORD = `(?<!-|hundred\\sand\\s)(?:(?:${anyCase(TENS)})-(?:${ORDINALS.slice(0, 9).join('|')})|${anyCase([...ORDINALS, ...TENTHS].reverse())})`;
const IN_WORDS = pattern(`\\s{0,2}(${NUMBER_WORD})`, 'uy');

/** "2" for "second", "97" for "ninety-seventh"; undefined for any other word. */
export function ordinalNumber(word: string | undefined): string | undefined {
  const [first = '', second] = word?.toLowerCase().split('-') ?? [];
  const [tens, tenths, ones] = [TENS.indexOf(first), TENTHS.indexOf(first), ORDINALS.indexOf(second ?? first)];
  if (tenths >= 0) return String((tenths + 2) * 10);
  return ones < 0 ? undefined : String(second === undefined ? ones + 1 : (tens + 2) * 10 + ones + 1);
}

/** "2" for "two", "21" for "Twenty-One"; for words that {@link NUMBER_WORD} matches. */
export function cardinalNumber(words: string): string {
  const [first, second] = words.toLowerCase().split('-');
  const tens = TENS.indexOf(first!);
  if (tens < 0) return String(ONES.indexOf(first!) + 1);
  return String((tens + 2) * 10 + (second === undefined ? 0 : ONES.indexOf(second) + 1));
}

interface NumberRead {
  readonly number: string;
  readonly end: number;
  /** Set where it may be no number of a provision: "section two", "Part A". */
  readonly isWord?: true;
}

const readNumber = (match: RegExpExecArray | null, at: number): NumberRead | undefined =>
  match === null ? undefined : { number: toNumber(match[1]!), end: at + match[0].length };

/** In front of a number: one section of a compilation of the law of a State, whose numbers have dashes ("N.C. Gen. Stat. § 14-17", "N.C.G.S. 14-17"). */
const OF_STATE = pattern(
  `(?:(?:Stat|Ann|Laws?)\\.?\\s(?<!§)§\\s{0,2}|(?<![\\p{L}\\p{N}.])${COMPILED_INITIALS}\\s(?:§\\s{0,2})?|\\d\\/)$`,
  'u',
);
/** In front of a number: a word for one section, or another number of the form 2-207. */
const ONE_SECTION =
  /(?:(?<!§)§\s{0,2}|(?:section|sec\.)\s|(?<!\d)\d{1,2}-\d{3}(?:\s(?:to|through|and|or)|,|,\s(?:and|or))\s)$/iu;
/** Behind a number of that form: another one. */
const ONE_MORE = /(?:\s(?:to|through|and|or)|,)\s\d{1,2}-\d{3}(?!\d)/uy;

/**
 * Whether a dash stands in a number and not between the ends of a range: ranges do not go down, have two ends, and have
 * them at one depth; nor are a hundred sections and more cited by a word for one ("section 2-207" of a uniform code).
 * Known failures: "section 10-15" of an act that numbers so; "§§ 17.1-3", a range cut short.
 */
function isOneNumber(text: string, at: number, { 0: whole, 2: before, 3: behind }: RegExpExecArray): boolean {
  if (/[-–]/u.test(behind!) || before!.includes('.')) return true;
  if (parseInt(behind!, 10) < parseInt(before!, 10)) return true;
  const start = at + whole.length - whole.trimStart().length;
  if (OF_STATE.test(text.slice(Math.max(0, start - 16), start))) return true;
  if (!/^\d{1,2}$/u.test(before!) || !/^\d{3}/u.test(behind!)) return false;
  return (
    ONE_SECTION.test(text.slice(Math.max(0, start - 16), start)) || matchAt(ONE_MORE, text, at + whole.length) !== null
  );
}

function hyphenatedAt(text: string, at: number, kind: UnitKind): NumberRead | undefined {
  if (kind === 'rule') return readNumber(matchAt(HYPHENATED_RULE, text, at), at);
  const match = kind === 'section' ? matchAt(HYPHENATED, text, at) : null;
  if (match === null || !isOneNumber(text, at, match)) return undefined;
  return { number: toNumber(match[1]!.replace(/–/gu, '-')), end: at + match[0].length };
}

const ROMAN_KINDS: ReadonlySet<UnitKind> = new Set([
  'part',
  'chapter',
  'annex',
  'article',
  'title',
  'division',
  'container',
]);
const LETTER_KINDS: ReadonlySet<UnitKind> = new Set(['part', 'annex', 'division', 'subdivision', 'section']);
const WORD_KINDS: ReadonlySet<UnitKind> = new Set(['section', 'article', 'rule', ...ROMAN_KINDS]);

/** The number behind the word for `kind`; small letters end those of sections and articles alone. */
export function numberAt(text: string, at: number, kind: UnitKind): NumberRead | undefined {
  const isSmall = kind === 'section' || kind === 'article';
  const isAmerican = kind === 'section' && AMERICAN_SIGN.test(text.slice(Math.max(0, at - 2), at));
  const plain = (): NumberRead | undefined => readNumber(matchAt(NUMBER, text, at), at);
  return (
    hyphenatedAt(text, at, kind) ??
    (isAmerican ? readNumber(matchAt(CHAPTERED, text, at), at) : plain()) ??
    (isSmall ? readNumber(matchAt(SMALL_LETTERED, text, at), at) : undefined) ??
    (isAmerican ? plain() : undefined) ??
    (ROMAN_KINDS.has(kind) ? readNumber(matchAt(ROMAN, text, at), at) : undefined) ??
    lettersAt(text, at, kind)
  );
}

/** "Schedule A", "section twenty-one". */
function lettersAt(text: string, at: number, kind: UnitKind): NumberRead | undefined {
  const letter = LETTER_KINDS.has(kind) ? readNumber(matchAt(LETTER, text, at), at) : undefined;
  if (letter !== undefined) return { ...letter, isWord: true };
  const words = WORD_KINDS.has(kind) ? matchAt(IN_WORDS, text, at) : null;
  return words === null ? undefined : { number: cardinalNumber(words[1]!), end: at + words[0].length, isWord: true };
}
