import { labelOf } from '../languages';
import type { Hit, LegalIndex } from '../search';

/** How many candidates a trace shows of each list. */
const TRACED = 10;

/** A hit as a trace shows it. */
export const named = (
  { corpus }: LegalIndex,
  { ordinal, score }: Hit,
): { id: string; label: string; score: number } => ({
  id: corpus.id(ordinal),
  label: labelOf(corpus, ordinal),
  score,
});

/** The first hits of a list. */
export const top = (index: LegalIndex, hits: readonly Hit[]): unknown =>
  hits.slice(0, TRACED).map((hit) => named(index, hit));
