import { queryTerms, type Hit, type LegalIndex, type WeightedTerms } from '../search';
import type { ParametricProvision } from './parametric';

/** KoBLEX section 5: the retriever hands 100 candidates a parametric provision to the reranker. */
export const RETRIEVED = 100;

/** How much a word of the issue counts against one of the background. */
const ISSUE_WEIGHT = 2;

/**
 * A parametric provision as a query. A term counts by the square root of its occurrences: a party or a thing that a
 * scenario names ten times is not ten times what it is about.
 */
export function queryOf({ issue, background }: ParametricProvision, { languages }: LegalIndex): WeightedTerms {
  const query = new Map<string, number>();
  const add = (text: string, weight: number): void => {
    for (const [term, count] of queryTerms(text, languages)) {
      query.set(term, (query.get(term) ?? 0) + weight * Math.sqrt(count));
    }
  };
  add(background, 1);
  add(issue, ISSUE_WEIGHT);
  return query;
}

/** The candidates of each parametric provision, best first. */
export function retrieve(parametric: readonly ParametricProvision[], index: LegalIndex, k = RETRIEVED): Hit[][] {
  return parametric.map((provision) => index.bm25.search(queryOf(provision, index), k));
}
