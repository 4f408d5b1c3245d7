import { numberParts, type NumberPart } from './parts';
import { fromRoman } from './roman';

/** How the letters of a row count: I, II, III, or A, B, C. */
export type Numerals = 'roman' | 'letters';

/**
 * Where a part stands among those that may follow the same beginning: nothing first (a shorter number), then what is
 * inside the unit (5.1), what is put in front of the inserted ones by a nought (5-0), letters (5a), and branches (5-2, 5/2,
 * 5bis). At the beginning letters stand before digits: UK acts put section A1 in front of section 1.
 */
const RANK = { inner: 0, nought: 1, letters: 2, branch: 3 } as const;
const FIRST_RANK = { letters: 0, digits: 1 } as const;

function rankOf({ kind, joint, value }: NumberPart, at: number): number {
  if (at === 0) return kind === 'letters' ? FIRST_RANK.letters : FIRST_RANK.digits;
  if (kind === 'latin') return RANK.branch;
  if (/[.:]/u.test(joint) || (kind === 'digits' && joint === '')) return RANK.inner;
  if (kind === 'letters') return RANK.letters;
  return value === 0 ? RANK.nought : RANK.branch;
}

/** What a part counts among those of its rank; letters that count by the alphabet are behind whatever has a value. */
const valueOf = ({ kind, text, value }: NumberPart, numerals: Numerals): number =>
  kind === 'letters' ? ((numerals === 'roman' ? fromRoman(text) : undefined) ?? Infinity) : value;

/**
 * Less than 0 where one number stands before the other in an act, 0 only where they are the same text: a total order.
 * 5 < 5.1 < 5-0a < 5a < 5aa < 5b < 5-2 < 5bis < 5ter < 6; 4.9 < 4.10; 5a-1 < 5b; a1 < 1; and v < ix as Roman numerals.
 *
 * It follows drafting practice: what is inserted with a letter stands before the next branch, since an act that has both
 * got its branches when the letters had been used up. A branch 2 and `bis` are one place, and then the texts decide.
 * Known failures: acts that go on with `aa` behind `z` ("42 U.S.C. § 300aa"), and those that put `1za` before `1a`.
 *
 * @param one in its canonical form, as `other` is
 */
export function compareNumbers(one: string, other: string, numerals: Numerals = 'letters'): number {
  if (one === other) return 0;
  const [left, right] = [numberParts(one), numberParts(other)];
  for (let at = 0; at < Math.min(left.length, right.length); at += 1) {
    const difference = compareParts(left[at]!, right[at]!, at, numerals);
    if (difference !== 0) return difference;
  }
  return left.length - right.length || byText(one, other);
}

function compareParts(one: NumberPart, other: NumberPart, at: number, numerals: Numerals): number {
  const rank = rankOf(one, at) - rankOf(other, at);
  if (rank !== 0) return rank;
  const [value, next] = [valueOf(one, numerals), valueOf(other, numerals)];
  if (value !== next) return value < next ? -1 : 1;
  const [isLetters, areLetters] = [one.kind === 'letters', other.kind === 'letters'];
  return isLetters && areLetters ? byText(one.text, other.text) : Number(isLetters) - Number(areLetters);
}

const byText = (one: string, other: string): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

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
