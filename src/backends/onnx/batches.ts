/**
 * Groups texts of like length, longest first, so that little of a batch is padding: the memory that the first batch
 * needs is the most that any will.
 *
 * @param lengths tokens a text.
 * @param batchTokens the most tokens a batch once each text is padded to its longest; a longer text stands alone.
 * @returns positions in `lengths`, each once; texts of one length keep their order.
 */
export function planBatches(lengths: readonly number[], batchTokens: number): number[][] {
  const longestFirst = lengths.map((_, at) => at).sort((a, b) => lengths[b]! - lengths[a]! || a - b);
  const batches: number[][] = [];
  let batch: number[] = [];
  for (const at of longestFirst) {
    const longest = lengths[batch[0] ?? at]!;
    if (batch.length > 0 && longest * (batch.length + 1) > batchTokens) {
      batches.push(batch);
      batch = [];
    }
    batch.push(at);
  }
  if (batch.length > 0) batches.push(batch);
  return batches;
}
