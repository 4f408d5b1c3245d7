import { sumOf } from '../statistics/sum';

/**
 * Retrieval metrics of one question. `ranking` holds distinct ids, best first; `gold` is the set that should be found, every
 * member as relevant as any other; `k` counts ids from the top, at least 1. All values lie between 0 and 1; a question
 * without gold scores 0. What is averaged over questions is the metric of the paper or of `trec_eval`.
 */

/** Share of the gold among the first k: |gold ∩ top k| / |gold|; `recall_k` of trec_eval. */
export function recallAt(k: number, ranking: readonly string[], gold: ReadonlySet<string>): number {
  return gold.size === 0 ? 0 : found(k, ranking, gold).length / gold.size;
}

/** 1 where any of the gold is among the first k, else 0; `success_k` of trec_eval. */
export const hitAt = (k: number, ranking: readonly string[], gold: ReadonlySet<string>): number =>
  found(k, ranking, gold).length > 0 ? 1 : 0;

/** 1 where all of the gold is among the first k, else 0 (NitiBench, arXiv 2502.10868: multi hit rate). */
export const multiHitAt = (k: number, ranking: readonly string[], gold: ReadonlySet<string>): number =>
  gold.size > 0 && found(k, ranking, gold).length === gold.size ? 1 : 0;

/** 1 / rank of the first gold among the first k, 0 without one; its mean is MRR@k (Voorhees 1999, TREC-8 question answering). */
export function reciprocalRankAt(k: number, ranking: readonly string[], gold: ReadonlySet<string>): number {
  const [first] = found(k, ranking, gold);
  return first === undefined ? 0 : 1 / first;
}

/**
 * Reciprocal ranks for questions with several gold provisions: recall@k times the mean, over the gold found among the first
 * k, of 1 / (rank − gold found before it), so that gold above gold costs nothing (NitiBench, arXiv 2502.10868: multi MRR).
 */
export function multiReciprocalRankAt(k: number, ranking: readonly string[], gold: ReadonlySet<string>): number {
  const ranks = found(k, ranking, gold);
  if (ranks.length === 0) return 0;
  const sum = ranks.reduce((total, rank, before) => total + 1 / (rank - before), 0);
  return ((ranks.length / gold.size) * sum) / ranks.length;
}

/**
 * Normalised discounted cumulative gain with gains of 0 and 1: the sum of 1 / log₂(rank + 1) over the gold among the first k,
 * by that of the best ranking (Järvelin and Kekäläinen 2002, "Cumulated gain-based evaluation of IR techniques");
 * `ndcg_cut_k` of trec_eval.
 */
export function ndcgAt(k: number, ranking: readonly string[], gold: ReadonlySet<string>): number {
  if (gold.size === 0) return 0;
  const best = Array.from({ length: Math.min(k, gold.size) }, (_, at) => discount(at + 1));
  return sumOf(found(k, ranking, gold).map(discount)) / sumOf(best);
}

/**
 * Average precision at k: the precision at the rank of each gold provision among the first k, summed, by the number of all
 * gold; its mean over questions is MAP@k (Manning, Raghavan and Schütze 2008, "Introduction to Information Retrieval",
 * section 8.4); `map_cut_k` of trec_eval.
 */
export function averagePrecisionAt(k: number, ranking: readonly string[], gold: ReadonlySet<string>): number {
  if (gold.size === 0) return 0;
  return sumOf(found(k, ranking, gold).map((rank, before) => (before + 1) / rank)) / gold.size;
}

/** The ranks, from 1, of the gold among the first k. */
function found(k: number, ranking: readonly string[], gold: ReadonlySet<string>): number[] {
  return ranking.slice(0, k).flatMap((id, at) => (gold.has(id) ? [at + 1] : []));
}

const discount = (rank: number): number => 1 / Math.log2(rank + 1);
