import { matchesOf, type TextSpan } from '../text';
import { SYSTEMS } from './systems';

/**
 * How decisions of courts are cited: by the European identifier, or by the manner of a legal system, which is the number of
 * the file, a neutral citation, or a collection. Assumption: such a sign stands for nothing else. Known failures: a case by
 * the names of its parties alone ("Smith v Jones"), one by a collection that is not in its pack, and any of a language
 * whose pack has none.
 */
const CASES: readonly RegExp[] = [
  /(?<![\p{L}\p{N}])ECLI:[A-Z]{2}:[A-Z0-9]{1,7}:\d{4}:[A-Z0-9.]{1,25}(?![A-Z0-9])/gu,
  ...SYSTEMS.flatMap(({ cases }) => cases ?? []),
];

/** Where a text cites decisions of courts, in order, none within another. Nothing is said of whether there are such. */
export function findCases(text: string): TextSpan[] {
  const found = CASES.flatMap((pattern) =>
    matchesOf(pattern, text).map(({ index, 0: { length } }) => ({ start: index, end: index + length })),
  ).sort((one, other) => one.start - other.start || other.end - one.end);
  const apart: TextSpan[] = [];
  for (const span of found) if (span.start >= (apart.at(-1)?.end ?? 0)) apart.push(span);
  return apart;
}
