import { romanValue } from '../../law';

/** A division at the end of an id or inside it, with a Roman number. */
const ROMAN = /(?<=(?:^|\/|__)(?:book|part|title|chp|dvs|subdvs|annex)_)[ivxlc]{1,8}(?=__|$)/gu;

const inDigits = (id: string): string => id.replace(ROMAN, (roman) => String(romanValue(roman)));

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
