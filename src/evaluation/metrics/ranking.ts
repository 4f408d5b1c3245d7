/**
 * Retrieval metrics of one question. `ranking` holds distinct ids, best first; `gold` is the set that should be found.
 * All values lie between 0 and 1; a question without gold scores 0.
 */

/** Share of the gold among the first k: |gold ∩ top k| / |gold|. */
export function recallAt(k: number, ranking: readonly string[], gold: ReadonlySet<string>): number {
  if (gold.size === 0) return 0;
  return ranking.slice(0, k).filter((id) => gold.has(id)).length / gold.size;
}

/**
 * Average precision at k: the mean, over min(k, |gold|) gold provisions, of the precision at each one's rank; its mean
 * over questions is MAP@k (Manning, Raghavan and Schütze 2008, "Introduction to Information Retrieval", section 8.4).
 */
export function averagePrecisionAt(k: number, ranking: readonly string[], gold: ReadonlySet<string>): number {
  if (gold.size === 0) return 0;
  let found = 0;
  let sum = 0;
  for (const [at, id] of ranking.slice(0, k).entries()) {
    if (!gold.has(id)) continue;
    found += 1;
    sum += found / (at + 1);
  }
  return sum / Math.min(k, gold.size);
}
