import { firstWhere } from '../../law';
import type { Listed } from './types';

/** The first so many of all items that it was given, in an order; the rest is counted. */
export class Best<Item> {
  readonly #items: Item[] = [];
  #total = 0;

  /** @param compare negative where the first item comes before the second; of equal items the one given first does. */
  constructor(
    private readonly limit: number,
    private readonly compare: (one: Item, other: Item) => number,
  ) {}

  add(item: Item): void {
    this.#total += 1;
    const at = firstWhere(this.#items, (other) => this.compare(other, item) > 0);
    if (at >= this.limit) return;
    this.#items.splice(at, 0, item);
    if (this.#items.length > this.limit) this.#items.pop();
  }

  /** The list as a report has it; showing an item may take a while. */
  *listed<Shown>(show: (item: Item) => Shown): Generator<void, Listed<Shown>> {
    const items: Shown[] = [];
    for (const item of this.#items) {
      items.push(show(item));
      yield;
    }
    return { total: this.#total, items };
  }
}
