import type { Citation } from '../../law';
import type { ActNames } from './actNames';

/** How far in front of a provision a book with its publisher and year is looked for, in UTF-16 units, and the name of an act in front of those. */
const WINDOW = 90;
const NAME_WINDOW = 100;
const YEAR_IN_BRACKET = /\p{L}(?<year>\s\((?:[^()\d\n]{2,60}\s)?(?:1[5-9]|20)\d\d\),?\s{1,2})$/u;

/**
 * Whether a draft's provision that names no act stands in a book, told by the year in a bracket: "Zeerecht (Deventer 2012), art. 4". Behind
 * the name of an act the year is the act's: "Harbours Act (2012), s 4".
 *
 * Known failure: an act that is said otherwise, behind which a year stands: "the amendment (2015), section 4"; it is unchecked then.
 */
export function isInDatedBook(
  { start, anchor, system }: Citation,
  { own, text, floor }: { readonly own: number | undefined; readonly text: string; readonly floor: number },
  names: Pick<ActNames, 'findEnding'>,
): boolean {
  if (own !== undefined || anchor !== 'act') return false;
  const year = YEAR_IN_BRACKET.exec(text.slice(Math.max(floor, start - WINDOW), start))?.groups?.['year'];
  if (year === undefined) return false;
  const end = start - year.length;
  return names.findEnding(text.slice(Math.max(floor, end - NAME_WINDOW), end), system) === undefined;
}
