import { jointOf } from './joints';
import type { LocatedCitation } from './reading';
import { isSupplementary } from './supplements';
import { namingOf } from './systems';
import type { Citation } from '../law';

/** How far behind a provision its noun is looked for, in UTF-16 units. */
const WINDOW = 48;
/** So many provisions of one list stand in front of a noun. */
const MOST = 4;

/**
 * A draft's citation, told as of no act that is known where it names none, the act named last has no such provision, and it need not be of
 * that act: each law that changes another has supplementary provisions of its own ("부칙 제1조"), and what a noun has for its name is famous
 * by its number alone ("Section 1983 claims", "a § 230 defence").
 *
 * Assumption: where the act named last has the number, that is meant ("Section 4 notices"). Known failure: a wrong number in such a use, which
 * is unchecked then.
 *
 * @param at where it stands among the citations of its text
 */
export function unplaced(
  located: LocatedCitation,
  read: readonly { readonly citation: Citation }[],
  at: number,
  text: string,
): LocatedCitation {
  const { citation, outcome, lacks, source, path } = located;
  const isMissing = outcome === 'provision-not-found' && lacks === 'unit' && source === 'named-last';
  if (!isMissing || citation.anchor !== 'act' || !(isSupplementary(citation) || isAttribute(read, at, text)))
    return located;
  return {
    citation,
    outcome: 'act-not-in-corpus',
    ordinals: [],
    missing: citation.text,
    source: 'untold',
    ...(path !== undefined && { path }),
  };
}

function isAttribute(read: readonly { readonly citation: Citation }[], at: number, text: string): boolean {
  const { attributeOf } = namingOf(read[at]!.citation.system);
  if (attributeOf === undefined) return false;
  for (let index = at; index < at + MOST; index += 1) {
    const { citation } = read[index]!;
    if (attributeOf.test(text.slice(citation.end, citation.end + WINDOW))) return true;
    const next = read[index + 1]?.citation;
    if (next?.act.kind !== 'this' || jointOf(citation, next, text) === undefined) return false;
  }
  return false;
}
