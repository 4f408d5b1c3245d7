/** A division at the end of an id or inside it, with a Roman number. */
const ROMAN = /(?<=(?:^|\/|__)(?:book|part|title|chp|dvs|subdvs|annex)_)[ivxlc]{1,8}(?=__|$)/gu;
const VALUES: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

/** The value of a Roman number in small letters: a sign in front of a greater one is taken off. */
export function valueOf(roman: string): number {
  const values = Array.from(roman, (sign) => VALUES[sign]!);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}

const TENS_AND_ONES = [
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
] as const;

/** The greatest number that {@link romanOf} writes. */
export const MOST_ROMAN = 39;

/** A number from 1 to {@link MOST_ROMAN} in small Roman signs. */
export function romanOf(value: number): string {
  let roman = '';
  let rest = value;
  for (const [signs, worth] of TENS_AND_ONES) {
    for (; rest >= worth; rest -= worth) roman += signs;
  }
  return roman;
}

const inDigits = (id: string): string => id.replace(ROMAN, (roman) => String(valueOf(roman)));

/**
 * The ids that end with an eId of divisions; failing that, those that do when Roman numbers are read as digits: the heading
 * "TITRE PREMIER" is cited as "titre Ier"; failing that, those that have all of the eId's divisions with others between
 * them: "Titel 15 des Zweiten Buchs" is `book_2__dvs_8__title_15`. Known failure: an act that counts by letters and has a
 * Part I, cited as Part 1.
 */
export function endingWith<T>(entries: readonly T[], idOf: (entry: T) => string, eId: string): readonly T[] {
  const ends = (id: string, end: string): boolean => id.endsWith(`/${end}`) || id.endsWith(`__${end}`);
  const exact = entries.filter((entry) => ends(idOf(entry), eId));
  if (exact.length > 0) return exact;
  const digits = inDigits(eId);
  const read = entries.filter((entry) => ends(inDigits(idOf(entry)), digits));
  if (read.length > 0 || !digits.includes('__')) return read;
  const wanted = digits.split('__');
  return entries.filter((entry) => skipsTo(inDigits(idOf(entry)), wanted));
}

/** Whether an id ends with the last of some components and has the others in front of it, in their order. */
function skipsTo(id: string, wanted: readonly string[]): boolean {
  const components = id.slice(id.indexOf('/') + 1).split('__');
  if (components.at(-1) !== wanted.at(-1)) return false;
  let next = 0;
  for (const component of components) if (component === wanted[next]) next += 1;
  return next === wanted.length;
}
