import { COMMON_SHARE } from '../../store';
import { inverseDocumentFrequency } from '../bm25/bm25';
import type { Postings, TermIndex, WeightedTerms } from '../bm25/termIndex';
import type { Hit } from '../topK';
import type { Slice } from './slice';

/** The terms of a store: searches are answered by it, and how many provisions hold a term. */
export class SliceTerms implements TermIndex {
  constructor(private readonly slice: Slice) {}

  idf(term: string): number {
    // No term is empty: whoever asks for that one asks for a term in no provision.
    const holders = term === '' ? 0 : this.slice.holders(term);
    // Until it is here it counts as common, so that whoever asks on of common terms alone asks for all of it at once.
    if (holders === undefined) return 0;
    const { documents, filled } = this.slice.store.description;
    // As the index says it: a term in no provision is counted among all, with text or without.
    return holders === 0
      ? inverseDocumentFrequency(documents, 0)
      : Math.fround(inverseDocumentFrequency(filled, holders));
  }

  roughIdf(term: string): number {
    const { filled } = this.slice.store.description;
    return Math.fround(inverseDocumentFrequency(filled, this.slice.knownHolders(term) ?? COMMON_SHARE * filled));
  }

  search(query: WeightedTerms, k: number): Hit[] {
    const found = query.size === 0 || k <= 0 ? [] : (this.slice.search({ terms: query }, k) ?? []);
    return found.map(({ ordinal, score }) => ({ ordinal, score }));
  }

  /** Throws: a store hands out no postings. */
  postings(): readonly Postings[] {
    throw new Error('A shared corpus hands out no postings.');
  }
}
