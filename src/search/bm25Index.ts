import { findString, type StringColumn } from '../law';
import { inverseDocumentFrequency } from './bm25';
import { ones, PostingBitmap } from './postingBitmap';
import { TopK, type Hit } from './topK';

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

/** A term of a query with its weight: how often it occurs, or what feedback made of it. */
export type WeightedTerms = ReadonlyMap<string, number>;

/** One term of a query, ready to be scored. */
interface QueryTerm {
  readonly number: number;
  readonly start: number;
  readonly end: number;
  readonly weight: number;
  /** What it and the terms after it can add to a score together at most. */
  readonly remaining: number;
}

/** Bitmaps of frequent terms that are kept: a language has few such terms, and every query repeats them. */
const KEPT_BITMAPS = 512;
/** Postings that are scanned before the k-th best score is estimated, and contenders it is estimated from, a place. */
const OPENING_POSTINGS = 20_000;
const CONTENDERS = 4;
/** Terms are scanned until a document must have earned this share of the k-th best score to stay in the race. */
const EARNED = 0.25;
/** A bound must not fall below a score through the rounding of 32-bit sums. */
const ROUNDING = 1 + 1e-5;

export class Bm25Index {
  /** Scores of the query at work; all zero between queries. */
  readonly #scores: Float32Array;
  /** Documents of the query at work: first those of the opening, then those in the race. */
  readonly #documents: Uint32Array;
  readonly #bitmaps = new Map<number, PostingBitmap>();

  constructor(readonly columns: Bm25Columns) {
    this.#scores = new Float32Array(columns.size);
    this.#documents = new Uint32Array(columns.size);
  }

  /** How much a term tells: its idf, or that of a term seen in no document when the index does not know it. */
  idf(term: string): number {
    const number = this.#find(term);
    return number === undefined ? inverseDocumentFrequency(this.columns.size, 0) : this.columns.idf[number]!;
  }

  /**
   * The k best documents, best first. Score = sum over query terms of weight * w(t, d); a repeated query word counts as
   * often as it occurs (the linear limit of Robertson and Zaragoza's query-term saturation).
   *
   * Exact, with the pruning of MaxScore (Turtle and Flood 1995, "Query evaluation: strategies and optimizations"), a
   * term at a time, rarest first. The opening scans the rarest terms and scores their best documents in full: the k-th
   * of these is a floor under the final k-th score. Terms are then scanned until what the rest can add stays below the
   * floor by a margin; those few frequent terms, which hold most of the postings, are only looked up for the documents
   * still in the race. Every document adds its terms in the same order, so no rounding tells two ways apart.
   */
  search(query: WeightedTerms, k: number): Hit[] {
    const terms = this.#termsOf(query);
    if (k <= 0 || terms.length === 0) return [];
    const opened = this.#openingLength(terms);
    const touched = this.#open(terms, opened);
    const floor = opened < terms.length && touched >= k ? this.#floor(terms, opened, touched, k) : -Infinity;
    let scanned = opened;
    while (scanned < terms.length && terms[scanned]!.remaining > floor * (1 - EARNED)) {
      this.#scan(terms[scanned]!);
      scanned += 1;
    }
    const best = this.#race(terms, scanned, floor, k);
    this.#scores.fill(0);
    return best.hits();
  }

