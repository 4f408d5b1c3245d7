/**
 * What `work` makes of each item, in their order; at most `limit` at a time, begun in order. Rejects with the first failure;
 * nothing further is begun then.
 *
 * @param limit at least 1.
 */
export async function concurrently<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  let hasFailed = false;
  const worker = async (): Promise<void> => {
    for (const [at, item] of waiting) {
      if (hasFailed) return;
      try {
        results[at] = await work(item);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return results;
}
