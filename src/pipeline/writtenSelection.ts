import type { Candidate } from './rerank';
import { bestOf, distinct, type Selection } from './select';

/** The least share of a written provision's information that its best match holds. */
const LEAST_WRITTEN = 0.35;

/**
 * What a model wrote may say one thing twice: each parametric provision takes its best candidate, none twice. And it may
 * list one too many: a provision that the corpus holds less than a third of is one that it does not have, unless there
 * is no better.
 */
export function bestSelection(candidates: readonly (readonly Candidate[])[]): Selection[] {
  const best = candidates.map((list, at) => bestOf(list, at));
  const held = best.map((selection, at) =>
    (candidates[at]![0]?.coverage ?? 0) >= LEAST_WRITTEN ? selection : undefined,
  );
  const selections = distinct(held);
  return selections.length > 0 ? selections : distinct(best).slice(0, 1);
}
