import { valueOf } from '../../citation';
import type { Corpus } from '../../law';

/** What is told of the acts or provisions of corpora, by corpus and by key. */
export type OfCorpus<Key, Value> = WeakMap<Corpus, Map<Key, Value>>;

/** What is told of a key of a corpus, found out once for as long as the corpus is kept. */
export function ofCorpus<Key, Value>(known: OfCorpus<Key, Value>, corpus: Corpus, key: Key, find: () => Value): Value {
  return valueOf(
    valueOf(known, corpus, () => new Map<Key, Value>()),
    key,
    find,
  );
}
