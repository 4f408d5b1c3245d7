import type { Corpus } from '../../law';

/** What is told of the acts or provisions of corpora, by corpus and by key. */
export type OfCorpus<Key, Value> = WeakMap<Corpus, Map<Key, Value>>;

/** What is told of a key of a corpus, found out once for as long as the corpus is kept. */
export function ofCorpus<Key, Value>(known: OfCorpus<Key, Value>, corpus: Corpus, key: Key, find: () => Value): Value {
  let byKey = known.get(corpus);
  if (byKey === undefined) known.set(corpus, (byKey = new Map<Key, Value>()));
  let value = byKey.get(key);
  if (value === undefined) byKey.set(key, (value = find()));
  return value;
}