  /** The terms that the index knows, rarest first: they tell most and cost least. */
  #termsOf(query: WeightedTerms): QueryTerm[] {
    const { offsets, maxImpacts } = this.columns;
    const found = [...query].flatMap(([term, weight]) => {
      const number = this.#find(term);
      return number === undefined || weight <= 0 ? [] : [{ number, weight }];
    });
    const frequency = (number: number): number => offsets[number + 1]! - offsets[number]!;
    found.sort((a, b) => frequency(b.number) - frequency(a.number) || b.number - a.number);
    let remaining = 0;
    const terms = found.map(({ number, weight }): QueryTerm => {
      remaining += maxImpacts[number]! * weight * ROUNDING;
      return { number, weight, remaining, start: offsets[number]!, end: offsets[number + 1]! };
    });
    return terms.reverse();
  }

  /** How many of the rarest terms make up the opening. */
  #openingLength(terms: readonly QueryTerm[]): number {
    let postings = 0;
    const first = terms.findIndex(({ start, end }) => (postings += end - start) > OPENING_POSTINGS);
    return first < 0 ? terms.length : Math.max(1, first);
  }

  /** Scans the opening terms and lists the documents they touch; how many these are. */
  #open(terms: readonly QueryTerm[], opened: number): number {
    const { documents, impacts } = this.columns;
    const scores = this.#scores;
    const list = this.#documents;
    let touched = 0;
    for (const { start, end, weight } of terms.slice(0, opened)) {
      for (let posting = start; posting < end; posting += 1) {
        const document = documents[posting]!;
        const score = scores[document]!;
        if (score === 0) {
          list[touched] = document;
          touched += 1;
        }
        scores[document] = score + impacts[posting]! * weight;
      }
    }
    return touched;
  }

  /** The k-th best full score among the best documents of the opening. */
  #floor(terms: readonly QueryTerm[], opened: number, touched: number, k: number): number {
    const contenders = new TopK(k * CONTENDERS);
    const list = this.#documents;
    const partial = this.#scores;
    for (let at = 0; at < touched; at += 1) {
      const document = list[at]!;
      const score = partial[document]!;
      if (score > contenders.threshold) contenders.offer(document, score);
    }
    const documents = Uint32Array.from(contenders.hits(), ({ ordinal }) => ordinal);
    const scores = Float32Array.from(documents, (document) => partial[document]!);
    for (const term of terms.slice(opened)) this.#addTo(scores, documents, documents.length, term);
    const best = new TopK(k);
    for (const [at, document] of documents.entries()) best.offer(document, scores[at]!);
    return best.threshold;
  }

  #scan({ start, end, weight }: QueryTerm): void {
    const { documents, impacts } = this.columns;
    const scores = this.#scores;
    for (let posting = start; posting < end; posting += 1) scores[documents[posting]!]! += impacts[posting]! * weight;
  }

  /** The best k documents, once the terms that were not scanned are added to those that can still be among them. */
  #race(terms: readonly QueryTerm[], scanned: number, floor: number, k: number): TopK {
    const running = this.#documents;
    const all = this.#scores;
    const size = all.length;
    let least = Math.max(floor - (terms[scanned]?.remaining ?? 0), Number.MIN_VALUE);
    let count = 0;
    for (let document = 0; document < size; document += 1) {
      if (all[document]! >= least) running[count++] = document;
    }
    const scores = new Float32Array(count);
    for (let at = 0; at < count; at += 1) scores[at] = all[running[at]!]!;
    for (let next = scanned; next < terms.length; next += 1) {
      this.#addTo(scores, running, count, terms[next]!);
      least = floor - (terms[next + 1]?.remaining ?? 0);
      count = keep(running, scores, count, least);
    }
    const best = new TopK(Math.min(k, count));
    for (let at = 0; at < count; at += 1) {
      const score = scores[at]!;
      if (score >= best.threshold) best.offer(running[at]!, score);
    }
    return best;
  }

  /** Adds what a term gives to the first `count` of some documents. */
  #addTo(scores: Float32Array, documents: Uint32Array, count: number, { number, start, end, weight }: QueryTerm): void {
    const { impacts } = this.columns;
    const { bits, ranks } = this.#bitmapOf(number, start, end);
    for (let at = 0; at < count; at += 1) {
      const document = documents[at]!;
      const word = document >>> 5;
      const bit = 1 << (document & 31);
      const present = bits[word]!;
      if ((present & bit) === 0) continue;
      scores[at]! += impacts[start + ranks[word]! + ones(present & (bit - 1))]! * weight;
    }
  }

  #bitmapOf(number: number, start: number, end: number): PostingBitmap {
    const kept = this.#bitmaps.get(number);
    if (kept !== undefined) return kept;
    const bitmap = new PostingBitmap(this.columns.documents.subarray(start, end), this.columns.size);
    if (this.#bitmaps.size >= KEPT_BITMAPS) this.#bitmaps.clear();
    this.#bitmaps.set(number, bitmap);
    return bitmap;
  }

  #find(term: string): number | undefined {
    return findString(this.columns.terms, this.columns.termSlots, term);
  }
}

/** Moves what scores at least `least` to the front, order kept; how many that is. */
function keep(documents: Uint32Array, scores: Float32Array, count: number, least: number): number {
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    if (scores[at]! < least) continue;
    documents[kept] = documents[at]!;
    scores[kept] = scores[at]!;
    kept += 1;
  }
  return kept;
}
