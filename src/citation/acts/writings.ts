import type { Citation } from '../../law';
import { inAnySystem } from '../systems';
import type { ActNames } from './actNames';

/** How far in front of a provision a writing is looked for, in UTF-16 units, and the name of an act in front of what tells one. */
const WINDOW = 90;
const NAME_WINDOW = 100;
/** A year in a bracket, with or without a publisher; words that go back to a writing: "supra", "ebd.". */
const OF_WRITING = new RegExp(
  `[\\p{L}\\p{N}.)\\]](?<said>\\s\\((?:[^()\\d\\n]{2,60}\\s)?(?:1[5-9]|20)\\d\\d\\),?\\s{1,2}|,?\\s${inAnySystem('sameWriting')}\\s{1,2})$`,
  'u',
);
/** "See Marsh, The Law of Ports, ", "LÓPEZ, J., Comentarios, ": an author and a title, the last comma apart. Short words lead to a place. */
const AUTHOR_AND_TITLE =
  /(?:^|[;.:(]\s)(?!\p{Lu}\p{Ll}\s)(?:\p{Lu}[\p{L}.’'-]*\s){0,3}\p{Lu}[\p{L}.’'-]+,\s(?:(?:\p{Lu}\.\s?){1,3},\s)?\p{Lu}[\p{L}’'-]+(?:\s[\p{L}’'-]+){0,7}(?<said>,\s{1,2})$/u;
const NAMES = /\p{Lu}/u;

/**
 * Whether a draft's provision that names no act stands in a book or a judgment, told by an author with a title, the year in a bracket or
 * words that go back to it: "Zeerecht (Deventer 2012), art. 4", "Jones v Smith, supra, § 4". Behind the name of an act they are of the
 * act: "Harbours Act (2012), s 4".
 *
 * Known failure: an act that is said otherwise, behind which a year stands: "the amendment (2015), section 4"; it is unchecked then.
 */
export function isInWriting(
  { start, anchor, system }: Citation,
  { own, text, floor }: { readonly own: number | undefined; readonly text: string; readonly floor: number },
  names: Pick<ActNames, 'findEnding'>,
): boolean {
  if (own !== undefined || anchor !== 'act') return false;
  const before = text.slice(Math.max(floor, start - WINDOW), start);
  const said = (OF_WRITING.exec(before) ?? AUTHOR_AND_TITLE.exec(before))?.groups?.['said'];
  if (said === undefined) return false;
  const end = start - said.length;
  const name = text.slice(Math.max(floor, end - NAME_WINDOW), end);
  return NAMES.test(name) && names.findEnding(name, system) === undefined;
}
