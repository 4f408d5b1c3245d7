import type { Hit } from '../topK';

/** Provisions that hold a term, each once, in any order; row = provision. */
export interface Postings {
  readonly ordinals: ArrayLike<number>;
  /** The weight of the term in the provision: {@link termWeight}, above 0. */
  readonly weights: ArrayLike<number>;
}

/** What ranks provisions by weighted terms: one inverted index, or several layers that answer as one. */
export interface TermIndex {
  /** How much a term tells: its inverse document frequency, or that of a term seen in no document. */
  idf(term: string): number;
  /**
   * Enough to tell whether a term is in a tenth of the provisions or more: of one in few of them perhaps the idf of any
   * other such. Where the index is elsewhere, it is not asked for each term of a provision. Without it, {@link idf}.
   */
  roughIdf?(term: string): number;
  /** The k best provisions, best first, ties by ordinal. */
  search(query: WeightedTerms, k: number): Hit[];
  /** All provisions that hold a term, each in one of the lists. */
  postings(term: string): readonly Postings[];
}

/** A term of a query with its weight: how often it occurs, or what feedback made of it. */
export type WeightedTerms = ReadonlyMap<string, number>;

/** What {@link TermIndex.roughIdf} says, or what stands for it. */
export const roughIdfOf = (index: Pick<TermIndex, 'idf' | 'roughIdf'>, term: string): number =>
  index.roughIdf?.(term) ?? index.idf(term);
