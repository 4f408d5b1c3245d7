import type { ProvisionId } from '../../law';
import {
  MOST_ADDING,
  MOST_NEIGHBOURS,
  type ActQuery,
  type NearHit,
  type NearQuery,
  type OrdinalRange,
  type ProvisionQuery,
  type ProvisionStore,
  type StoredAct,
  type StoreDescription,
  type StoredVectors,
  type StoredProvision,
  type StoredUnit,
  type StoreHit,
  type UnitReading,
} from '../../store';
import type { LegalIndex } from '../legalIndex';
import type { SharedIndex } from '../slices/sharedIndex';
import { compareHits } from '../topK';
import type { VectorsHere } from '../vectors/denseRetriever';
import { Crossings } from './crossings';
import { HiddenProvisions } from './hiddenProvisions';
import { IndexStore } from './indexStore';
import { JoinedActs } from './joinedActs';
import { describedOver, weightsOver } from './overBoth';
import { bounded, grouped, ordinalsHere, runsOf } from './ranges';

/** The vectors of an index, which are here, and the fingerprint of what made them. */
export interface EncodedHere {
  readonly encoder: string;
  readonly vectors: Pick<VectorsHere, 'search'>;
}

/**
 * A store with the provisions of an index that is here in front: both are searched, read and cited as one corpus. An act that
 * the index has, by its key or its whole title, is the index's; that of the store is not seen.
 *
 * Scores compare, because a term counts in both as it does over all that they hold: its weight in a query is multiplied by
 *
 *   idf(all) / idf(index), or idf(all) / idf(store)
 *
 * What provisions of the index cite in the store is among what they cite, and they among who cites it: see {@link Crossings}.
 *
 * Known differences from one index over both: lengths are measured against the average of where a provision lies, and acts that
 * are not seen still count for how rare a term is. How many provisions of the index cite one of the store is not added to what
 * the store says of how often that is cited (`StoredProvision.citers`).
 */
export class JoinedStore implements ProvisionStore {
  readonly build: string;
  readonly description: StoreDescription;
  readonly acts: readonly StoredAct[];
  private readonly there: ProvisionStore;
  readonly #here: IndexStore;
  /** Of both. */
  readonly #acts: JoinedActs;
  readonly #hidden: HiddenProvisions;
  readonly #crossings: Crossings;

