import { findCitations } from '../citation';
import type { LegalIndex } from '../search';

/** Only the beginning of a parametric provision names it; what follows is its text, which cites others. */
const CLAIM_LENGTH = 120;

/**
 * The provisions that a parametric provision says it is ("Civil Act, section 750 ..."): the first citation in it that
 * resolves, with everything inside the unit cited.
 *
 * Assumption: models write the citation first. Known failure: a model's article number is often wrong while its words
 * are right, which is why a claim is one feature among others and never decides alone.
 */
export function claimedBy(query: string, { corpus, resolver }: LegalIndex): ReadonlySet<number> {
  const opening = query.slice(0, CLAIM_LENGTH);
  const named = findCitations(opening).filter(({ act }) => act.kind === 'named');
  const resolved = resolver.resolve(named).find(({ outcome }) => outcome === 'resolved');
  const claimed = new Set<number>();
  for (const target of resolved?.targets ?? []) {
    const ordinal = corpus.ordinal(target);
    if (ordinal === undefined) continue;
    for (let inside = ordinal; inside < corpus.subtreeEnd(ordinal); inside += 1) claimed.add(inside);
  }
  return claimed;
}
