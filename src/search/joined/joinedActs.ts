import { firstWhere, splitProvisionId, type Act, type ActKey, type ProvisionId } from '../../law';
import type { OrdinalRange, StoredAct } from '../../store';
import { twins } from './twins';

/**
 * The acts of a store beside those of an index, which wins for the acts that both have: those of the store are *hidden*, the
 * others *seen*. The seen ones are numbered behind the acts of the index.
 */
export class JoinedActs {
  /** The numbers in the store of those that are seen, ascending; and of the hidden ones. */
  readonly seen: readonly number[];
  readonly hidden: readonly number[];
  /** Of the hidden ones: the keys that they have in the index, by those in the store. */
  readonly keysHere: ReadonlyMap<ActKey, ActKey>;
  /** Row = act of the store: its number behind the acts of the index, or -1 where it is hidden. */
  readonly #numbers: Int32Array;
  /** Row = act of the store: its first ordinal there. */
  readonly #firsts: Uint32Array;
  /** Of those that are seen. */
  readonly #keys: ReadonlySet<ActKey>;

  constructor(
    private readonly here: readonly StoredAct[],
    private readonly there: readonly StoredAct[],
  ) {
    this.keysHere = twins(there, here);
    const isSeen = (act: number): boolean => !this.keysHere.has(there[act]!.act.key);
    this.seen = [...there.keys()].filter(isSeen);
    this.hidden = [...there.keys()].filter((act) => !isSeen(act));
    this.#keys = new Set(this.seen.map((act) => there[act]!.act.key));
    this.#numbers = new Int32Array(there.length).fill(-1);
    this.seen.forEach((act, at) => (this.#numbers[act] = here.length + at));
    this.#firsts = Uint32Array.from(there, ({ first }) => first);
  }

  /** Those of the index in its own order, and the seen ones. */
  behind(acts: readonly Act[]): readonly Act[] {
    return [...acts, ...this.seen.map((act) => this.there[act]!.act)];
  }

  /** The number of an act of the store behind those of the index; -1 where it is hidden. */
  numberOf(actThere: number): number {
    return this.#numbers[actThere]!;
  }

  /** The number in the store of an act; undefined for one of the index. */
  actThere(act: number): number | undefined {
    return this.seen[act - this.here.length];
  }

  /** Whether a provision of the store, by its ordinal there, is one of a hidden act. */
  isHidden(ordinal: number): boolean {
    return this.numberOf(firstWhere(this.#firsts, (first) => first > ordinal) - 1) < 0;
  }

  /** Whether an id is one of an act of the store that is seen. */
  isThere(id: ProvisionId): boolean {
    return this.#keys.has(splitProvisionId(id).act);
  }

  /** The acts that are seen, by their numbers in the store, of which a range of it has provisions. */
  seenIn([first, end]: OrdinalRange): readonly number[] {
    const found: number[] = [];
    const from = Math.max(0, firstWhere(this.#firsts, (each) => each > first) - 1);
    for (let act = from; act < this.there.length && this.#firsts[act]! < end; act += 1) {
      if (this.numberOf(act) >= 0 && this.there[act]!.end > first) found.push(act);
    }
    return found;
  }
}
