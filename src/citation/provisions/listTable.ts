import type { TextSpan } from '../../text';
import { listItemsOf, ordersOf, type ListItem } from './listItems';
import { firstFrom, startingIn, type Places } from './places';
import { valueOf } from './valueOf';

/**
 * The items of all lists of one text, found by number and by place without a walk through them: an annex of hundreds of
 * pages is cited point by point.
 */
export class ListTable {
  readonly #items: readonly ListItem[];
  readonly #byNumber = new Map<string, ListItem[]>();
  #inOrder: ItemsInOrder | undefined;
  readonly #within = new WeakMap<Places, readonly ListItem[]>();

  constructor(text: string) {
    this.#items = listItemsOf(text);
    for (const item of this.#items) valueOf(this.#byNumber, item.number, () => []).push(item);
  }

  /** The items in some places, in order; looked for once for the same object. */
  within(places: Places): readonly ListItem[] {
    return valueOf(this.#within, places, () => [...startingIn(this.#items, places)].map(([item]) => item));
  }

  countIn({ start, end }: TextSpan): number {
    return firstFrom(this.#items, end) - firstFrom(this.#items, start);
  }

  /** Whether an item of a number stands in some places. */
  has(number: string, places: Places): boolean {
    return startingIn(this.#byNumber.get(number) ?? [], places).next().done !== true;
  }

  /** What each item of a number takes up: from behind it to the next of its list, or to the end of the place that it stands in. */
  reachesOf(number: string, places: Places): TextSpan[] {
    this.#inOrder ??= new ItemsInOrder(this.#items);
    const { nextOf } = this.#inOrder;
    return [...startingIn(this.#byNumber.get(number) ?? [], places)].map(([item, place]) => ({
      start: item.end,
      end: Math.min(nextOf(item), place.end),
    }));
  }
}

/** The items of a text by their places in their lists. */
class ItemsInOrder {
  /** What an item's list may go on with: by form, style, way of counting and place in it. In order of the text. */
  readonly #byOrder = new Map<string, ListItem[]>();
  /** The places that are taken from one whole number to the next, 3 and 3a and 3b, by the key of 3. */
  readonly #taken = new Map<string, Set<number>>();

  constructor(items: readonly ListItem[]) {
    for (const [at, item] of items.entries()) {
      if (opensRomans(items, at)) continue;
      for (const [way, order] of ordersOf(item.number)) {
        valueOf(this.#taken, keyOf(item, way, Math.floor(order)), () => new Set()).add(order);
        valueOf(this.#byOrder, keyOf(item, way, order), () => []).push(item);
      }
    }
  }

  /**
   * Where the item begins that comes next in the list of another; infinite where none does. Right behind b stands c, behind
   * ii iii, behind 3 stands 3a or 4, behind 3a 4.
   */
  readonly nextOf = (item: ListItem): number => {
    let next = Infinity;
    for (const [way, order] of ordersOf(item.number)) {
      const whole = Math.floor(order);
      for (const other of [whole, whole + 1].flatMap((each) => [...(this.#taken.get(keyOf(item, way, each)) ?? [])])) {
        if (other <= order) continue;
        const candidates = this.#byOrder.get(keyOf(item, way, other))!;
        next = Math.min(next, candidates[firstFrom(candidates, item.end)]?.start ?? Infinity);
      }
    }
    return next;
  };
}

/** "(h) lamps:\n(i) lit;\n(ii) out": this i is the first of a list in h, not the one behind h. */
const opensRomans = (items: readonly ListItem[], at: number): boolean =>
  items[at]!.number === 'i' && items[at + 1]?.number === 'ii';

const keyOf = ({ form, style }: ListItem, way: number, order: number): string => `${form} ${style} ${way} ${order}`;
