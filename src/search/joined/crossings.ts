import { CitationResolver, locatedIn, readersOf } from '../../citation';
import type { Act, Corpus } from '../../law';
import { MOST_NEIGHBOURS, type OrdinalRange } from '../../store';
import { inTurns, rest, Turns } from '../../turns';
import { sayingNames } from '../bm25/sayingNames';
import type { LegalIndex } from '../legalIndex';
import type { SharedIndex } from '../slices/sharedIndex';
import { citedNames } from './citedNames';
import type { JoinedActs } from './joinedActs';
import { JoinedCorpus } from './joinedCorpus';
import { MOST_CITED } from './storedProvision';

/** How long reading citations holds the thread, in milliseconds. */
const TURN_MS = 8;

/** Provisions that are read together: what they cite in the store is looked up at once. */
const BATCH = 200;

/**
 * What provisions of an index cite in a store. To the index itself these are citations of acts that are not there. They are read
 * again, with the acts of both, when someone asks what one of the provisions cites or who cites an act of the store; what was
 * read is kept.
 *
 * Known failures: a provision all of whose citations resolve in the index is not read again, even where an act of the store
 * bears the name that it cites more closely. What the index alone would teach of how acts of the store are called
 * (`learnNames`) is not learned. An act whose name the text says without a provision, and goes back to, is found to be cited
 * where the text says every word of a name of it.
 */
export class Crossings {
  /** The provisions of the index that were read, by ordinal: what each cites in the store, ascending. */
  readonly #cited = new Map<number, readonly number[]>();
  /** The acts of the store that were asked for: the provisions of the index that cite each, ascending. */
  readonly #citing = new Map<number, readonly number[]>();
  /** Knows the names of the acts of both, once learned. */
  #names: CitationResolver | undefined;
  /** Those of the index, and of the store those that it has not. */
  #list: readonly Act[] | undefined;
  /** The provisions of the index, by an act of the store that their citations name. */
  #naming: ReadonlyMap<number, readonly number[]> | undefined;

  constructor(
    private readonly index: LegalIndex,
    private readonly shared: Pick<SharedIndex, 'store' | 'with'>,
    private readonly acts: JoinedActs,
  ) {}

  /** Whether a provision of the index may cite something in the store: tells without reading it. */
  mayCite(ordinal: number): boolean {
    return this.index.outcomes.hasUnresolved(ordinal);
  }

