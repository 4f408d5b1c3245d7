import { buildStringIndex, StringColumnBuilder } from '../law';
import {
  DEFAULT_BM25,
  inverseDocumentFrequency,
  pseudoFrequency,
  termWeight,
  type Bm25Parameters,
  type FieldParameters,
} from './bm25';
import { Bm25Index } from './bm25Index';

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
    const maxImpacts = new Float32Array(idf.length);
    const next = offsets.slice();
    for (let document = 0, record = 0; document < size; document += 1) {
      for (const end = this.#documentEnds[document]!; record < end; record += stride) {
        const term = this.#records[record]!;
        const at = next[term]!;
        next[term] = at + 1;
        documents[at] = document;
        impacts[at] = termWeight(this.#frequency(document, record, averages), idf[term]!, this.parameters.k1);
        maxImpacts[term] = Math.max(maxImpacts[term]!, impacts[at]);
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
      maxImpacts,
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