  /**
   * @param shared what is in the store, as an index: its acts' names, once learned, serve here, too.
   * @param vectorsHere those of the index, as soon as it has them.
   */
  constructor(
    index: LegalIndex,
    shared: SharedIndex,
    private readonly vectorsHere: () => EncodedHere | undefined = () => undefined,
  ) {
    const there = shared.store;
    this.there = there;
    this.#here = new IndexStore(index);
    const { size, acts } = this.#here;
    this.#acts = new JoinedActs(acts, there.acts);
    this.#hidden = new HiddenProvisions(this.#here, there, this.#acts);
    this.#crossings = new Crossings(index, shared, this.#acts);
    this.acts = [
      ...acts,
      ...this.#acts.seen.map((number) => {
        const { act, first, end } = there.acts[number]!;
        return { act, first: first + size, end: end + size };
      }),
    ];
    this.build = there.build;
    this.description = describedOver(this.#sides);
  }

  async search(queries: readonly ProvisionQuery[], k: number, signal?: AbortSignal): Promise<(readonly StoreHit[])[]> {
    const { size } = this.#here;
    const weigh = await weightsOver(this.#sides, queries, 'holders', signal);
    const asked = queries.map(({ terms, ofActs }) => ({
      terms: weigh(terms).there,
      ...(ofActs && { ofActs: this.#actsThere(ofActs) }),
      ...this.#withoutHidden,
    }));
    const found = await this.there.search(asked, k, signal);
    return queries.map(({ terms, ofActs }, at) => {
      const here = this.#here.search({ terms: weigh(terms).here, ...(ofActs && { ofActs }) }, k);
      const there = found[at]!.map(({ ordinal, score, article: [first, end] }): StoreHit => {
        return { ordinal: ordinal + size, score, article: [first + size, end + size] };
      });
      return [...here, ...there].sort(compareHits).slice(0, k);
    });
  }

  /** Those of one side alone would leave the other out, and those of two encoders do not compare. */
  get vectors(): StoredVectors | undefined {
    const { vectors } = this.there;
    return vectors?.encoder === this.vectorsHere()?.encoder ? vectors : undefined;
  }

  async nearest(queries: readonly NearQuery[], k: number, signal?: AbortSignal): Promise<(readonly NearHit[])[]> {
    const here = this.vectorsHere();
    if (here === undefined || this.vectors === undefined) return queries.map(() => []);
    const asked = queries.map(({ vector }) => ({ vector, ...this.#withoutHidden }));
    const found = await this.there.nearest(asked, k, signal);
    return queries.map(({ vector }, at) => {
      const there = found[at]!.map(({ ordinal, score }) => ({ ordinal: ordinal + this.#here.size, score }));
      return [...here.vectors.search(vector, k), ...there].sort(compareHits).slice(0, k);
    });
  }

  async actScores(queries: readonly ActQuery[], signal?: AbortSignal): Promise<ReadonlyMap<number, number>[]> {
    const weigh = await weightsOver(this.#sides, queries, 'actHolders', signal);
    const asked = queries.map(({ terms, among }) => ({
      terms: weigh(terms).there,
      ...(among && { among: among.flatMap((act) => this.#acts.actThere(act) ?? []) }),
      ...this.#withoutHidden,
    }));
    const found = await this.there.actScores(asked, signal);
    return queries.map(({ terms, among }, at) => {
      const here = this.#here.actScores({ terms: weigh(terms).here, ...(among && { among }) });
      const there = [...found[at]!].map(([act, score]) => [this.#acts.numberOf(act), score] as const);
      const hits = [...here, ...there].map(([ordinal, score]) => ({ ordinal, score })).sort(compareHits);
      return new Map(hits.slice(0, MOST_ADDING + 1).map(({ ordinal, score }) => [ordinal, score]));
    });
  }

  async holders(terms: readonly string[], signal?: AbortSignal): Promise<ReadonlyMap<string, number>> {
    const there = await this.there.holders(terms, signal);
    return new Map(terms.map((term) => [term, this.#here.holders(term) + (there.get(term) ?? 0)]));
  }

  async actHolders(terms: readonly string[], signal?: AbortSignal): Promise<ReadonlyMap<string, number>> {
    const there = await this.there.actHolders(terms, signal);
    return new Map(terms.map((term) => [term, this.#here.actHolders(term) + (there.get(term) ?? 0)]));
  }

  async provisions(ordinals: Iterable<number>, signal?: AbortSignal): Promise<readonly StoredProvision[]> {
    const { size } = this.#here;
    const asked = [...new Set(ordinals)];
    const here = asked.filter((ordinal) => ordinal < size).map((ordinal) => this.#hereProvision(ordinal));
    const elsewhere = asked.filter((ordinal) => ordinal >= size).map((ordinal) => ordinal - size);
    const there = await this.there.provisions(elsewhere, signal);
    await this.#hidden.find(
      there.flatMap(({ cites }) => cites),
      signal,
    );
    return [...here, ...there.map((provision) => this.#seenFromHere(provision))];
  }

  /** What one of the index cites in the store is told by {@link cited} alone: of a hundred that were found few are followed. */
  #hereProvision(ordinal: number): StoredProvision {
    const provision = this.#here.provision(ordinal);
    return this.#crossings.mayCite(ordinal) ? { ...provision, citesMore: true } : provision;
  }

  async readings(
    units: readonly number[],
    terms: ReadonlySet<string>,
    signal?: AbortSignal,
  ): Promise<readonly UnitReading[]> {
    const { size } = this.#here;
    const elsewhere = units.filter((unit) => unit >= size);
    const found = await this.there.readings(
      elsewhere.map((unit) => unit - size),
      terms,
      signal,
    );
    const there = new Map(elsewhere.map((unit, at) => [unit, found[at]!]));
    return units.map((unit) => {
      const reading = there.get(unit);
      if (reading === undefined) return this.#here.reading(unit);
      return { ...reading, above: reading.above.map((ordinal) => ordinal + size) };
    });
  }

  async citers(ranges: readonly OrdinalRange[], signal?: AbortSignal): Promise<(readonly number[])[]> {
    const { size, index } = this.#here;
    const instead = await this.#hidden.behind(ranges, signal);
    const behind = ranges.map((range) => this.#rangeThere(range));
    const asked = ranges.map((range, at) => [
      ...behind[at]!,
      ...runsOf(ordinalsHere(range, size).flatMap((ordinal) => instead.get(ordinal) ?? [])),
    ]);
    const [found, crossing] = await Promise.all([
      this.there.citers(asked.flat(), signal),
      this.#crossings.citers(behind.flat(), signal),
    ]);
    const [there, crossed] = [grouped(found, asked), grouped(crossing, behind)];
    return ranges.map(([first, end], at) => {
      const seen = there[at]!.filter((citer) => !this.#acts.isHidden(citer)).map((citer) => citer + size);
      const here = first < size ? index.graph.sourcesInto(first, Math.min(end, size)) : [];
      return bounded([...here, ...crossed[at]!, ...seen]);
    });
  }

  async cited(ranges: readonly OrdinalRange[], signal?: AbortSignal): Promise<(readonly number[])[]> {
    const { size, index } = this.#here;
    const behind = ranges.map((range) => this.#rangeThere(range));
    const inFront = ranges.map((range) => ordinalsHere(range, size).slice(0, MOST_NEIGHBOURS));
    const [found, crossing] = await Promise.all([
      this.there.cited(behind.flat(), signal),
      this.#crossings.cited(inFront.flat(), signal),
    ]);
    await this.#hidden.find(found.flat(), signal);
    const [there, crossed] = [grouped(found, behind), grouped(crossing, inFront)];
    return ranges.map(([first, end], at) => {
      const here = first < size ? index.graph.targetsFrom(first, Math.min(end, size)) : [];
      return bounded([...here, ...crossed[at]!.map((each) => each + size), ...this.#hidden.seenAs(there[at]!)]);
    });
  }

  get #sides(): { readonly here: IndexStore; readonly there: ProvisionStore } {
    return { here: this.#here, there: this.there };
  }

  get #withoutHidden(): { readonly withoutActs?: readonly number[] } {
    const { hidden } = this.#acts;
    return hidden.length > 0 ? { withoutActs: hidden } : {};
  }

  /** What of a range lies in the store, by its ordinals: one range, or none. */
  #rangeThere([first, end]: OrdinalRange): readonly OrdinalRange[] {
    const { size } = this.#here;
    return end > size ? [[Math.max(first, size) - size, end - size]] : [];
  }

  async units(acts: readonly number[], signal?: AbortSignal): Promise<(readonly StoredUnit[])[]> {
    const { size } = this.#here;
    const asked = acts.flatMap((act) => this.#acts.actThere(act) ?? []);
    const found = await this.there.units(asked, signal);
    let row = 0;
    return acts.map((act) =>
      this.#acts.actThere(act) === undefined
        ? this.#here.units(act)
        : found[row++]!.map(({ ordinal, id }) => ({ ordinal: ordinal + size, id })),
    );
  }

  async ordinals(ids: readonly ProvisionId[], signal?: AbortSignal): Promise<ReadonlyMap<ProvisionId, number>> {
    const found = new Map<ProvisionId, number>();
    for (const id of ids) {
      const ordinal = this.#here.ordinal(id);
      if (ordinal !== undefined) found.set(id, ordinal);
    }
    const left = ids.filter((id) => !found.has(id) && this.#acts.isThere(id));
    for (const [id, ordinal] of await this.there.ordinals(left, signal)) found.set(id, ordinal + this.#here.size);
    return found;
  }

  async idsNamed(sourceKeys: readonly string[], signal?: AbortSignal): Promise<ReadonlyMap<string, ProvisionId>> {
    const [here, there] = await Promise.all([
      this.#here.index.idsNamed(sourceKeys),
      this.there.idsNamed(sourceKeys, signal),
    ]);
    return new Map([...there, ...here]);
  }

  #actsThere(ofActs: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
    return new Map(
      [...ofActs].flatMap(([act, added]) => {
        const there = this.#acts.actThere(act);
        return there === undefined ? [] : [[there, added] as const];
      }),
    );
  }

  #seenFromHere(provision: StoredProvision): StoredProvision {
    const { size } = this.#here;
    const { ordinal, act, parent, subtreeEnd, cites } = provision;
    return {
      ...provision,
      ordinal: ordinal + size,
      act: this.#acts.numberOf(act),
      parent: parent < 0 ? parent : parent + size,
      subtreeEnd: subtreeEnd + size,
      cites: this.#hidden.seenAs(cites),
    };
  }
}
