import { editDistance } from './editDistance';

/** Suggestions for one number. */
const MOST = 3;

/** The digits that a number begins with: 12 of 12a, 5 of 5-2. */
const mainOf = (number: string): string => /^\d+/u.exec(number)?.[0] ?? '';

/**
 * The numbers that one was probably meant to be, nearest first: the same number with another suffix (12 for 12a, 5-2 for
 * 5), then one slip of the keyboard away (128 for 182). Of the first kind the ones with the shortest suffix first; of the
 * second those nearest by value.
 */
export function nearestNumbers(number: string, existing: readonly string[]): string[] {
  const main = mainOf(number);
  const rated = new Map<string, number>();
  for (const candidate of existing) {
    if (candidate === number || rated.has(candidate)) continue;
    if (main !== '' && mainOf(candidate) === main && !candidate.includes('.')) {
      rated.set(candidate, candidate.length / 100);
    } else if (number.length > 1 && candidate.length > 1 && editDistance(number, candidate, 1) === 1) {
      const apart = Math.abs(Number(mainOf(candidate)) - Number(main));
      rated.set(candidate, 1 + (Number.isNaN(apart) ? 1 : apart / (apart + 1)));
    }
  }
  return [...rated]
    .sort((a, b) => a[1] - b[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, MOST)
    .map(([candidate]) => candidate);
}