  /**
   * What provisions of the index cite in the store, by its ordinals, ascending: of each the first {@link MOST_CITED} at most.
   * Rejects with StoreError where the store fails, or with the signal's reason when aborted.
   */
  async cited(ordinals: readonly number[], signal?: AbortSignal): Promise<(readonly number[])[]> {
    const unread = ordinals.filter((ordinal) => !this.#cited.has(ordinal) && this.mayCite(ordinal));
    for (let first = 0; first < unread.length; first += BATCH) {
      const batch = unread.slice(first, first + BATCH);
      const found = await this.#read(batch, signal);
      batch.forEach((ordinal, at) => this.#cited.set(ordinal, found[at]!));
    }
    return ordinals.map((ordinal) => this.#cited.get(ordinal) ?? []);
  }

  /**
   * The provisions of the index that cite one of each range of the store, ascending; of those that may cite an act the first
   * {@link MOST_NEIGHBOURS} are read. Rejects as {@link cited} does.
   */
  async citers(ranges: readonly OrdinalRange[], signal?: AbortSignal): Promise<(readonly number[])[]> {
    const asked = ranges.map((range) => this.acts.seenIn(range));
    await this.#findCiting([...new Set(asked.flat())], signal);
    return ranges.map((range, at) => {
      const citing = new Set(asked[at]!.flatMap((act) => this.#citing.get(act)!));
      return ascending([...citing].filter((source) => this.#leadsInto(source, range)));
    });
  }

  async #findCiting(acts: readonly number[], signal: AbortSignal | undefined): Promise<void> {
    const unknown = acts.filter((act) => !this.#citing.has(act));
    const candidates: (readonly number[])[] = [];
    for (const act of unknown) candidates.push(await this.#candidates(act, signal));
    await this.cited([...new Set(candidates.flat())], signal);
    for (const [at, act] of unknown.entries()) {
      const { first, end } = this.shared.store.acts[act]!;
      const citing = candidates[at]!.filter((source) => this.#leadsInto(source, [first, end]));
      this.#citing.set(act, citing);
    }
  }

  #leadsInto(source: number, [first, end]: OrdinalRange): boolean {
    return this.#cited.get(source)!.some((target) => first <= target && target < end);
  }

  /** The provisions of the index, ascending, that may cite an act of the store. */
  async #candidates(act: number, signal: AbortSignal | undefined): Promise<readonly number[]> {
    const { corpus } = this.index;
    const turns = new Turns(TURN_MS);
    const found = new Set<number>();
    const add = (ordinal: number): void => {
      if (this.mayCite(ordinal)) found.add(ordinal);
    };
    for (const ordinal of (await this.#namingEach(signal)).get(act) ?? []) {
      add(ordinal);
      for (const reader of readersOf(corpus, ordinal)) add(reader);
      await rest(turns, signal);
    }
    for (const saying of sayingNames(this.index, [this.shared.store.acts[act]!.act])) {
      saying.forEach(add);
      await rest(turns, signal);
    }
    return ascending([...found]).slice(0, MOST_NEIGHBOURS);
  }

  async #namingEach(signal: AbortSignal | undefined): Promise<ReadonlyMap<number, readonly number[]>> {
    if (this.#naming !== undefined) return this.#naming;
    const turns = new Turns(TURN_MS);
    const { corpus, outcomes } = this.index;
    const cited = await inTurns(citedNames(corpus, outcomes.unresolved()), turns, signal);
    const resolver = await this.shared.with(
      async (there) => (await this.#joined(there, turns, signal)).resolver,
      signal,
    );
    const naming = new Map<number, number[]>();
    for (const [name, ordinals] of cited) {
      for (const act of resolver.actsNamed(name)) {
        const actThere = this.acts.actThere(act);
        if (actThere === undefined) continue;
        const known = naming.get(actThere) ?? [];
        naming.set(actThere, known);
        for (const ordinal of ordinals) known.push(ordinal);
      }
      await rest(turns, signal);
    }
    return (this.#naming = naming);
  }

  #read(ordinals: readonly number[], signal: AbortSignal | undefined): Promise<(readonly number[])[]> {
    return this.shared.with(async (there) => {
      const turns = new Turns(TURN_MS);
      const { corpus, resolver } = await this.#joined(there, turns, signal);
      const found: (readonly number[])[] = [];
      for (const ordinal of ordinals) {
        const steps = citedBehind(this.index.corpus.size, corpus, resolver, ordinal);
        found.push(await inTurns(steps, turns, signal));
      }
      return found;
    }, signal);
  }

  /** The provisions of both as one corpus, those of the store as far as they are here, and what resolves citations in it. */
  async #joined(
    { corpus: there, resolver: known }: LegalIndex,
    turns: Turns,
    signal: AbortSignal | undefined,
  ): Promise<{ readonly corpus: Corpus; readonly resolver: CitationResolver }> {
    const { corpus: here } = this.index;
    this.#list ??= this.acts.behind(here.acts);
    const corpus = new JoinedCorpus(here, there, this.#list, this.acts);
    const resolver = new CitationResolver(corpus, this.#names ?? known);
    this.#names ??= resolver;
    await inTurns(resolver.learnActs(), turns, signal);
    return { corpus, resolver };
  }
}

/** What a provision of a joined corpus cites behind the first so many, counted from there, ascending. */
function* citedBehind(
  size: number,
  corpus: Corpus,
  resolver: CitationResolver,
  ordinal: number,
): Generator<void, readonly number[]> {
  const found = new Set<number>();
  for (const located of locatedIn(corpus, resolver, ordinal)) {
    yield;
    if (located?.outcome !== 'resolved') continue;
    for (const target of located.ordinals.slice(0, MOST_CITED)) if (target >= size) found.add(target - size);
  }
  return ascending([...found]).slice(0, MOST_CITED);
}

const ascending = (ordinals: number[]): number[] => ordinals.sort((a, b) => a - b);
