import { firstWhere, stringAt } from '../../law';
import type { Bm25Columns } from '../../search';

/**
 * An inverted index read by provision, in steps from one to the next: a place in each term's postings is all that is
 * kept, not the index turned round.
 */
export class TermsByProvision {
  /** Row = term: the next of its postings. */
  readonly #next: Uint32Array;
  /** Row = term: its string, once read. */
  readonly #strings: (string | undefined)[];
  /** The provision that {@link #next} stands before. */
  #at = 0;

  constructor(private readonly columns: Bm25Columns) {
    this.#next = columns.offsets.slice(0, -1);
    this.#strings = new Array<string | undefined>(this.#next.length);
  }

  /** Row = provision of a half-open interval: its terms, each once. Cheapest where it begins at the end of the last one. */
  between(first: number, end: number): readonly (readonly string[])[] {
    if (first !== this.#at) this.#goTo(first);
    const rows = Array.from({ length: end - first }, (): string[] => []);
    const { offsets, documents } = this.columns;
    const next = this.#next;
    for (let term = 0; term < next.length; term += 1) {
      const stop = offsets[term + 1]!;
      let posting = next[term]!;
      for (; posting < stop && documents[posting]! < end; posting += 1) {
        rows[documents[posting]! - first]!.push(this.#stringOf(term));
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
