import type { Citation, LegalSystem } from '../../law';
import { namingOf } from '../systems';
import type { ActNames } from './actNames';
import type { NamedCitation } from './variantOf';
import { DATED_WINDOW, isDatedInFront, ownerBehind } from './variants';

/** How far behind a citation the rest of its act's name is looked for, in UTF-16 units. */
const BEHIND_WINDOW = 160;
/** How far in front of its provision an act's name is looked for, in UTF-16 units. */
const NAME_WINDOW = 100;
/** How far a name may go on in front of what a grammar took for it, in UTF-16 units. */
const JOINT_WINDOW = 24;

type KnownNames = Pick<ActNames, 'find' | 'findBeginning' | 'findEnding'>;

/** Where a citation stands. */
interface NamePlace {
  readonly text: string;
  /** Where the citation before ends, and the next begins. */
  readonly floor: number;
  readonly ceiling: number;
}

/**
 * A name that is not known as it stands may be the beginning or the end of one, because a grammar cannot tell where a
 * title that is made of common words ends: the longest title that the corpus has at this place counts.
 */
export function wholeName(citation: Citation, name: string, place: NamePlace, names: KnownNames): NamedCitation {
  const { start, end, system } = citation;
  const acts = names.find(name, system);
  const asRead = { citation, acts, name };
  if (acts.length > 0) return namedOn(citation, name, place, names) ?? asRead;
  const { text, ceiling } = place;
  if (namingOf(system).open.includes('behind') && citation.text.endsWith(name)) {
    const from = end - name.length;
    const window = text === '' ? name : text.slice(from, Math.max(end, Math.min(ceiling, from + BEHIND_WINDOW)));
    const isDated = !isDatedInFront(system, text.slice(Math.max(0, start - DATED_WINDOW), start));
    const known = beginningOf(name, system, names, window, isDated);
    if (known === undefined) return asRead;
    const span = { start, end: from + known.length };
    const whole = window.slice(0, known.length);
    return { citation: renamed(citation, whole, span, text), acts: known.acts, name: whole };
  }
  return endingAt(citation, name, place, names, NAME_WINDOW - name.length) ?? asRead;
}

/**
 * The longest name of an act that a name begins with whose other end nobody can tell, unless the rest tells another act.
 * @param window the name, with what stands behind it
 */
export function beginningOf(
  name: string,
  system: LegalSystem,
  names: Pick<ActNames, 'findBeginning'>,
  window = name,
  isDated = true,
): { readonly acts: readonly number[]; readonly length: number } | undefined {
  const known = names.findBeginning(window, system, isDated);
  return known === undefined || tellsAnother(system, name.slice(known.length)) ? undefined : known;
}

/**
 * A name whose word goes on in front of what the grammar took for it. Where words are not parted by blanks, a grammar ends
 * a name at letters in which particles are written; the longer name counts if the corpus knows it: 渡し法, where 法 alone
 * would be the act of a decree. Undefined where it does not.
 */
export function namedOn(
  citation: Citation,
  name: string,
  place: Omit<NamePlace, 'ceiling'>,
  names: KnownNames,
): NamedCitation | undefined {
  const { start } = citation;
  // A name may be the last word of a title whose words somebody parted: "수산업 법 제3조", "고등 교육법 제3조".
  const at = place.text[start - 1] === ' ' ? start - 1 : start;
  if (at <= place.floor || !/\p{L}/u.test(place.text[at - 1] ?? '')) return undefined;
  const wider = endingAt(citation, name, place, names, JOINT_WINDOW);
  return wider === undefined || wider.name.length <= name.length ? undefined : wider;
}

/** The longest name of an act that ends where one in front of its provision does, with at most `more` in front of that. */
function endingAt(
  citation: Citation,
  name: string,
  { text, floor }: Omit<NamePlace, 'ceiling'>,
  names: KnownNames,
  more: number,
): NamedCitation | undefined {
  const { start, end, system } = citation;
  if (!namingOf(system).open.includes('before') || !citation.text.startsWith(name)) return undefined;
  const nameEnd = start + name.length;
  const window = text === '' ? name : text.slice(Math.max(floor, start - more), nameEnd);
  const known = names.findEnding(window, system);
  if (known === undefined) return undefined;
  const whole = window.slice(-known.length);
  const span = { start: nameEnd - known.length, end };
  return { citation: renamed(citation, whole, span, text), acts: known.acts, name: whole };
}

/** Whether what a name leaves behind that is cut back to one that the corpus knows tells another act. */
const tellsAnother = (system: LegalSystem, rest: string): boolean =>
  namingOf(system).tellsAnother?.test(rest) === true || (rest !== '' && ownerBehind(system, rest) !== undefined);

/** The citation with the act's name as the corpus knows it; a span that grows takes its text from the source. */
export function renamed(
  citation: Citation,
  name: string,
  { start, end }: { start: number; end: number },
  source: string,
): Citation {
  const inside = start >= citation.start && end <= citation.end;
  const text = inside ? citation.text.slice(start - citation.start, end - citation.start) : source.slice(start, end);
  return { ...citation, start, end, text, act: { kind: 'named', name } };
}
