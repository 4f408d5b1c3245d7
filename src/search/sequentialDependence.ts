import { inverseDocumentFrequency } from './bm25';

/**
 * A word in a larger share of the provisions than this joins other words and is none of a phrase: "transfer of
 * securities" is the pair *transfer securities*. A share instead of a list of words holds in every language.
 */
const FUNCTION_WORD_SHARE = Number(process.env.FS ?? 0.3);
const LEAST_IDF = -Math.log(FUNCTION_WORD_SHARE);

/** As of the BM25 of single words. */
const K1 = 1.2;
const B = 0.75;

/** Hangul terms are bigrams of syllables already: that two of them are neighbours is what each of them says. */
const HANGUL = /^\p{Script=Hangul}/u;

/**
 * The ordered pairs of neighbouring content words, with how often each occurs, in order of first occurrence.
 *
 * @param idf of a term, as the index has it.
 */
export function contentPairs(terms: Iterable<string>, idf: (term: string) => number): ReadonlyMap<string, number> {
  const pairs = new Map<string, number>();
  let last: string | undefined;
  for (const term of terms) {
    if (HANGUL.test(term)) last = undefined;
    else if (idf(term) >= LEAST_IDF) {
      // A term holds no blank.
      if (last !== undefined) pairs.set(`${last} ${term}`, (pairs.get(`${last} ${term}`) ?? 0) + 1);
      last = term;
    }
  }
  return pairs;
}

/**
 * How well each document keeps the query's words together: the ordered-window feature of the sequential dependence
 * model (Metzler and Croft 2005, "A Markov random field model for term dependencies", section 3.1, window 1 over
 * content words), weighted as BM25 weights a word:
 *
 *   sum over pairs p of the query of idf(p) * f(p, d) / (f(p, d) + k1 * (1 - b + b * |d| / avg|d|))
 *
 * idf and avg|d| are those of the documents given, the candidates of a search: a phrase that all of them hold tells
 * none from another. The unordered window of the model adds nothing here and is left out.
 *
 * @param query its terms in order; several sequences where it was read in several languages.
 * @returns one score a document, at least 0.
 */
export function pairScores(
  query: readonly (readonly string[])[],
  documents: readonly (readonly string[])[],
  idf: (term: string) => number,
): number[] {
  const wanted = new Set(query.flatMap((sequence) => [...contentPairs(sequence, idf).keys()]));
  if (wanted.size === 0 || documents.length === 0) return documents.map(() => 0);
  const found = documents.map((document) => [...contentPairs(document, idf)].filter(([pair]) => wanted.has(pair)));
  const holders = new Map<string, number>();
  for (const [pair] of found.flat()) holders.set(pair, (holders.get(pair) ?? 0) + 1);
  const average = documents.reduce((sum, { length }) => sum + length, 0) / documents.length;
  return found.map((pairs, at) => {
    const saturation = K1 * (1 - B + (B * documents[at]!.length) / average);
    return pairs.reduce(
      (score, [pair, frequency]) =>
        score +
        (inverseDocumentFrequency(documents.length, holders.get(pair)!) * frequency) / (frequency + saturation),
      0,
    );
  });
}
