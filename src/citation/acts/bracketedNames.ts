import type { Citation } from '../../law';
import type { ActNames } from './actNames';
import { titlesOf } from '../systems';
import { taken } from './compoundActs';

/** Right behind a title. */
const ABBREVIATION = /^\s{1,2}\((\p{Lu}\p{L}{0,18}\p{Lu}\p{Ll}{0,2}(?:\s(?:[IVX]{1,5}|(?:1[6-9]|20)\d\d))?)\)/u;
/** How far behind a name it may go, in UTF-16 units. */
const WINDOW = 32;

/**
 * The acts that texts tell by an abbreviation in brackets behind a title that nobody knows, as German ones do: "§ 3 des
 * Bojenaufsichtsgesetzes (BojAufsG)".
 *
 * Assumes that the letters of the abbreviation stand in the title in their order, which those of a Land or of a court do
 * not as a rule. Known failures: a title that begins with an adjective ("Zweites Bojengesetz"); one that is abbreviated
 * with letters that it does not have.
 */
export function bracketedActs(
  { end, text: cited, system }: Citation,
  name: string,
  text: string,
  names: Pick<ActNames, 'find'>,
): readonly number[] {
  const titles = titlesOf(system);
  if (titles === undefined || !cited.endsWith(name) || !titles.alone.test(name)) return [];
  const abbreviation = ABBREVIATION.exec(text.slice(end, end + WINDOW))?.[1];
  if (abbreviation === undefined) return [];
  const letters = titles.letters(abbreviation.replace(/\s.*$/u, ''));
  return taken(letters, titles.letters(name)) === letters.length ? names.find(abbreviation, system) : [];
}
