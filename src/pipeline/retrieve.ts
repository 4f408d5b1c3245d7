import type { Hit, LegalIndex } from '../search';
import type { ParametricProvision } from './parametric';

/** KoBLEX section 5: the retriever hands 100 candidates a parametric provision to the reranker. */
export const RETRIEVED = 100;

/** The candidates of each parametric provision, best first. */
export function retrieve(parametric: readonly ParametricProvision[], index: LegalIndex, k = RETRIEVED): Hit[][] {
  return parametric.map(({ text }) => index.search(text, k));
}
