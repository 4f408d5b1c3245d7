import { firstWhere, splitProvisionId, toProvisionId, type ActKey, type ProvisionId } from '../../law';
import {
  COMMON_SHARE,
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
  type TermQuery,
  type UnitReading,
} from '../../store';
import { inverseDocumentFrequency } from '../bm25/bm25';
import type { LegalIndex } from '../legalIndex';
import { compareHits } from '../topK';
import type { VectorsHere } from '../vectors/denseRetriever';
import { IndexStore } from './indexStore';
import { twins } from './twins';

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
 * Known differences from one index over both: lengths are measured against the average of where a provision lies, and acts that
 * are not seen still count for how rare a term is. What provisions of the index cite in the store is not among what they cite,
 * nor they among who cites it, since that was resolved where the store was not known.
 */
export class JoinedStore implements ProvisionStore {
  readonly build: string;
  readonly description: StoreDescription;
  readonly acts: readonly StoredAct[];
  readonly #here: IndexStore;
  /** Of the acts of the index. */
  readonly #keys: ReadonlySet<ActKey>;
  /** Of the acts of the store that are not seen: the keys that they have in the index. */
  readonly #keysHere: ReadonlyMap<ActKey, ActKey>;
  /** The same, by the keys that they have in the index. */
  readonly #keysThere: ReadonlyMap<ActKey, ActKey>;
  /** Row = act of the store: its number in {@link acts}, or -1 where it is not seen. */
  readonly #numbers: Int32Array;
  /** Row = act in {@link acts} behind those of the index: its number in the store. */
  readonly #seen: readonly number[];
  /** Those of the store that are not seen. */
  readonly #hidden: readonly number[];
  /** Row = act of the store: its first ordinal there. */
  readonly #firsts: Uint32Array;
  /** Of provisions of the store that are not seen: those of the index in their place. */
  readonly #instead = new Map<number, number | undefined>();

