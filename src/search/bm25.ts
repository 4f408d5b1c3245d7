import { buildStringIndex, findString, StringColumnBuilder, type StringColumn } from '../law';
import { TopK, type Hit } from './topK';

/** One field of a document: how much a term occurrence in it counts, and how far its length is normalised. */
export interface FieldParameters {
  readonly weight: number;
  /** 0 (no length normalisation) to 1 (full). */
  readonly b: number;
}

export interface Bm25Parameters {
  /** Term-frequency saturation, above 0. */
  readonly k1: number;
  readonly fields: readonly FieldParameters[];
}

/**
 * Two fields: a provision's own text, and the context that says what it is about (names of the act, headings above it)
 * at half weight. k1 and b are the customary values (Robertson and Zaragoza 2009, section 3.4: 1.2 to 2, and 0.5 to
 * 0.8); nothing near them is better on both a Korean and an English collection.
 */
export const DEFAULT_BM25: Bm25Parameters = {
  k1: 1.2,
  fields: [
    { weight: 1, b: 0.75 },
    { weight: 0.5, b: 0.75 },
  ],
};

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
  /** How many documents there are, those without a term included. */
  readonly size: number;
}

/**
 * idf(t) = ln(1 + (N - n + 0.5) / (n + 0.5)): the Robertson-Sparck Jones weight without relevance information
 * (Robertson and Zaragoza 2009, "The Probabilistic Relevance Framework: BM25 and Beyond", equation 3.3), with 1 added
 * inside the logarithm so that a term in more than half of the documents does not count against them.
 */
export function inverseDocumentFrequency(collectionSize: number, documentFrequency: number): number {
  return Math.log(1 + (collectionSize - documentFrequency + 0.5) / (documentFrequency + 0.5));
}

/**
 * tf~ = sum over fields f of weight_f * tf_f / ((1 - b_f) + b_f * length_f / averageLength_f), the field-weighted
 * pseudo frequency of BM25F (Robertson and Zaragoza 2009, equation 3.19).
 */
function pseudoFrequency(
  frequency: number,
  length: number,
  averageLength: number,
  { weight, b }: FieldParameters,
): number {
  return (weight * frequency) / (1 - b + (b * length) / averageLength);
}

/** w(t, d) = tf~ / (k1 + tf~) * idf(t) (Robertson and Zaragoza 2009, equation 3.20). */
export function termWeight(frequency: number, idf: number, k1: number): number {
  return (frequency / (k1 + frequency)) * idf;
}

/** A document's terms in one field: calls `emit` once an occurrence. */
export type EmitTerms = (emit: (term: string) => void) => void;

/** Collects documents one after another; document numbers are 0, 1, 2 ... in the order they are added. */
export class Bm25Builder {
  readonly #fields: readonly FieldParameters[];
  readonly #termNumbers = new Map<string, number>();
  /** Records of 1 + fields numbers, all documents one after another: a term, then its frequency in each field. */
  #records = new Uint32Array(1 << 16);
  #used = 0;
  readonly #documentEnds: number[] = [];
  /** Documents with a term: one without (a chapter with nothing but a number) is no part of the collection's statistics. */
  #filled = 0;
  /** One number a field and document. */
  readonly #lengths: number[] = [];
  /** Where the document at work keeps a term's record, plus one; 0 where it has none yet. */
  #recordOf = new Uint32Array(1 << 12);

  constructor(private readonly parameters: Bm25Parameters = DEFAULT_BM25) {
    this.#fields = parameters.fields;
  }

