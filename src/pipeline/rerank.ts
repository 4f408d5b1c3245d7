import { compareHits, type Hit, type LegalIndex } from '../search';
import { claimedBy } from './claims';
import { QueryFeatures, type Features } from './features';
import type { ParametricProvision } from './parametric';

/** KoBLEX section 5: the reranker keeps 10 of the retrieved. */
export const RERANKED = 10;

/** How much each feature counts. They add up to 1, so that a score lies between 0 and 1. */
const WEIGHTS = { bm25: 0.4, coverage: 0.25, focus: 0.25, claim: 0.1 } as const;

export interface Candidate extends Hit {
  readonly features: Features & {
    /** The BM25 score as a share of the best candidate's. */
    readonly bm25: number;
    /** 1 where the parametric provision names this very provision. */
    readonly claim: number;
    /** Share of the issue's information that the provision and its context hold. */
    readonly issue: number;
  };
}

/**
 * The best of the candidates by lexical and structural features, best first: how much of the query they hold, how much
 * of them the query holds, and whether the query names them. A claim that does not resolve counts for nothing.
 */
export function rerank(
  { text, issue }: ParametricProvision,
  hits: readonly Hit[],
  index: LegalIndex,
  keep = RERANKED,
): Candidate[] {
  const features = new QueryFeatures(index, text);
  const onIssue = issue === text ? features : new QueryFeatures(index, issue);
  const claimed = claimedBy(text, index);
  const best = hits[0]?.score ?? 0;
  return hits
    .map(({ ordinal, score }): Candidate => {
      const { coverage, focus, context } = features.of(ordinal);
      const bm25 = best > 0 ? score / best : 0;
      const claim = claimed.has(ordinal) ? 1 : 0;
      return {
        ordinal,
        score: WEIGHTS.bm25 * bm25 + WEIGHTS.coverage * coverage + WEIGHTS.focus * focus + WEIGHTS.claim * claim,
        features: { bm25, coverage, focus, context, claim, issue: onIssue.of(ordinal).coverage },
      };
    })
    .sort(compareHits)
    .slice(0, keep);
}