  /** @param vectorsHere those of the index, as soon as it has them. */
  constructor(
    index: LegalIndex,
    private readonly there: ProvisionStore,
    private readonly vectorsHere: () => EncodedHere | undefined = () => undefined,
  ) {
    this.#here = new IndexStore(index);
    const { size, acts } = this.#here;
    this.#keys = new Set(acts.map(({ act }) => act.key));
    this.#keysHere = twins(there.acts, acts);
    this.#keysThere = new Map([...this.#keysHere].map(([keyThere, keyHere]) => [keyHere, keyThere]));
    const isSeen = ({ act }: StoredAct): boolean => !this.#keysHere.has(act.key);
    this.#seen = [...there.acts.keys()].filter((act) => isSeen(there.acts[act]!));
    this.#hidden = [...there.acts.keys()].filter((act) => !isSeen(there.acts[act]!));
    this.#numbers = new Int32Array(there.acts.length).fill(-1);
    this.#seen.forEach((act, at) => (this.#numbers[act] = acts.length + at));
    this.#firsts = Uint32Array.from(there.acts, ({ first }) => first);
    this.acts = [
      ...acts,
      ...this.#seen.map((number) => {
        const { act, first, end } = there.acts[number]!;
        return { act, first: first + size, end: end + size };
      }),
    ];
    this.build = there.build;
    this.description = described(this.#here, there);
  }

  async search(queries: readonly ProvisionQuery[], k: number, signal?: AbortSignal): Promise<(readonly StoreHit[])[]> {
    const { size } = this.#here;
    const weigh = await this.#weights(queries, 'holders', signal);
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
    const weigh = await this.#weights(queries, 'actHolders', signal);
    const asked = queries.map(({ terms, among }) => ({
      terms: weigh(terms).there,
      ...(among && { among: among.flatMap((act) => this.#actThere(act) ?? []) }),
      ...this.#withoutHidden,
    }));
    const found = await this.there.actScores(asked, signal);
    return queries.map(({ terms, among }, at) => {
      const here = this.#here.actScores({ terms: weigh(terms).here, ...(among && { among }) });
      const there = [...found[at]!].map(([act, score]) => [this.#numbers[act]!, score] as const);
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
    const here = asked.filter((ordinal) => ordinal < size).map((ordinal) => this.#here.provision(ordinal));
    const elsewhere = asked.filter((ordinal) => ordinal >= size).map((ordinal) => ordinal - size);
    const there = await this.there.provisions(elsewhere, signal);
    await this.#findInstead(
      there.flatMap(({ cites }) => cites),
      signal,
    );
    return [...here, ...there.map((provision) => this.#seenFromHere(provision))];
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
    const instead = await this.#hiddenBy(ranges, signal);
    const asked = ranges.map((range) => {
      const there = this.#rangeThere(range);
      return [...(there ? [there] : []), ...runsOf(ordinalsHere(range, size).flatMap((at) => instead.get(at) ?? []))];
    });
    const found = await this.there.citers(asked.flat(), signal);
    let row = 0;
    return ranges.map(([first, end], at) => {
      const there = found.slice(row, (row += asked[at]!.length)).flat();
      const seen = there.filter((citer) => !this.#isHidden(citer)).map((citer) => citer + size);
      const here = first < size ? index.graph.sourcesInto(first, Math.min(end, size)) : [];
      return bounded([...here, ...seen]);
    });
  }

  async cited(ranges: readonly OrdinalRange[], signal?: AbortSignal): Promise<(readonly number[])[]> {
    const { size, index } = this.#here;
    const asked = ranges.map((range) => this.#rangeThere(range));
    const found = await this.there.cited(
      asked.filter((range) => range !== undefined),
      signal,
    );
    await this.#findInstead(found.flat(), signal);
    let row = 0;
    return ranges.map(([first, end], at) => {
      const there = asked[at] === undefined ? [] : found[row++]!;
      const here = first < size ? index.graph.targetsFrom(first, Math.min(end, size)) : [];
      return bounded([...here, ...this.#seenAs(there)]);
    });
  }

  get #withoutHidden(): { readonly withoutActs?: readonly number[] } {
    return this.#hidden.length > 0 ? { withoutActs: this.#hidden } : {};
  }

  /** What of a range lies in the store, by its ordinals. */
  #rangeThere([first, end]: OrdinalRange): OrdinalRange | undefined {
    const { size } = this.#here;
    return end > size ? [Math.max(first, size) - size, end - size] : undefined;
  }

  /** The provisions of the store, by those of the index in these ranges that hide them. */
  async #hiddenBy(
    ranges: readonly OrdinalRange[],
    signal: AbortSignal | undefined,
  ): Promise<ReadonlyMap<number, number>> {
    const { size, index } = this.#here;
    const hiding = new Map<ProvisionId, number>();
    for (const ordinal of this.#keysThere.size === 0 ? [] : ranges.flatMap((range) => ordinalsHere(range, size))) {
      const { act, eId } = splitProvisionId(index.corpus.id(ordinal));
      const key = this.#keysThere.get(act);
      if (key !== undefined) hiding.set(toProvisionId(key, eId), ordinal);
    }
    const found = await this.there.ordinals([...hiding.keys()], signal);
    return new Map([...found].map(([id, ordinal]) => [hiding.get(id)!, ordinal]));
  }

  async units(acts: readonly number[], signal?: AbortSignal): Promise<(readonly StoredUnit[])[]> {
    const { size } = this.#here;
    const asked = acts.flatMap((act) => this.#actThere(act) ?? []);
    const found = await this.there.units(asked, signal);
    let row = 0;
    return acts.map((act) =>
      this.#actThere(act) === undefined
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
    const isThere = ({ act }: { readonly act: ActKey }): boolean => !this.#keys.has(act) && !this.#keysHere.has(act);
    const left = ids.filter((id) => isThere(splitProvisionId(id)));
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

  /** What the terms of queries weigh here and there, so that each counts as it does over both. */
  async #weights(
    queries: readonly { readonly terms: TermQuery }[],
    held: 'holders' | 'actHolders',
    signal: AbortSignal | undefined,
  ): Promise<(terms: TermQuery) => { readonly here: TermQuery; readonly there: TermQuery }> {
    const all = [...new Set(queries.flatMap(({ terms }) => [...terms.keys()]))];
    const there = await this.there[held](all, signal);
    const ofActs = held === 'actHolders';
    const sizeThere = ofActs ? this.there.acts.length : this.there.description.filled;
    const size = ofActs ? this.acts.length + this.#hidden.length : this.description.filled;
    const factors = new Map(
      all.map((term) => {
        const holders = there.get(term) ?? 0;
        const idf = inverseDocumentFrequency(size, holders + this.#here[held](term));
        const idfHere = ofActs ? this.#here.idfOfActs(term) : this.#here.idf(term);
        return [term, [idf / idfHere, idf / inverseDocumentFrequency(sizeThere, holders)]] as const;
      }),
    );
    const times = (terms: TermQuery, side: 0 | 1): TermQuery =>
      new Map([...terms].map(([term, weight]) => [term, weight * factors.get(term)![side]]));
    return (terms) => ({ here: times(terms, 0), there: times(terms, 1) });
  }

  /** The number in the store of an act; undefined for one of the index. */
  #actThere(act: number): number | undefined {
    return this.#seen[act - this.#here.acts.length];
  }

  #actsThere(ofActs: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
    return new Map(
      [...ofActs].flatMap(([act, added]) => {
        const there = this.#actThere(act);
        return there === undefined ? [] : [[there, added] as const];
      }),
    );
  }

  #isHidden(ordinal: number): boolean {
    return this.#numbers[firstWhere(this.#firsts, (first) => first > ordinal) - 1]! < 0;
  }

  /** Finds for provisions of the store that are not seen those of the index that have their ids. */
  async #findInstead(ordinals: readonly number[], signal: AbortSignal | undefined): Promise<void> {
    const unknown = ordinals.filter((ordinal) => this.#isHidden(ordinal) && !this.#instead.has(ordinal));
    if (unknown.length === 0) return;
    for (const { ordinal, id } of await this.there.provisions(new Set(unknown), signal)) {
      const { act, eId } = splitProvisionId(id);
      this.#instead.set(ordinal, this.#here.ordinal(toProvisionId(this.#keysHere.get(act)!, eId)));
    }
  }

  #seenFromHere(provision: StoredProvision): StoredProvision {
    const { size } = this.#here;
    const { ordinal, act, parent, subtreeEnd, cites } = provision;
    return {
      ...provision,
      ordinal: ordinal + size,
      act: this.#numbers[act]!,
      parent: parent < 0 ? parent : parent + size,
      subtreeEnd: subtreeEnd + size,
      cites: this.#seenAs(cites),
    };
  }

  /** What provisions of the store are here: of those that are not seen what {@link #findInstead} has found. */
  #seenAs(ordinals: readonly number[]): readonly number[] {
    const { size } = this.#here;
    return ordinals.flatMap((each) => (this.#isHidden(each) ? (this.#instead.get(each) ?? []) : each + size));
  }
}

/** The ordinals of a range that are those of an index of this size. */
const ordinalsHere = ([first, end]: OrdinalRange, size: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.min(end, size) - first) }, (_, at) => first + at);

const bounded = (ordinals: readonly number[]): readonly number[] =>
  [...new Set(ordinals)].sort((a, b) => a - b).slice(0, MOST_NEIGHBOURS);

/** Ordinals as the intervals that they make up. */
function runsOf(ordinals: readonly number[]): OrdinalRange[] {
  const runs: [number, number][] = [];
  for (const ordinal of [...ordinals].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.[1] === ordinal) last[1] += 1;
    else runs.push([ordinal, ordinal + 1]);
  }
  return runs;
}

/** A term that is common here alone is not told beforehand: it is asked for as a rare one is. */
function described(here: IndexStore, there: ProvisionStore): StoreDescription {
  const { index } = here;
  const { size, documents, provisions, filled, languages, common } = there.description;
  const all = filled + index.provisions;
  const counted = Object.entries(common).map(([term, count]) => [term, count + here.holders(term)] as const);
  return {
    size: size + here.size,
    documents: documents + here.size,
    provisions: provisions + index.provisions,
    filled: all,
    languages: [...new Set([...index.languages, ...languages])].sort(),
    common: Object.fromEntries(counted.filter(([, count]) => count > COMMON_SHARE * all)),
  };
}
