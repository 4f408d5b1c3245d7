import type { WeightedTerms } from './bm25Index';
import type { Hit } from '../topK';

/** What ranks provisions by weighted terms: one inverted index, or several layers that answer as one. */
export interface TermIndex {
  /** How much a term tells: its inverse document frequency, or that of a term seen in no document. */
  idf(term: string): number;
  /** The k best provisions, best first, ties by ordinal. */
  search(query: WeightedTerms, k: number): Hit[];
}
