import { sharedColumn, StringTable } from '../../law';
import {
  DEFAULT_BM25,
  inverseDocumentFrequency,
  meanLength,
  pseudoFrequency,
  termWeight,
  type Bm25Parameters,
  type FieldParameters,
} from './bm25';
import { Bm25Index } from './bm25Index';
import type { TermRecords } from './termRecords';

/** The postings of a part's documents, still to be written: what a thread needs for it. */
export interface PostingsTask extends Pick<TermRecords, 'records' | 'ends' | 'lengths'> {
  /** The collection's number of the part's first document. */
  readonly firstDocument: number;
  /** Row = term of the part: where its first posting goes. */
  readonly starts: Uint32Array;
  /** Row = term of the part. */
  readonly idf: Float32Array;
  /** Row = field: the average length in the collection. */
  readonly averages: readonly number[];
  readonly parameters: Bm25Parameters;
  /** The collection's postings, shared by all parts. */
  readonly documents: Uint32Array;
  readonly impacts: Float32Array;
}

/** Documents written between two reports of progress. */
const STEP = 256;

/**
 * Writes a part's postings to where they belong. Yields the number of documents done; returns the largest impact of each
 * of the part's terms.
 */
export function* writePostings(task: PostingsTask): Generator<number, Float32Array> {
  const { records, ends, idf, documents, impacts, firstDocument, parameters } = task;
  const { fields, k1 } = parameters;
  const next = task.starts.slice();
  const maxImpacts = new Float32Array(idf.length);
  for (let document = 0, record = 0; document < ends.length; document += 1) {
    if (document % STEP === 0) yield document;
    for (const end = ends[document]!; record < end; record += fields.length + 1) {
      const term = records[record]!;
      const at = next[term]!;
      next[term] = at + 1;
      documents[at] = firstDocument + document;
      impacts[at] = termWeight(frequencyOf(task, document, record, fields), idf[term]!, k1);
      maxImpacts[term] = Math.max(maxImpacts[term]!, impacts[at]);
    }
  }
  return maxImpacts;
}

function frequencyOf(
  { records, lengths, averages }: PostingsTask,
  document: number,
  record: number,
  fields: readonly FieldParameters[],
): number {
  let frequency = 0;
  for (let field = 0; field < fields.length; field += 1) {
    const length = lengths[document * fields.length + field]!;
    frequency += pseudoFrequency(records[record + 1 + field]!, length, averages[field]!, fields[field]!);
  }
  return frequency;
}

/** Brings the parts of a collection together: first all of them, then their {@link tasks}, then the index. */
export class Bm25Assembly {
  readonly tasks: readonly PostingsTask[];
  readonly #table = new StringTable();
  /** Part -> the numbers that its terms have in the collection. */
  readonly #numbers: readonly Uint32Array[];
  readonly #offsets: Uint32Array;
  readonly #idf: Float32Array;
  readonly #documents: Uint32Array;
  readonly #impacts: Float32Array;
  readonly #size: number;

  /** @param parts in the order of the documents */
  constructor(parts: readonly TermRecords[], parameters: Bm25Parameters = DEFAULT_BM25) {
    this.#numbers = parts.map(({ terms: { bytes, offsets } }) =>
      Uint32Array.from(offsets.subarray(1), (end, term) => this.#table.add(bytes, offsets[term], end)),
    );
    this.#offsets = this.#postingOffsets(parts);
    const filled = filledDocuments(parts);
    this.#idf = Float32Array.from({ length: this.#table.size }, (_, term) =>
      inverseDocumentFrequency(filled, this.#offsets[term + 1]! - this.#offsets[term]!),
    );
    this.#documents = sharedColumn(Uint32Array, this.#offsets.at(-1)!);
    this.#impacts = sharedColumn(Float32Array, this.#offsets.at(-1)!);
    const averages = averageLengths(parts, parameters.fields.length, filled);
    const next = this.#offsets.slice();
    let firstDocument = 0;
    this.tasks = parts.map(({ records, ends, lengths, holders }, part) => {
      const numbers = this.#numbers[part]!;
      const starts = numbers.map((number) => next[number]!);
      numbers.forEach((number, term) => (next[number]! += holders[term]!));
      const first = firstDocument;
      firstDocument += ends.length;
      return {
        records,
        ends,
        lengths,
        firstDocument: first,
        starts,
        idf: Float32Array.from(numbers, (number) => this.#idf[number]!),
        averages,
        parameters,
        documents: this.#documents,
        impacts: this.#impacts,
      };
    });
    this.#size = firstDocument;
  }

  /** The index, once every task was done by {@link writePostings}, given what that returned. */
  finish(maxima: readonly Float32Array[]): Bm25Index {
    const maxImpacts = new Float32Array(this.#idf.length);
    for (const [part, partMaxima] of maxima.entries()) {
      partMaxima.forEach((largest, term) => {
        const number = this.#numbers[part]![term]!;
        maxImpacts[number] = Math.max(maxImpacts[number]!, largest);
      });
    }
    const { column, slots } = this.#table.finish();
    return new Bm25Index({
      terms: column,
      termSlots: slots,
      offsets: this.#offsets,
      documents: this.#documents,
      impacts: this.#impacts,
      idf: this.#idf,
      maxImpacts,
      size: this.#size,
    });
  }

  #postingOffsets(parts: readonly TermRecords[]): Uint32Array {
    const offsets = new Uint32Array(this.#table.size + 1);
    for (const [part, { holders }] of parts.entries()) {
      holders.forEach((count, term) => (offsets[this.#numbers[part]![term]! + 1]! += count));
    }
    for (let term = 1; term < offsets.length; term += 1) offsets[term]! += offsets[term - 1]!;
    return offsets;
  }
}

/** Documents with a term: one without (a chapter with nothing but a number) is no part of the collection's statistics. */
function filledDocuments(parts: readonly TermRecords[]): number {
  let filled = 0;
  for (const { ends } of parts) {
    for (let document = 0; document < ends.length; document += 1) {
      if (ends[document]! > (ends[document - 1] ?? 0)) filled += 1;
    }
  }
  return filled;
}

function averageLengths(parts: readonly TermRecords[], fields: number, filled: number): number[] {
  return Array.from({ length: fields }, (_, field) => {
    let total = 0;
    for (const { lengths } of parts) for (let at = field; at < lengths.length; at += fields) total += lengths[at]!;
    return meanLength(total, filled);
  });
}
