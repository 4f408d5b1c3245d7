import { CitationOutcomes, CitationResolver } from '../../citation';
import type { ProvisionStore } from '../../store';
import { LegalIndex } from '../legalIndex';
import { Slice, SliceCache } from './slice';
import { SliceCorpus, StoredActs } from './sliceCorpus';
import { SliceGraph } from './sliceGraph';
import { SliceTerms } from './sliceTerms';

/** How often work begins again: a search, what it finds, the articles around, what these say, and what leads on from there. */
const MOST_PASSES = 30;

/**
 * An index whose corpus is in a store. What works on an index works on this one as it is: on a slice of the corpus, in
 * passes. In the first pass nothing is there, every question is noted, and what the pass comes to is thrown away; what
 * was noted is fetched, all together; the next pass comes further. The pass that lacks nothing has the result, the same
 * as if all had been there. So a search costs as many round trips as its questions depend on each other, four or five, and
 * nothing that searches has to be written twice.
 *
 * It takes that the work changes nothing outside and comes to the same each time.
 */
export class SharedIndex {
  readonly #acts: StoredActs;
  readonly #outcomes = CitationOutcomes.fromColumns({ citing: new Uint32Array(), counts: new Uint32Array() });
  #cache: SliceCache;

  constructor(readonly store: ProvisionStore) {
    this.#acts = new StoredActs(store.acts);
    this.#cache = new SliceCache(store);
  }

  /**
   * What some work on the index comes to. Rejects as the work does; with StoreError where the store fails; with the
   * signal's reason when aborted.
   */
  async with<Result>(work: (index: LegalIndex) => Promise<Result> | Result, signal?: AbortSignal): Promise<Result> {
    if (this.#cache.isFull) this.#cache = new SliceCache(this.store);
    const slice = new Slice(this.store, this.#cache);
    const index = this.#indexOf(slice);
    for (let pass = 1; pass <= MOST_PASSES; pass += 1) {
      signal?.throwIfAborted();
      const outcome = await settled(() => work(index));
      if (slice.isComplete) {
        if ('error' in outcome) throw outcome.error;
        return outcome.result;
      }
      // A pass that has failed may have done so for what was not there.
      await slice.fill(signal);
    }
    throw new Error(`Work on a shared corpus asks for more after ${MOST_PASSES} passes.`);
  }

  #indexOf(slice: Slice): LegalIndex {
    const corpus = new SliceCorpus(slice, this.#acts);
    return new LegalIndex({
      corpus,
      bm25: new SliceTerms(slice),
      graph: new SliceGraph(slice),
      outcomes: this.#outcomes,
      provisions: this.store.description.provisions,
      problems: [],
      resolver: new CitationResolver(corpus),
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
