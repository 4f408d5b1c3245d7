import type { StringColumn } from '../../law';

/**
 * An inverted index in compressed sparse rows: the postings of term t are `offsets[t] .. offsets[t + 1]`, documents
 * ascending, with the finished weight of the term in the document beside them.
 */
export interface Bm25Columns {
  readonly terms: StringColumn;
  readonly termSlots: Int32Array;
  readonly offsets: Uint32Array;
  readonly documents: Uint32Array;
  readonly impacts: Float32Array;
  /** Row = term: its inverse document frequency. */
  readonly idf: Float32Array;
  /** Row = term: the largest of its impacts. */
  readonly maxImpacts: Float32Array;
  /** How many documents there are, those without a term included. */
  readonly size: number;
}

/** One term of a query, ready to be scored. */
export interface QueryTerm {
  readonly number: number;
  /** Its postings. */
  readonly start: number;
  readonly end: number;
  /** Above 0. */
  readonly weight: number;
}
