type Settled<Result> = { readonly value: Result } | { readonly error: unknown };

/**
 * What `work` makes of each item, in their order, however long each takes; at most `limit` are at work at a time, begun in
 * order, and none is begun before the first result is asked for. Rejects with the failure of an item when its turn comes. Once
 * the caller is done, the signal of what is still at work is aborted, and its end is waited for.
 *
 * @param limit at least 1; 1 begins nothing before the result that precedes it was taken.
 */
export async function* inOrder<Item, Result>(
  items: { readonly length: number; at(place: number): Item | undefined },
  limit: number,
  work: (item: Item, at: number, signal: AbortSignal) => Promise<Result>,
  signal?: AbortSignal,
): AsyncGenerator<Result, void> {
  const over = new AbortController();
  const either = signal === undefined ? over.signal : AbortSignal.any([signal, over.signal]);
  const working = new Map<number, Promise<Settled<Result>>>();
  let begun = 0;
  let atWork = 0;
  let wanted = 0;
  const begin = (): void => {
    while (atWork < limit && begun < items.length) {
      const at = begun;
      begun += 1;
      atWork += 1;
      working.set(
        at,
        settled(work(items.at(at)!, at, either)).finally(() => finish(at)),
      );
    }
  };
  const finish = (at: number): void => {
    atWork -= 1;
    // The next result is still waited for: others need not.
    if (at !== wanted && !either.aborted) begin();
  };
  try {
    for (; wanted < items.length; wanted += 1) {
      begin();
      const result = await working.get(wanted)!;
      working.delete(wanted);
      if ('error' in result) throw result.error;
      yield result.value;
    }
  } finally {
    over.abort();
    await Promise.all(working.values());
  }
}

const settled = <Result>(working: Promise<Result>): Promise<Settled<Result>> =>
  working.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
