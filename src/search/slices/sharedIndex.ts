import { CitationOutcomes, CitationResolver } from '../../citation';
import type { ProvisionStore } from '../../store';
import { LegalIndex, type IndexSource, type IndexWork } from '../legalIndex';
import { AskedOnce } from './askedOnce';
import { Slice, SliceCache } from './slice';
import { SliceActSearch } from './sliceActSearch';
import { SliceCorpus, StoredActs, type PlaceOf } from './sliceCorpus';
import { SliceGraph } from './sliceGraph';
import { SliceKept } from './sliceKept';
import { SliceLookup } from './sliceLookup';
import { SliceTerms } from './sliceTerms';

/** How often work begins again at most. A search takes four or five passes, an answer of a model ten. */
const MOST_PASSES = 30;

export interface SharedOptions {
  /** Where provisions stand; by default where the store says. */
  readonly placeOf?: PlaceOf;
  /** An index that has most of its acts from this one: what they are called need not be learned again. */
  readonly alike?: SharedIndex;
}

/** One go of some work, and what it works on. */
interface Pass {
  readonly slice: Slice;
  readonly index: LegalIndex;
}

/**
 * An index whose corpus is in a store. What works on an index works on this one as it is: on a slice of the corpus, in
 * passes. In the first pass nothing is there, every question is noted, and what the pass comes to is thrown away; what
 * was noted is fetched, all together; the next pass comes further. The pass that lacks nothing has the result, the same
 * as if all had been there. So work costs as many round trips as its questions depend on each other, and nothing that
 * searches, follows citations or answers has to be written twice.
 *
 * A pass that lacked nothing is where the next work begins: what was derived from its index, such as what a draft cites,
 * holds on. Once a work on it lacks something, all that are at work on it go through another pass.
 */
export class SharedIndex implements IndexSource {
  readonly #acts: StoredActs;
  /** Knows the names of the acts, once learned; no provision is asked of it. */
  readonly #names: CitationResolver;
  readonly #outcomes = CitationOutcomes.fromColumns({ citing: new Uint32Array(), counts: new Uint32Array() });
  #cache: SliceCache;
  #whole: Pass | undefined;

  constructor(
    readonly store: ProvisionStore,
    private readonly options: SharedOptions = {},
  ) {
    const { alike } = options;
    this.#acts = alike?.store.acts === store.acts ? alike.#acts : new StoredActs(store.acts);
    this.#cache = new SliceCache(store);
    this.#names = new CitationResolver(
      new SliceCorpus(new Slice(store, this.#cache), this.#acts),
      alike === undefined ? undefined : alike.#names,
    );
  }

  async with<Result>(work: IndexWork<Result>, signal?: AbortSignal): Promise<Result> {
    const asked = new AskedOnce();
    let pass = this.#begin();
    for (let passes = 1; passes <= MOST_PASSES; passes += 1) {
      signal?.throwIfAborted();
      const { slice, index } = pass;
      const outcome = await settled(() => work(index, asked.inPass(slice)));
      if (slice.isComplete) {
        this.#whole = pass;
        if ('error' in outcome) throw outcome.error;
        return outcome.result;
      }
      // A pass that has failed may have done so for what was not there.
      if (this.#whole === pass) this.#whole = undefined;
      await slice.fill(signal);
      pass = this.#pass();
    }
    throw new Error(`Work on a shared corpus asks for more after ${MOST_PASSES} passes.`);
  }

  idsNamed(sourceKeys: readonly string[], signal?: AbortSignal): ReturnType<IndexSource['idsNamed']> {
    return this.store.idsNamed(sourceKeys, signal);
  }

  #begin(): Pass {
    if (this.#cache.isFull) {
      this.#cache = new SliceCache(this.store);
      this.#whole = undefined;
    }
    return this.#whole ?? this.#pass();
  }

  #pass(): Pass {
    const slice = new Slice(this.store, this.#cache);
    return { slice, index: this.#indexOf(slice) };
  }

  #indexOf(slice: Slice): LegalIndex {
    const corpus = new SliceCorpus(slice, this.#acts, this.options.placeOf);
    return new LegalIndex({
      corpus,
      bm25: new SliceTerms(slice),
      graph: new SliceGraph(slice),
      outcomes: this.#outcomes,
      provisions: this.store.description.provisions,
      problems: [],
      store: this.store,
      unitsOf: (act) => slice.units(act) ?? [],
      resolver: new CitationResolver(corpus, this.#names),
      kept: new SliceKept(corpus, slice),
      actSearch: new SliceActSearch(slice, (ordinal) => corpus.actOf(ordinal)),
      buildLookup: () => Promise.resolve(new SliceLookup(corpus, slice)),
    });
  }
}

async function settled<Result>(
  work: () => Promise<Result> | Result,
): Promise<{ readonly result: Result } | { readonly error: unknown }> {
  try {
    return { result: await work() };
  } catch (error) {
    return { error };
  }
}
