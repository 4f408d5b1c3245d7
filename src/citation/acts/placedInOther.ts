import type { Citation } from '../../law';
import type { Placed } from '../../languages';
import { namingOf } from '../systems';
import { matchesOf } from '../../text';
import { speaksOfLaw } from './lawItself';
import type { NameFinder } from './nameFinder';

/** How far in front of a provision its sentence is looked at, in UTF-16 units. */
const WINDOW = 300;
/** What a sentence is about begins no further behind its start. */
const OPENING = 60;
/** A bracket or a comma parts a thing from its provision no further behind the noun. */
const NEAR = 40;
/** The longest name of an act that a noun may end, in UTF-16 units. */
const NAME_WINDOW = 100;

/** Where a sentence begins, or a line. */
export const SENTENCE_START = /[.!?]['"”»)]?\s{1,3}(?=[\p{Lu}\p{Lo}¿¡„“"«(§])|。|\n\s{0,8}(?=\S)/gu;
/** Between an act that was cited and a provision: the relative pronoun that goes back to it. */
const RELATIVE = /^,\s\p{L}{2,8}$/u;

/**
 * Whether a draft's provision that names no act is placed in another text that its sentence speaks of: "Schauen Sie in den
 * Gesellschaftsvertrag, insbesondere § 7", "The guidance says (section 3) that", "El proyecto de ley deroga el artículo 6 del Código y en su
 * artículo 2 crea". A provision by which such a thing is judged has another link: "Der Vertrag ist nach § 5 nichtig".
 *
 * Known failures: a sentence about such a thing in which the law provides something ("Für den Vertrag gilt eine Form, die in § 3 steht"),
 * which leaves the citation unchecked; a thing that no language's list has.
 *
 * @param floor where the citation before ends
 */
export function isPlacedInOther({ start, system }: Citation, text: string, floor: number, names: NameFinder): boolean {
  const { placed } = namingOf(system);
  const from = Math.max(0, start - WINDOW);
  const link = placed?.link.exec(text.slice(from, start)) ?? null;
  if (placed === undefined || link === null) return false;
  const { inside, pointed } = link.groups!;
  const end = from + link.index;
  const begin = sentenceStart(text, from, end, inside === undefined ? undefined : placed);
  const nouns = matchesOf(placed.instrument, text.slice(begin, end)).map(({ 0: noun, index, groups }) => ({
    noun,
    at: begin + index,
    behind: begin + index + noun.length,
    isBargain: groups?.['bargain'] !== undefined,
  }));
  const isThing = ({ noun, behind }: (typeof nouns)[number]): boolean =>
    !names.isInNamed(noun) &&
    names.findEnding(text.slice(Math.max(begin, behind - NAME_WINDOW), behind), system) === undefined;
  const last = nouns.findLast(isThing);
  if (last === undefined) return false;
  if (last.at < floor) {
    const isSubject = nouns.find(isThing)!.at - begin <= OPENING;
    return inside !== undefined && isSubject && !RELATIVE.test(text.slice(floor, end));
  }
  const said = text.slice(last.behind, end);
  if (speaksOfLaw(said, system, names)) return false;
  if (inside !== undefined || pointed !== undefined) return true;
  // "Der Kaufvertrag (§ 433)": what the law says of all such bargains.
  const isAsked = placed.governs?.test(text.slice(begin, last.at)) === true;
  return said.length <= NEAR && !(last.isBargain && said === '' && !isAsked);
}

/** Where the sentence begins that an offset stands in; the one in front of it, where it goes on about what that is about. */
function sentenceStart(text: string, from: number, end: number, resuming: Placed | undefined): number {
  const starts = Array.from(
    matchesOf(SENTENCE_START, text.slice(from, end)),
    ({ 0: shown, index }) => from + index + shown.length,
  );
  const last = starts.at(-1);
  if (last === undefined || resuming?.resumes.test(text.slice(last, end)) !== true) return last ?? from;
  return starts.at(-2) ?? from;
}
