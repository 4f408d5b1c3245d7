import { firstWhere, stringAt } from '../../law';
import type { Bm25Columns } from '../../search';
import type { WeighedTerms } from '../../store';

/**
 * An inverted index read by provision, in steps from one to the next: a place in each term's postings is all that is
 * kept, not the index turned round. A posting's weight is tf~ / (k1 + tf~) * idf; tf~ is what it was made of.
 */
export class TermsByProvision {
  /** Row = term: the next of its postings. */
  readonly #next: Uint32Array;
  /** Row = term: its string, once read. */
  readonly #strings: (string | undefined)[];
  /** The provision that {@link #next} stands before. */
  #at = 0;

  /** @param k1 that the weights were made with. */
  constructor(
    private readonly columns: Bm25Columns,
    private readonly k1: number,
  ) {
    this.#next = columns.offsets.slice(0, -1);
    this.#strings = new Array<string | undefined>(this.#next.length);
  }

  /** Row = provision of a half-open interval. Cheapest where it begins at the end of the last one. */
  between(first: number, end: number): readonly WeighedTerms[] {
    if (first !== this.#at) this.#goTo(first);
    const rows = Array.from({ length: end - first }, (): [string, number][] => []);
    const { offsets, documents, impacts, idf } = this.columns;
    const next = this.#next;
    for (let term = 0; term < next.length; term += 1) {
      const stop = offsets[term + 1]!;
      let posting = next[term]!;
      for (; posting < stop && documents[posting]! < end; posting += 1) {
        const share = impacts[posting]! / idf[term]!;
        rows[documents[posting]! - first]!.push([this.#stringOf(term), (this.k1 * share) / (1 - share)]);
      }
      next[term] = posting;
    }
    this.#at = end;
    return rows;
  }

  #goTo(first: number): void {
    const { offsets, documents } = this.columns;
    for (let term = 0; term < this.#next.length; term += 1) {
      const [start, stop] = [offsets[term]!, offsets[term + 1]!];
      this.#next[term] = start + firstWhere(documents.subarray(start, stop), (document) => document >= first);
    }
    this.#at = first;
  }

  #stringOf(term: number): string {
    return (this.#strings[term] ??= stringAt(this.columns.terms, term));
  }
}
