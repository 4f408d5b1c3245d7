import type { ProvisionId } from '../../law';
import type {
  ActQuery,
  OrdinalRange,
  ProvisionQuery,
  ProvisionStore,
  StoredProvision,
  StoreHit,
  UnitReading,
} from '../../store';
import type { ActHits } from '../ranking/actSearch';
import { POOL } from '../ranking/lexical';

/** Provisions kept between two questions: some 50 MB, and as much of terms where all are read. */
const MOST_KEPT = 50_000;
/** Answers to queries, of provisions or of acts, that are kept: those of some fifty questions. */
const MOST_ANSWERS = 500;
/** What was derived, of which a question has some twenty: lists of some hundred numbers. */
const MOST_DERIVED = 1_000;
/** Numbers of provisions in lists of who cites, who is cited, and what an act is cited by. */
const MOST_NUMBERS = 500_000;

/** A search for no more has their provisions fetched with them; a longer one looks for scores, and chooses. */
const MOST_EXPECTED = 100;

/** What was fetched from a store, kept for the next question. */
export class SliceCache {
  readonly provisions = new Map<number, StoredProvision>();
  readonly ordinals = new Map<ProvisionId, number | undefined>();
  readonly searches = new Map<string, readonly StoreHit[]>();
  /** What was made of several answers, by the query. */
  readonly merged = new Map<string, ActHits>();
  /** Of provisions that may be read: see `StoreHit.article`. */
  readonly articles = new Map<number, OrdinalRange>();
  /** The same articles by their first ordinals; what begins one may be read with another. */
  readonly articlesAt = new Map<number, OrdinalRange>();
  /** What acts say of a query, by their numbers, most first. */
  readonly actScores = new Map<string, ReadonlyMap<number, number>>();
  /** Who cites something in a range, by `first end`. */
  readonly citers = new Map<string, readonly number[]>();
  /** Whom the provisions of a range cite, by `first end`. */
  readonly cited = new Map<string, readonly number[]>();
  /** What acts are cited by, by their numbers. */
  readonly units = new Map<number, readonly number[]>();
  /** Of units whose provisions may not be here. */
  readonly ids = new Map<number, ProvisionId>();
  /** What was derived from the corpus, by what from. */
  readonly derived = new Map<string, unknown>();
  /** What units say of {@link expected}, by their first ordinals; forgotten once more terms are expected. */
  readonly readings = new Map<number, UnitReading>();
  /** The same, by provision. */
  readonly terms = new Map<number, readonly string[]>();
  /** The terms that searches ask of articles, and those that the store tells beforehand. */
  readonly expected: Set<string>;
  /** How many provisions hold a term: at first what the store tells beforehand. */
  readonly holders: Map<string, number>;

  constructor(store: ProvisionStore) {
    this.holders = new Map(Object.entries(store.description.common));
    this.expected = new Set(this.holders.keys());
  }

  get isFull(): boolean {
    const { searches, merged, actScores, citers, cited, units, derived } = this;
    const answers = searches.size + merged.size + actScores.size;
    const lists = [citers, cited, units].flatMap((each) => [...each.values()]);
    const numbers = lists.reduce((sum, { length }) => sum + 1 + length, 0);
    const isOver = answers > MOST_ANSWERS || derived.size > MOST_DERIVED || numbers > MOST_NUMBERS;
    return isOver || this.provisions.size > MOST_KEPT;
  }
}

/**
 * The part of a store that one pass of some work can see. What it asks for and is not there is noted, and fetched with all
 * else that it asked for meanwhile, for the next pass: what this one comes to is wrong from then on.
 */
