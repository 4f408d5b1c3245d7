import { detectLanguage, terms } from '../text';
import type { WeightedTerms } from './bm25Index';
import type { LegalIndex } from './legalIndex';
import { provisionFields } from './provisionFields';
import { queryTerms } from './query';
import { pairScores } from './sequentialDependence';
import { actAgreement, articleScores } from './structuralContext';
import { compareHits, type Hit } from './topK';

/** How much each part of {@link lexicalSearch} counts beside BM25. */
export interface LexicalWeights {
  /** Of the phrases, in units of BM25. */
  readonly pairs: number;
  /** Of the article, in units of BM25. */
  readonly article: number;
  /** Of the agreement on an act, as a share of the best BM25 score. */
  readonly act: number;
}

export const DEFAULT_LEXICAL: LexicalWeights = { pairs: 0.6, article: 0.4, act: 0.1 };

/** How many BM25 candidates are looked at. */
const POOL = 200;

const QUERY_SATURATION = 1;

/**
 * What a repeated query word counts: (k3 + 1) * qtf / (k3 + qtf), at most k3 + 1 times a single one (Robertson et al.
 * 1995, "Okapi at TREC-3", equation 2). A scenario of a page repeats the names of its people and things; a rule does not.
 */
export function saturated(query: WeightedTerms, k3 = QUERY_SATURATION): WeightedTerms {
  return new Map([...query].map(([term, weight]) => [term, ((k3 + 1) * weight) / (k3 + weight)]));
}

/** A provision's own terms, amendment notes left out, in order. */
export function provisionTerms({ corpus }: LegalIndex, ordinal: number): string[] {
  const found: string[] = [];
  provisionFields(corpus, ordinal)[0]?.((term) => found.push(term));
  return found;
}

/**
 * The best that is known here without vectors: the candidates of BM25 (repeated query words saturated), each with what
 * it has of the query's phrases, with what its article says, and with how far the candidates agree on its act:
 *
 *   S(q, d) = BM25F(q, d) + pairs * P(q, d) + article * BM25(q, article(d)) + act * max BM25F * A(act(d))
 */
export function lexicalSearch(
  query: string,
  k: number,
  index: LegalIndex,
  weights: LexicalWeights = DEFAULT_LEXICAL,
): Hit[] {
  const own = detectLanguage(query);
  const languages = index.languages.includes(own) ? [own] : index.languages;
  const weighted = saturated(queryTerms(query, index.languages));
  const hits = index.bm25.search(weighted, Math.max(k, POOL));
  if (hits.length === 0) return [];
  const remembered = new Map<number, string[]>();
  const termsOf = (ordinal: number): string[] => {
    let found = remembered.get(ordinal);
    if (found === undefined) remembered.set(ordinal, (found = provisionTerms(index, ordinal)));
    return found;
  };
  const idfs = new Map<string, number>();
  const idf = (term: string): number => {
    let known = idfs.get(term);
    if (known === undefined) idfs.set(term, (known = index.bm25.idf(term)));
    return known;
  };
  const candidates = hits.map(({ ordinal }) => ordinal);
  const sequences = languages.map((language) => terms(query, language));
  const pairs = pairScores(sequences, candidates.map(termsOf), idf);
  const articles = articleScores(weighted, candidates, index.corpus, idf, termsOf);
  const agreement = actAgreement(hits, index.corpus);
  const best = hits[0]!.score;
  return hits
    .map(({ ordinal, score }, at) => ({
      ordinal,
      score:
        score +
        weights.pairs * pairs[at]! +
        weights.article * articles[at]! +
        weights.act * best * agreement(ordinal),
    }))
    .sort(compareHits)
    .slice(0, k);
}
