import { CitationOutcomes, CitationResolver } from '../../citation';
import type { Once } from '../../models';
import type { ProvisionStore } from '../../store';
import { LegalIndex, type IndexSource } from '../legalIndex';
import { AskedOnce } from './askedOnce';
import { Slice, SliceCache } from './slice';
import { SliceActSearch } from './sliceActSearch';
import { SliceCorpus, StoredActs } from './sliceCorpus';
import { SliceGraph } from './sliceGraph';
import { SliceTerms } from './sliceTerms';

/** How often work begins again at most. A search takes four or five passes, an answer of a model ten. */
const MOST_PASSES = 30;

/**
 * An index whose corpus is in a store. What works on an index works on this one as it is: on a slice of the corpus, in
 * passes. In the first pass nothing is there, every question is noted, and what the pass comes to is thrown away; what
 * was noted is fetched, all together; the next pass comes further. The pass that lacks nothing has the result, the same
 * as if all had been there. So work costs as many round trips as its questions depend on each other, and nothing that
 * searches, follows citations or answers has to be written twice. What a pass keeps of the corpus ends with it.
 */
export class SharedIndex implements IndexSource {
  readonly #acts: StoredActs;
  /** Knows the names of the acts, once learned; no provision is asked of it. */
  readonly #names: CitationResolver;
  readonly #outcomes = CitationOutcomes.fromColumns({ citing: new Uint32Array(), counts: new Uint32Array() });
  #cache: SliceCache;

  constructor(readonly store: ProvisionStore) {
    this.#acts = new StoredActs(store.acts);
    this.#cache = new SliceCache(store);
    this.#names = new CitationResolver(new SliceCorpus(new Slice(store, this.#cache), this.#acts));
  }

  async with<Result>(
    work: (index: LegalIndex, once: Once) => Promise<Result> | Result,
    signal?: AbortSignal,
  ): Promise<Result> {
    if (this.#cache.isFull) this.#cache = new SliceCache(this.store);
    const slice = new Slice(this.store, this.#cache);
    const asked = new AskedOnce();
    for (let pass = 1; pass <= MOST_PASSES; pass += 1) {
      signal?.throwIfAborted();
      const outcome = await settled(() => work(this.#indexOf(slice), asked.inPass(slice)));
      if (slice.isComplete) {
        if ('error' in outcome) throw outcome.error;
        return outcome.result;
      }
      // A pass that has failed may have done so for what was not there.
      await slice.fill(signal);
    }
    throw new Error(`Work on a shared corpus asks for more after ${MOST_PASSES} passes.`);
  }

  idsNamed(sourceKeys: readonly string[], signal?: AbortSignal): ReturnType<IndexSource['idsNamed']> {
    return this.store.idsNamed(sourceKeys, signal);
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
      resolver: new CitationResolver(corpus, this.#names),
      actSearch: new SliceActSearch(slice, (ordinal) => corpus.actOf(ordinal)),
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
