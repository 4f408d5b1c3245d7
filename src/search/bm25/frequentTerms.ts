import type { Bm25Columns, QueryTerm } from './bm25Columns';
import { ADDRESS, ENTRY_BYTES, GROUP, openBoundKernel, ROUND, type BoundKernel } from './boundKernel';
import { PostingBitmap } from './postingBitmap';

/** A term is frequent when at least one of so many documents has it. */
const RARITY = 16;
/** Below this a scan costs nothing worth saving. Documents. */
const FEWEST_DOCUMENTS = 2048;
/** What the rows and bitmaps take at most: 0.75 bytes a document and term. Bytes. */
const MEMORY = 20 * 1024 * 1024;
const BYTES_A_DOCUMENT = 0.75;
/** How many terms have a row at most: each wastes up to one of the 255 steps of a sum. */
const MOST_TERMS = 128;
const LARGEST_SUM = 255;
/** Above 0: the term is in the document. */
const LEVELS = 15;
/** A step stays a normal 32-bit number, however small the weights are. */
const SMALLEST_STEP = 2 ** -100;

interface Row {
  /** Of the levels in the kernel's memory. */
  readonly address: number;
  readonly bitmap: PostingBitmap;
}

/**
 * The few terms that many documents have: they hold most of the postings of a query and decide next to nothing. Their
 * impacts are kept a second time as levels of four bits, rounded up, for all documents in a row. That is enough to bound
 * what they add to every document at once, so that only documents whose bound is high enough are scored exactly: filter
 * and refine, as with the approximations of Weber, Schek and Blott 1998, "A quantitative analysis and performance study
 * for similarity-search methods in high-dimensional spaces". A row is made when a query first needs it.
 */
export class FrequentTerms {
  /** One a document, then zeros: what the other terms of the query at work have given so far. */
  readonly scores: Float32Array;
  readonly #kernel: BoundKernel;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  /** What the terms of the query at work add to each document at most, in steps. */
  readonly #sums: Uint8Array;
  readonly #groups: Uint32Array;
  readonly #firstRow: number;
  readonly #rows = new Map<number, Row>();
  #step = 0;

  private constructor(
    private readonly columns: Bm25Columns,
    /** In how many documents a term is at least that is frequent. */
    readonly leastFrequency: number,
    rows: number,
  ) {
    const padded = Math.ceil(columns.size / ROUND) * ROUND;
    const sums = MOST_TERMS * ENTRY_BYTES;
    const scores = sums + padded;
    const groups = scores + padded * 4;
    this.#firstRow = groups + (padded / GROUP) * 4;
    this.#kernel = openBoundKernel(this.#firstRow + (rows * padded) / 2);
    const { buffer } = this.#kernel;
    this.#bytes = new Uint8Array(buffer);
    this.#view = new DataView(buffer);
    this.#sums = new Uint8Array(buffer, sums, padded);
    this.scores = new Float32Array(buffer, scores, padded);
    this.#groups = new Uint32Array(buffer, groups, padded / GROUP);
  }

  /** Undefined where no term is frequent or the collection is small. */
  static of(columns: Bm25Columns): FrequentTerms | undefined {
    const { offsets, size } = columns;
    if (size < FEWEST_DOCUMENTS) return undefined;
    const frequencies: number[] = [];
    for (let term = 0; term + 1 < offsets.length; term += 1) {
      const frequency = offsets[term + 1]! - offsets[term]!;
      if (frequency * RARITY >= size) frequencies.push(frequency);
    }
    frequencies.sort((a, b) => b - a);
    const room = Math.min(MOST_TERMS, Math.floor(MEMORY / (size * BYTES_A_DOCUMENT)));
    // Of equally frequent terms all have a row or none.
    const leastFrequency = room < frequencies.length ? frequencies[room]! + 1 : Math.ceil(size / RARITY);
    const rows = frequencies.filter((frequency) => frequency >= leastFrequency).length;
    return rows === 0 ? undefined : new FrequentTerms(columns, leastFrequency, rows);
  }

  /** Makes the rows of all frequent terms, one after another, so that no query has to. */
  *fill(): Generator<void> {
    const { offsets } = this.columns;
    for (let number = 0; number + 1 < offsets.length; number += 1) {
      const [start, end] = [offsets[number]!, offsets[number + 1]!];
      if (end - start < this.leastFrequency) continue;
      this.#rowOf({ number, start, end });
      yield;
    }
  }

  /** Bounds what some terms, frequent and at least one, add to each document. */
  boundWith(terms: readonly QueryTerm[]): void {
    const { maxImpacts } = this.columns;
    const most = terms.map(({ number, weight }) => maxImpacts[number]! * weight);
    const total = most.reduce((sum, value) => sum + value, 0);
    const step = Math.fround(Math.max(total / (LARGEST_SUM - terms.length), SMALLEST_STEP));
    for (const [at, term] of terms.entries()) {
      const entry = at * ENTRY_BYTES;
      for (let level = 0; level <= LEVELS; level += 1) {
        this.#bytes[entry + level] = Math.ceil((most[at]! * level) / LEVELS / step);
      }
      this.#view.setUint32(entry + ADDRESS, this.#rowOf(term).address, true);
    }
    this.#step = step;
    this.#kernel.sum(0, terms.length * ENTRY_BYTES, this.#sums.length / 2, this.#sums.byteOffset);
  }

  /** What the document's score is at most once the terms of {@link boundWith} are added, rounding of numbers aside. */
  bound(document: number): number {
    return this.scores[document]! + this.#step * this.#sums[document]!;
  }

  /**
   * Lists the documents whose bound is at least `least`, ascending; how many they are.
   *
   * @param least above 0.
   */
  listReaching(least: number, documents: Uint32Array): number {
    const sums = this.#sums.byteOffset;
    const groups = this.#groups.byteOffset;
    const end = this.#kernel.select(this.scores.byteOffset, sums, sums + this.#sums.length, groups, this.#step, least);
    let count = 0;
    for (let at = 0; at < (end - groups) / 4; at += 1) {
      const first = this.#groups[at]! - sums;
      for (let document = first; document < first + GROUP; document += 1) {
        if (this.bound(document) >= least) documents[count++] = document;
      }
    }
    return count;
  }

  /** Adds what the terms give to the scores of some documents, exactly and one term after another. */
  addTo(scores: Float32Array, documents: Int32Array, terms: readonly QueryTerm[]): void {
    const { impacts } = this.columns;
    const places = new Uint32Array(documents.length + 1);
    const postings = new Uint32Array(documents.length + 1);
    for (const term of terms) {
      const { start, weight } = term;
      const found = this.#rowOf(term).bitmap.find(documents, places, postings);
      for (let at = 0; at < found; at += 1) scores[places[at]!]! += impacts[start + postings[at]!]! * weight;
    }
  }

  #rowOf({ number, start, end }: Omit<QueryTerm, 'weight'>): Row {
    const known = this.#rows.get(number);
    if (known !== undefined) return known;
    const { documents, impacts, maxImpacts, size } = this.columns;
    const address = this.#firstRow + (this.#rows.size * this.#sums.length) / 2;
    for (let posting = start; posting < end; posting += 1) {
      const document = documents[posting]!;
      const level = Math.ceil((impacts[posting]! * LEVELS) / maxImpacts[number]!);
      // The layout is that of the kernel's `sum`.
      this.#bytes[address + (document >>> 5) * 16 + (document & 15)]! |= level << ((document & 16) / 4);
    }
    const row = { address, bitmap: new PostingBitmap(documents.subarray(start, end), size) };
    this.#rows.set(number, row);
    return row;
  }
}
