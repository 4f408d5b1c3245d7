import { allNamesOf, readersOf } from '../../citation';
import { findString, firstWhere, type Act } from '../../law';
import type { Bm25Columns, PackedIndex } from '../../search';
import { terms } from '../../languages';
import type { Turns } from '../../turns';

/** What names of acts are told apart by: not their numbers, which citations write in digits or in Roman letters. */
const isWord = (term: string): boolean => /\p{L}/u.test(term) && !/^(?:[a-z]|[ivx]+)$/u.test(term);

/**
 * The provisions of an index that cite some acts, or may come to when their names or units change: those whose
 * citations resolved into them, those that say every word of one of their names, and all of a document whose first
 * provisions give one a short name or name the act that it was made under. By ordinal, each once, in no order.
 *
 * Known failure: a citation of nothing in the corpus that spells a name in other words ("SGB Fünf").
 */
export async function citingProvisions(
  index: PackedIndex,
  cited: readonly number[],
  names: readonly Act[],
  turns: Turns,
): Promise<ReadonlySet<number>> {
  const { corpus, graph } = index;
  const found = new Set<number>();
  for (const act of cited) {
    const [first, end] = corpus.provisionsOf(act);
    for (const source of graph.sourcesInto(first, end)) found.add(source);
    if (turns.isOver) await turns.pass();
  }
  for (const words of wordsOfNames(names, index.languages)) {
    for (const ordinal of holdersOfAll(index.bm25.columns, words)) {
      found.add(ordinal);
      for (const reader of readersOf(corpus, ordinal)) found.add(reader);
      if (turns.isOver) await turns.pass();
    }
  }
  return found;
}

/** The words of every name, as each language of the corpus indexes them; no list of words twice. */
function wordsOfNames(acts: readonly Act[], languages: readonly string[]): readonly (readonly string[])[] {
  const found = new Map<string, readonly string[]>();
  for (const name of new Set(acts.flatMap(allNamesOf))) {
    for (const language of languages) {
      const words = [...new Set(terms(name, language))].filter(isWord).sort();
      if (words.length > 0) found.set(words.join(' '), words);
    }
  }
  return [...found.values()];
}

/** The documents that hold every one of some terms. */
function holdersOfAll(
  { terms: column, termSlots, offsets, documents }: Bm25Columns,
  words: readonly string[],
): number[] {
  const lists: Uint32Array[] = [];
  for (const word of words) {
    const term = findString(column, termSlots, word);
    if (term === undefined) return [];
    lists.push(documents.subarray(offsets[term], offsets[term + 1]));
  }
  const [rarest, ...others] = lists.sort((a, b) => a.length - b.length);
  return [...rarest!].filter((document) => others.every((list) => holds(list, document)));
}

const holds = (ascending: Uint32Array, value: number): boolean =>
  ascending[firstWhere(ascending, (other) => other >= value)] === value;