  /** Adds a document, one {@link EmitTerms} a field, in the order of the parameters' fields. */
  add(document: readonly EmitTerms[]): void {
    const stride = this.#fields.length + 1;
    const first = this.#used;
    for (let field = 0; field < this.#fields.length; field += 1) {
      let length = 0;
      document[field]?.((term) => {
        const number = this.#numberOf(term);
        const record = this.#recordOf[number]! - 1;
        length += 1;
        if (record >= 0) this.#records[record + 1 + field]! += 1;
        else this.#startRecord(number, field, stride);
      });
      this.#lengths.push(length);
    }
    if (this.#used > first) this.#filled += 1;
    for (let record = first; record < this.#used; record += stride) this.#recordOf[this.#records[record]!] = 0;
    this.#documentEnds.push(this.#used);
  }

  finish(): Bm25Index {
    const stride = this.#fields.length + 1;
    const size = this.#documentEnds.length;
    const offsets = this.#postingOffsets();
    const idf = new Float32Array(this.#termNumbers.size);
    for (let term = 0; term < idf.length; term += 1) {
      idf[term] = inverseDocumentFrequency(this.#filled, offsets[term + 1]! - offsets[term]!);
    }
    const averages = this.#averageLengths();
    const documents = new Uint32Array(this.#used / stride);
    const impacts = new Float32Array(documents.length);
    const next = offsets.slice();
    for (let document = 0, record = 0; document < size; document += 1) {
      for (const end = this.#documentEnds[document]!; record < end; record += stride) {
        const term = this.#records[record]!;
        const at = next[term]!;
        next[term] = at + 1;
        documents[at] = document;
        impacts[at] = termWeight(this.#frequency(document, record, averages), idf[term]!, this.parameters.k1);
      }
    }
    const terms = new StringColumnBuilder();
    for (const term of this.#termNumbers.keys()) terms.push(term);
    const column = terms.finish();
    return new Bm25Index({
      terms: column,
      termSlots: buildStringIndex(column),
      offsets,
      documents,
      impacts,
      idf,
      size,
    });
  }

  #frequency(document: number, record: number, averages: readonly number[]): number {
    let frequency = 0;
    for (let field = 0; field < this.#fields.length; field += 1) {
      const length = this.#lengths[document * this.#fields.length + field]!;
      const count = this.#records[record + 1 + field]!;
      frequency += pseudoFrequency(count, length, averages[field]!, this.#fields[field]!);
    }
    return frequency;
  }

  #averageLengths(): number[] {
    return this.#fields.map((_, field) => {
      let total = 0;
      for (let at = field; at < this.#lengths.length; at += this.#fields.length) total += this.#lengths[at]!;
      return Math.max(1, total / Math.max(1, this.#filled));
    });
  }

  #numberOf(term: string): number {
    const known = this.#termNumbers.get(term);
    if (known !== undefined) return known;
    const number = this.#termNumbers.size;
    this.#termNumbers.set(term, number);
    if (number >= this.#recordOf.length) this.#recordOf = grown(this.#recordOf, number + 1);
    return number;
  }

  #startRecord(term: number, field: number, stride: number): void {
    if (this.#used + stride > this.#records.length) this.#records = grown(this.#records, this.#used + stride);
    this.#records[this.#used] = term;
    this.#records[this.#used + 1 + field] = 1;
    this.#recordOf[term] = this.#used + 1;
    this.#used += stride;
  }

  #postingOffsets(): Uint32Array {
    const offsets = new Uint32Array(this.#termNumbers.size + 1);
    for (let record = 0; record < this.#used; record += this.#fields.length + 1) {
      offsets[this.#records[record]! + 1]! += 1;
    }
    for (let term = 1; term < offsets.length; term += 1) offsets[term]! += offsets[term - 1]!;
    return offsets;
  }
}

function grown(array: Uint32Array, needed: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(Math.max(needed, array.length * 2));
  larger.set(array);
  return larger;
}

/** A term of a query with its weight: how often it occurs, or what feedback made of it. */
export type WeightedTerms = ReadonlyMap<string, number>;

export class Bm25Index {
  /** Scores of the query at work; all zero between queries. */
  readonly #scores: Float32Array;
  readonly #touched: Uint32Array;

  constructor(readonly columns: Bm25Columns) {
    this.#scores = new Float32Array(columns.size);
    this.#touched = new Uint32Array(columns.size);
  }

  /** How much a term tells: its idf, or that of a term seen in no document when the index does not know it. */
  idf(term: string): number {
    const number = this.#find(term);
    return number === undefined ? inverseDocumentFrequency(this.columns.size, 0) : this.columns.idf[number]!;
  }

  /**
   * The k best documents, best first. Score = sum over query terms of weight * w(t, d); a repeated query word counts as
   * often as it occurs (the linear limit of Robertson and Zaragoza's query-term saturation).
   */
  search(query: WeightedTerms, k: number): Hit[] {
    const touched = this.#accumulate(query);
    const best = new TopK(Math.min(k, touched));
    for (let at = 0; at < touched; at += 1) {
      const document = this.#touched[at]!;
      const score = this.#scores[document]!;
      if (score >= best.threshold) best.offer(document, score);
      this.#scores[document] = 0;
    }
    return best.hits();
  }

  #accumulate(query: WeightedTerms): number {
    const { offsets, documents, impacts } = this.columns;
    let touched = 0;
    for (const [term, weight] of query) {
      const number = this.#find(term);
      if (number === undefined || weight <= 0) continue;
      for (let at = offsets[number]!, end = offsets[number + 1]!; at < end; at += 1) {
        const document = documents[at]!;
        if (this.#scores[document] === 0) {
          this.#touched[touched] = document;
          touched += 1;
        }
        this.#scores[document]! += impacts[at]! * weight;
      }
    }
    return touched;
  }

  #find(term: string): number | undefined {
    return findString(this.columns.terms, this.columns.termSlots, term);
  }
}
