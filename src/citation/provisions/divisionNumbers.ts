/** A division at the end of an id or inside it, with a Roman number. */
const ROMAN = /(?<=(?:^|\/|__)(?:book|part|title|chp|dvs|subdvs|annex)_)[ivxlc]{1,8}(?=__|$)/gu;
const VALUES: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

/** The value of a Roman number in small letters: a sign in front of a greater one is taken off. */
export function valueOf(roman: string): number {
  const values = Array.from(roman, (sign) => VALUES[sign]!);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}

const inDigits = (id: string): string => id.replace(ROMAN, (roman) => String(valueOf(roman)));

/**
 * The ids that end with an eId of divisions; failing that, those that do when Roman numbers are read as digits: the heading
 * "TITRE PREMIER" is cited as "titre Ier". Known failure: an act that counts by letters and has a Part I, cited as Part 1.
 */
export function endingWith<T>(entries: readonly T[], idOf: (entry: T) => string, eId: string): readonly T[] {
  const ends = (id: string, end: string): boolean => id.endsWith(`/${end}`) || id.endsWith(`__${end}`);
  const exact = entries.filter((entry) => ends(idOf(entry), eId));
  if (exact.length > 0) return exact;
  const digits = inDigits(eId);
  return entries.filter((entry) => ends(inDigits(idOf(entry)), digits));
}
