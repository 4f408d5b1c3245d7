import { DEFAULT_BM25, inverseDocumentFrequency, meanLength, pseudoFrequency, termWeight } from './bm25';

/**
 * A word that stands in most provisions joins other words and is no part of a phrase: "transfer of securities" is the
 * pair *transfer securities*. A share instead of a list of words holds in every language. Known failure: in a corpus
 * about one thing ("Authorised Person") its name may be such a word.
 */
const FUNCTION_WORD_SHARE = 0.5;
/** The idf of a term in that share of the provisions, but for the halves in it that smooth small numbers. */
const LEAST_IDF = -Math.log(FUNCTION_WORD_SHARE);

const { k1: K1, fields } = DEFAULT_BM25;
const [TEXT] = fields;

/** Hangul terms are bigrams of syllables already: that two of them are neighbours is what each of them says. */
const HANGUL = /^\p{Script=Hangul}/u;

/** What a term is to the pairs: one of a pair; none, and ends one; or nothing, as if it did not stand there. */
type Part = 'member' | 'end' | 'joint';

/**
 * Tells what terms are to the pairs; each is looked at once.
 *
 * @param idf of a term, as the index has it.
 * @param among the words whose pairs are wanted; default: all.
 */
export function pairParts(
  idf: (term: string) => number,
  among: Pick<ReadonlySet<string>, 'has'> = { has: () => true },
): (term: string) => Part {
  const known = new Map<string, Part>();
  const partOf = (term: string): Part => {
    if (HANGUL.test(term)) return 'end';
    if (idf(term) < LEAST_IDF) return 'joint';
    return among.has(term) ? 'member' : 'end';
  };
  return (term) => {
    let part = known.get(term);
    if (part === undefined) known.set(term, (part = partOf(term)));
    return part;
  };
}

/** The ordered pairs of neighbouring content words, with how often each occurs, in order of first occurrence. */
export function contentPairs(terms: Iterable<string>, partOf: (term: string) => Part): ReadonlyMap<string, number> {
  const pairs = new Map<string, number>();
  let last: string | undefined;
  for (const term of terms) {
    const part = partOf(term);
    if (part === 'joint') continue;
    if (part === 'member' && last !== undefined) {
      // A term holds no blank.
      const pair = `${last} ${term}`;
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
    last = part === 'member' ? term : undefined;
  }
  return pairs;
}

/**
 * How well each document keeps the query's words together: the ordered-window feature of the sequential dependence
 * model (Metzler and Croft 2005, "A Markov random field model for term dependencies", over content words), weighted as BM25 weights a word:
 *
 *   P(q, d) = sum over pairs p of the query of idf(p) * f~(p, d) / (k1 + f~(p, d))
 *
 * with f~ the frequency normalised by length. idf and average length are those of the documents given, the candidates of a search: a phrase that all of them hold tells
 * none from another. The unordered window of the model added nothing to it on an English collection and
 * is left out. Yields after each document.
 *
 * @param query its terms in order; several sequences where it was read in several languages.
 * @returns one score a document, at least 0.
 */
export function* pairScores(
  query: readonly (readonly string[])[],
  documents: readonly (readonly string[])[],
  idf: (term: string) => number,
): Generator<void, number[]> {
  const asked = pairParts(idf);
  const wanted = new Set(query.flatMap((sequence) => [...contentPairs(sequence, asked).keys()]));
  if (wanted.size === 0 || documents.length === 0) return documents.map(() => 0);
  const among = new Set([...wanted].flatMap((pair) => pair.split(' ')));
  const part = pairParts(idf, among);
  const found: [pair: string, frequency: number][][] = [];
  for (const document of documents) {
    found.push([...contentPairs(document, part)].filter(([pair]) => wanted.has(pair)));
    yield;
  }
  const holders = new Map<string, number>();
  for (const [pair] of found.flat()) holders.set(pair, (holders.get(pair) ?? 0) + 1);
  const total = documents.reduce((sum, { length }) => sum + length, 0);
  const average = meanLength(total, documents.length);
  return found.map((pairs, at) => {
    let score = 0;
    for (const [pair, frequency] of pairs) {
      const normal = pseudoFrequency(frequency, documents[at]!.length, average, TEXT!);
      score += termWeight(normal, inverseDocumentFrequency(documents.length, holders.get(pair)!), K1);
    }
    return score;
  });
}
