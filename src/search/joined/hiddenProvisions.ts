import { splitProvisionId, toProvisionId, type ProvisionId } from '../../law';
import type { OrdinalRange, ProvisionStore } from '../../store';
import type { IndexStore } from './indexStore';
import type { JoinedActs } from './joinedActs';
import { ordinalsHere } from './ranges';

/** The provisions of a store that an index in front of it hides, and those of the index in their place: those with their ids. */
export class HiddenProvisions {
  /** By provisions of the store. */
  readonly #instead = new Map<number, number | undefined>();
  /** Of the acts that are hidden: the keys that they have in the store, by those in the index. */
  readonly #keysThere: ReadonlyMap<string, string>;

  constructor(
    private readonly here: IndexStore,
    private readonly there: ProvisionStore,
    private readonly acts: JoinedActs,
  ) {
    this.#keysThere = new Map([...acts.keysHere].map(([keyThere, keyHere]) => [keyHere, keyThere]));
  }

  /** The provisions of the store, by those of the index in these ranges that hide them. */
  async behind(ranges: readonly OrdinalRange[], signal: AbortSignal | undefined): Promise<ReadonlyMap<number, number>> {
    const { size, index } = this.here;
    const hiding = new Map<ProvisionId, number>();
    for (const ordinal of this.#keysThere.size === 0 ? [] : ranges.flatMap((range) => ordinalsHere(range, size))) {
      const { act, eId } = splitProvisionId(index.corpus.id(ordinal));
      const key = this.#keysThere.get(act);
      if (key !== undefined) hiding.set(toProvisionId(key, eId), ordinal);
    }
    const found = await this.there.ordinals([...hiding.keys()], signal);
    return new Map([...found].map(([id, ordinal]) => [hiding.get(id)!, ordinal]));
  }

  /** Finds what stands in the place of some provisions of the store, for {@link seenAs}. */
  async find(ordinals: readonly number[], signal: AbortSignal | undefined): Promise<void> {
    const unknown = ordinals.filter((ordinal) => this.acts.isHidden(ordinal) && !this.#instead.has(ordinal));
    if (unknown.length === 0) return;
    for (const { ordinal, id } of await this.there.provisions(new Set(unknown), signal)) {
      const { act, eId } = splitProvisionId(id);
      this.#instead.set(ordinal, this.here.ordinal(toProvisionId(this.acts.keysHere.get(act)!, eId)));
    }
  }

  /** What provisions of the store are behind the index: of those that are hidden what {@link find} has found. */
  seenAs(ordinals: readonly number[]): readonly number[] {
    const { size } = this.here;
    return ordinals.flatMap((each) => (this.acts.isHidden(each) ? (this.#instead.get(each) ?? []) : each + size));
  }
}
