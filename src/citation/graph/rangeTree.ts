import { firstWhere } from '../../law';
import type { CitedRangeColumns } from './cited';

/**
 * Finds the ranges over a position. Ranges by their firsts, and over them a tree of the largest last below each node: a
 * priority search tree as McCreight has it, in an array (SIAM Journal on Computing 14, 1985). Memory: 20 bytes a range;
 * a question takes as long as what it finds, times the logarithm of the ranges.
 */
export class RangeTree {
  /** Ranges in the order of their firsts. */
  readonly #order: Uint32Array;
  readonly #firsts: Uint32Array;
  readonly #lasts: Uint32Array;
  /** The leaves from `#leaves` on: each node has the largest of the two below it, plus one; 0 where nothing is. */
  readonly #largest: Uint32Array;
  readonly #leaves: number;

  constructor({ rangeFirsts, rangeLasts }: Pick<CitedRangeColumns, 'rangeFirsts' | 'rangeLasts'>) {
    this.#order = Uint32Array.from(rangeFirsts, (_, range) => range).sort((a, b) => rangeFirsts[a]! - rangeFirsts[b]!);
    this.#firsts = rangeFirsts.slice().sort();
    this.#lasts = rangeLasts.slice().sort();
    this.#leaves = 1;
    while (this.#leaves < rangeFirsts.length) this.#leaves *= 2;
    this.#largest = new Uint32Array(2 * this.#leaves);
    for (const [at, range] of this.#order.entries()) this.#largest[this.#leaves + at] = rangeLasts[range]! + 1;
    for (let node = this.#leaves - 1; node > 0; node -= 1) {
      this.#largest[node] = Math.max(this.#largest[2 * node]!, this.#largest[2 * node + 1]!);
    }
  }

  /** How many ranges a position lies in. */
  countOver(position: number): number {
    return firstWhere(this.#firsts, (first) => first > position) - firstWhere(this.#lasts, (last) => last >= position);
  }

  /** The ranges that have a position between two, both included: each once, by their firsts. */
  forEachOver(from: number, to: number, found: (range: number) => void): void {
    const begun = firstWhere(this.#firsts, (first) => first > to);
    const visit = (node: number, start: number, width: number): void => {
      if (start >= begun || this.#largest[node]! <= from) return;
      if (node >= this.#leaves) {
        found(this.#order[start]!);
        return;
      }
      visit(2 * node, start, width / 2);
      visit(2 * node + 1, start + width / 2, width / 2);
    };
    visit(1, 0, this.#leaves);
  }
}
