import { compareHits, queryTerms, type Hit, type LegalIndex } from '../search';
import { claimedBy } from './claims';
import { Coverage } from './coverage';
import type { ParametricProvision } from './parametric';
import { queryOf } from './retrieve';

/** KoBLEX section 5: the reranker keeps 10 of the retrieved. */
export const RERANKED = 10;

/** How much each feature counts. They add up to 1, so that a score lies between 0 and 1. */
const WEIGHTS = { bm25: 0.6, coverage: 0.3, claim: 0.1 } as const;

/** How well a candidate fits, each between 0 and 1. */
export interface Features {
  /** The BM25 score as a share of the best candidate's. */
  readonly bm25: number;
  /** Share of the query's information that the provision and its context hold. */
  readonly coverage: number;
  /** 1 where the parametric provision names this very provision. */
  readonly claim: number;
  /** Share of the issue's information that the provision and its context hold; no part of the score. */
  readonly issue: number;
}

export interface Candidate extends Hit {
  readonly features: Features;
}

/**
 * The best of the candidates by lexical and structural features, best first: how well they match, how much of the query
 * they hold, and whether the query names them. A claim that does not resolve counts for nothing.
 */
export function rerank(
  parametric: ParametricProvision,
  hits: readonly Hit[],
  index: LegalIndex,
  keep = RERANKED,
): Candidate[] {
  const { issue, background } = parametric;
  const ofQuery = new Coverage(index, queryOf(parametric, index));
  const ofIssue = background === '' ? ofQuery : new Coverage(index, queryTerms(issue, index.languages));
  const claimed = claimedBy(issue, index);
  const best = hits[0]?.score ?? 0;
  return hits
    .map(({ ordinal, score }) => {
      const bm25 = best > 0 ? score / best : 0;
      const coverage = ofQuery.ofProvision(ordinal);
      const claim = claimed.has(ordinal) ? 1 : 0;
      const total = WEIGHTS.bm25 * bm25 + WEIGHTS.coverage * coverage + WEIGHTS.claim * claim;
      return { ordinal, score: total, features: { bm25, coverage, claim } };
    })
    .sort(compareHits)
    .slice(0, keep)
    .map(({ features, ...hit }): Candidate => {
      // No part of the score: it is read for the few that are kept.
      const issueCoverage = ofIssue === ofQuery ? features.coverage : ofIssue.ofProvision(hit.ordinal);
      return { ...hit, features: { ...features, issue: issueCoverage } };
    });
}