export class Slice {
  readonly #missing = {
    provisions: new Set<number>(),
    ids: new Set<ProvisionId>(),
    citers: new Map<string, OrdinalRange>(),
    cited: new Map<string, OrdinalRange>(),
    units: new Set<number>(),
    terms: new Set<string>(),
    /** Row = unit: its first ordinal. */
    readings: new Set<number>(),
    searches: new Map<string, { readonly query: ProvisionQuery; readonly k: number }>(),
    actScores: new Map<string, ActQuery>(),
  };

  /** The provisions of the units that are missing. */
  readonly #awaited = new Set<number>();

  constructor(
    readonly store: ProvisionStore,
    readonly cache = new SliceCache(store),
  ) {}

  /** Undefined, and noted, where it is not here. */
  provision(ordinal: number): StoredProvision | undefined {
    const found = this.cache.provisions.get(ordinal);
    if (found === undefined) this.#missing.provisions.add(ordinal);
    return found;
  }

  /**
   * Undefined, and its provision noted, where it is not here. While ids are looked up nothing is noted: whoever goes through an act for
   * one that is asked for already is told by them.
   */
  id(ordinal: number): ProvisionId | undefined {
    const { ids, provisions } = this.cache;
    const known = ids.get(ordinal) ?? provisions.get(ordinal)?.id;
    return known !== undefined || this.#missing.ids.size > 0 ? known : this.provision(ordinal)?.id;
  }

  /** What an act is cited by: see `ProvisionStore.units`. Undefined, and noted, where that is not here. */
  units(act: number): readonly number[] | undefined {
    const found = this.cache.units.get(act);
    if (found === undefined) this.#missing.units.add(act);
    return found;
  }

  /** Has the readings of articles tell of more terms. */
  expect(terms: Iterable<string>): void {
    const { expected, readings, terms: read } = this.cache;
    const before = expected.size;
    for (const term of terms) expected.add(term);
    if (expected.size === before) return;
    readings.clear();
    read.clear();
  }

  /** Has a provision that was found read with its article; of a search for no more than {@link POOL} each is. */
  willRead({ ordinal, article }: StoreHit): void {
    this.cache.articles.set(ordinal, article);
    this.cache.articlesAt.set(article[0], article);
  }

  /** Of a provision that {@link willRead}; else undefined. */
  articleOf(ordinal: number): OrdinalRange | undefined {
    return this.cache.articles.get(ordinal);
  }

  /** The terms of a provision that stands in an {@link articleOf}; none, and noted, where they are not here. Undefined for any other. */
  termsOf(ordinal: number): readonly string[] | undefined {
    const found = this.cache.terms.get(ordinal);
    if (found !== undefined) return found;
    const article = this.cache.articlesAt.get(ordinal) ?? this.cache.articles.get(ordinal);
    if (article === undefined) return this.#awaited.has(ordinal) ? [] : undefined;
    const [first, end] = article;
    this.#missing.readings.add(first);
    for (let each = first; each < end; each += 1) this.#awaited.add(each);
    return [];
  }

  /** Undefined where the corpus has no such id, or where that is not known yet, which is noted. */
  ordinal(id: ProvisionId): number | undefined {
    if (!this.cache.ordinals.has(id)) this.#missing.ids.add(id);
    return this.cache.ordinals.get(id);
  }

  /** Who cites something in a range of ordinals, or whom those in it cite; undefined, and noted, where that is not here. */
  neighbours(side: 'citers' | 'cited', range: OrdinalRange): readonly number[] | undefined {
    const key = range.join(' ');
    const found = this.cache[side].get(key);
    if (found === undefined) this.#missing[side].set(key, range);
    return found;
  }

  /** How many provisions hold a term; undefined, and noted, where that is not here. */
  holders(term: string): number | undefined {
    const found = this.cache.holders.get(term);
    if (found === undefined) this.#missing.terms.add(term);
    return found;
  }

  /** How many hold it where that is here; else undefined, and nothing is noted. */
  knownHolders(term: string): number | undefined {
    return this.cache.holders.get(term);
  }

  /** Undefined, and noted, where it is not here. */
  search(query: ProvisionQuery, k: number): readonly StoreHit[] | undefined {
    const key = `${k} ${JSON.stringify([[...query.terms], [...(query.ofActs ?? [])]])}`;
    const found = this.cache.searches.get(key);
    if (found === undefined) this.#missing.searches.set(key, { query, k });
    return found;
  }

  /** What acts say of a query, by their numbers; undefined, and noted, where that is not here. */
  actScores(query: ActQuery): ReadonlyMap<number, number> | undefined {
    const key = JSON.stringify([[...query.terms], query.among]);
    const found = this.cache.actScores.get(key);
    if (found === undefined) this.#missing.actScores.set(key, query);
    return found;
  }

  /** Whether all that was asked for so far was here. */
  get isComplete(): boolean {
    return Object.values(this.#missing).every(({ size }) => size === 0);
  }

  /** Fetches what was noted, and of what searches find the first provisions. */
  async fill(signal?: AbortSignal): Promise<void> {
    const { store, cache } = this;
    const { provisions, ids, terms, readings, searches, actScores, citers, cited, units } = this.#missing;
    const [found, ofActs, ordinals, holders, citing, targets, ofEach] = await Promise.all([
      this.#search([...searches], signal),
      store.actScores([...actScores.values()], signal),
      store.ordinals([...ids], signal),
      store.holders([...terms], signal),
      store.citers([...citers.values()], signal),
      store.cited([...cited.values()], signal),
      store.units([...units], signal),
      this.#read([...readings], signal),
    ]);
    for (const [at, act] of [...units].entries()) {
      cache.units.set(
        act,
        ofEach[at]!.map(({ ordinal }) => ordinal),
      );
      for (const { ordinal, id } of ofEach[at]!) {
        cache.ids.set(ordinal, id);
        cache.ordinals.set(id, ordinal);
      }
    }
    for (const [at, key] of [...citers.keys()].entries()) cache.citers.set(key, citing[at]!);
    for (const [at, key] of [...cited.keys()].entries()) cache.cited.set(key, targets[at]!);
    for (const [at, key] of [...actScores.keys()].entries()) cache.actScores.set(key, ofActs[at]!);
    for (const id of ids) cache.ordinals.set(id, ordinals.get(id));
    for (const [term, count] of holders) cache.holders.set(term, count);
    const wanted = new Set([...provisions, ...found].flatMap((ordinal) => this.#readWith(ordinal)));
    for (const ordinal of wanted) if (cache.provisions.has(ordinal)) wanted.delete(ordinal);
    for (const one of await store.provisions(wanted, signal)) {
      cache.provisions.set(one.ordinal, one);
      cache.ordinals.set(one.id, one.ordinal);
    }
  }

  /** What is fetched with a provision that was found: what stands above it, as far as that is known. */
  #readWith(ordinal: number): readonly number[] {
    const unit = this.cache.articles.get(ordinal)?.[0] ?? ordinal;
    return [ordinal, unit, ...(this.cache.readings.get(unit)?.above ?? [])];
  }

  async #read(units: readonly number[], signal: AbortSignal | undefined): Promise<void> {
    const { readings, terms, expected } = this.cache;
    if (units.length === 0) return;
    const asked = expected.size;
    const found = await this.store.readings(units, expected, signal);
    // Meanwhile other work may have come to expect more: then these tell too little.
    if (expected.size !== asked) return;
    for (const [at, unit] of units.entries()) {
      readings.set(unit, found[at]!);
      found[at]!.terms.forEach((row, offset) => terms.set(unit + offset, row));
    }
  }

  /** Asks searches of one depth together. Returns the provisions of what they find that will be asked for next. */
  async #search(
    searches: readonly (readonly [string, { readonly query: ProvisionQuery; readonly k: number }])[],
    signal: AbortSignal | undefined,
  ): Promise<number[]> {
    const found: number[] = [];
    for (const k of new Set(searches.map(([, asked]) => asked.k))) {
      const alike = searches.filter(([, asked]) => asked.k === k);
      const queries = alike.map(([, { query }]) => query);
      for (const [at, hits] of (await this.store.search(queries, k, signal)).entries()) {
        this.cache.searches.set(alike[at]![0], hits);
        if (k > POOL) continue;
        for (const hit of hits) this.willRead(hit);
        if (k <= MOST_EXPECTED) found.push(...hits.map(({ ordinal }) => ordinal));
      }
    }
    return found;
  }
}
