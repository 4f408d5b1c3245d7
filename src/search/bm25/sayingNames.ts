import { allNamesOf, readersOf } from '../../citation';
import { terms } from '../../languages';
import type { Act } from '../../law';
import type { LegalIndex } from '../legalIndex';
import type { TermIndex } from './termIndex';

/** What names of acts are told apart by: not their numbers, which citations write in digits or in Roman letters. */
const isWord = (term: string): boolean => /\p{L}/u.test(term) && !/^(?:[a-z]|[ivx]+)$/u.test(term);

/**
 * The provisions of an index that may cite some acts by a name: those that say every word of one, and all of a document whose
 * first provisions give one a short name or name the act that it was made under. In steps, what each has found; some twice, in
 * no order.
 *
 * Known failure: a citation that spells a name in other words ("SGB Fünf").
 */
export function* sayingNames(
  { corpus, bm25, languages }: Pick<LegalIndex, 'corpus' | 'bm25' | 'languages'>,
  acts: readonly Act[],
): Generator<readonly number[], void> {
  for (const words of wordsOfNames(acts, languages)) {
    for (const ordinal of holdersOfAll(bm25, words, corpus.size)) {
      yield [ordinal, ...readersOf(corpus, ordinal)];
    }
    yield [];
  }
}

/** The words of every name, as each language of an index has them; no list of words twice. */
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

/** The provisions, of so many, that hold every one of some terms. */
function holdersOfAll(bm25: Pick<TermIndex, 'postings'>, words: readonly string[], size: number): readonly number[] {
  const lists = words.map((word) => bm25.postings(word).map(({ ordinals }) => ordinals));
  const lengths = lists.map((parts) => parts.reduce((sum, { length }) => sum + length, 0));
  const [rarest = 0, ...others] = [...lists.keys()].sort((a, b) => lengths[a]! - lengths[b]!);
  if (lengths[rarest] === 0) return [];
  const held = lists[rarest]!.flatMap((ordinals) => Array.from(ordinals));
  /** Row = provision: how many of the lists up to the one at work it stands in. */
  const counts = new Uint16Array(size);
  for (const ordinal of held) counts[ordinal] = 1;
  for (const [at, list] of others.entries()) {
    for (const ordinals of lists[list]!) {
      for (let row = 0; row < ordinals.length; row += 1) {
        if (counts[ordinals[row]!] === at + 1) counts[ordinals[row]!] = at + 2;
      }
    }
  }
  return held.filter((ordinal) => counts[ordinal] === words.length);
}
