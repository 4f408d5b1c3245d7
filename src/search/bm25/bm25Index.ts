import { findString } from '../../law';
import { inverseDocumentFrequency } from './bm25';
import { filterAndRefine } from './filterAndRefine';
import { FrequentTerms } from './frequentTerms';
import type { Postings, TermIndex, WeightedTerms } from './termIndex';
import { TopK, type Hit } from '../topK';
import type { Bm25Columns, QueryTerm } from './bm25Columns';

/** Postings that are scanned first, to meet most of the best documents. */
const OPENING_POSTINGS = 5_000;
export class Bm25Index implements TermIndex {
  /** Undefined where a scan of everything is fast enough. */
  readonly #frequent: FrequentTerms | undefined;
  /** Of the query at work or the last one; NaN for a document whose score is final. */
  readonly #scores: Float32Array;
  /** Documents of the query at work: first those of the opening. */
  readonly #documents: Uint32Array;

  constructor(readonly columns: Bm25Columns) {
    this.#frequent = FrequentTerms.of(columns);
    this.#scores = this.#frequent?.scores ?? new Float32Array(columns.size);
    this.#documents = new Uint32Array(columns.size);
  }

  /** How much a term tells: its idf, or that of a term seen in no document when the index does not know it. */
  idf(term: string): number {
    const number = this.#find(term);
    return number === undefined ? inverseDocumentFrequency(this.columns.size, 0) : this.columns.idf[number]!;
  }

  postings(term: string): readonly Postings[] {
    const number = this.#find(term);
    if (number === undefined) return [];
    const { offsets, documents, impacts } = this.columns;
    const [start, end] = [offsets[number]!, offsets[number + 1]!];
    return [{ ordinals: documents.subarray(start, end), weights: impacts.subarray(start, end) }];
  }

  /** Does beforehand, in steps, what the first queries would have to do. */
  *prepare(): Generator<void> {
    if (this.#frequent !== undefined) yield* this.#frequent.fill();
  }

  /**
   * The k best documents, best first. Score = sum over query terms of weight * w(t, d); a repeated query word counts as
   * often as it occurs (the linear limit of Robertson and Zaragoza's query-term saturation).
   *
   * Exact, a term at a time, rarest first. The frequent terms of a query hold most of its postings: they are not
   * scanned, but bounded for all documents at once ({@link FrequentTerms}), and looked up only for the documents whose
   * bound reaches the k-th best score. Every document adds its terms in the same order, so that no rounding tells the two
   * ways apart.
   */
  search(query: WeightedTerms, k: number): Hit[] {
    const terms = this.#termsOf(query);
    if (k <= 0 || terms.length === 0) return [];
    this.#scores.fill(0);
    const opened = this.#openingLength(terms);
    const touched = this.#open(terms.slice(0, opened));
    const scanned = touched < k ? terms.length : this.#rareLength(terms, opened);
    for (const term of terms.slice(opened, scanned)) this.#scan(term);
    const best = new TopK(Math.min(k, this.columns.size));
    if (scanned === terms.length) this.#offerAll(best);
    else {
      // Sums of 32-bit numbers, each rounded by a share of 2^-24 at most, in the score and in the bound.
      const rounding = 1 - (terms.length + 4) * 2 ** -23;
      const [frequent, rest, documents] = [this.#frequent!, terms.slice(scanned), this.#documents];
      filterAndRefine({ frequent, rest, documents, likely: touched, k, rounding }, best);
    }
    return best.hits();
  }

  /** The terms that the index knows, rarest first: they tell most and cost least. */
  #termsOf(query: WeightedTerms): QueryTerm[] {
    const { offsets } = this.columns;
    const terms: QueryTerm[] = [];
    for (const [term, weight] of query) {
      const number = weight > 0 ? this.#find(term) : undefined;
      if (number !== undefined) terms.push({ number, weight, start: offsets[number]!, end: offsets[number + 1]! });
    }
    return terms.sort((a, b) => a.end - a.start - (b.end - b.start) || a.number - b.number);
  }

  /** How many of the rarest terms make up the opening: at least one. */
  #openingLength(terms: readonly QueryTerm[]): number {
    let postings = 0;
    const first = terms.findIndex(({ start, end }) => (postings += end - start) > OPENING_POSTINGS);
    return first < 0 ? terms.length : Math.max(1, first);
  }

  /** How many terms, those of the opening and all that are not frequent, are scanned before any bounds are taken. */
  #rareLength(terms: readonly QueryTerm[], opened: number): number {
    const frequent = this.#frequent?.leastFrequency ?? Infinity;
    const first = terms.findIndex(({ start, end }, at) => at >= opened && end - start >= frequent);
    return first < 0 ? terms.length : first;
  }

  /** Scans the opening terms and lists the documents they touch; how many these are. */
  #open(terms: readonly QueryTerm[]): number {
    const { documents, impacts } = this.columns;
    const scores = this.#scores;
    const list = this.#documents;
    let touched = 0;
    for (const { start, end, weight } of terms) {
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

  /** Four postings a round, which are of four documents, take two thirds of the time of one a round. */
  #scan({ start, end, weight }: QueryTerm): void {
    const { documents, impacts } = this.columns;
    const scores = this.#scores;
    let posting = start;
    for (; posting + 3 < end; posting += 4) {
      const [a, b] = [documents[posting]!, documents[posting + 1]!];
      const [c, d] = [documents[posting + 2]!, documents[posting + 3]!];
      scores[a]! += impacts[posting]! * weight;
      scores[b]! += impacts[posting + 1]! * weight;
      scores[c]! += impacts[posting + 2]! * weight;
      scores[d]! += impacts[posting + 3]! * weight;
    }
    for (; posting < end; posting += 1) scores[documents[posting]!]! += impacts[posting]! * weight;
  }

  #offerAll(best: TopK): void {
    const scores = this.#scores;
    const size = this.columns.size;
    for (let document = 0; document < size; document += 1) {
      const score = scores[document]!;
      if (score > 0 && score > best.threshold) best.offer(document, score);
    }
  }

  #find(term: string): number | undefined {
    return findString(this.columns.terms, this.columns.termSlots, term);
  }
}
