import { CitationResolver, type CitationGraph, type CitationOutcomes, type CitationStatistics } from '../citation';
import type { Corpus, PackedCorpus, Problem, ProvisionId } from '../law';
import type { Bm25Index } from './bm25/bm25Index';
import type { WeightedTerms, TermIndex } from './bm25/termIndex';
import type { LayerChanges } from './layers/layerChanges';
import { Lookup, type NameLookup } from './lookup';
import { asking, type Once } from '../models';
import type { ProvisionStore } from '../store';
import { toEnd } from '../turns';
import { latinLanguagesOf, queryTerms } from './bm25/query';
import { NotHereYet } from './notHereYet';
import { articleReader, type ArticleReader } from './ranking/articleReader';
import { ActSearch, type ActHits, type ActSearching } from './ranking/actSearch';
import type { Hit } from './topK';

export interface IndexStatistics {
  readonly acts: number;
  /** Citable units with text of their own. */
  readonly provisions: number;
  readonly citations: CitationStatistics;
}

/** What an index is made of; {@link LegalIndex} adds what can be derived. */
export interface IndexParts {
  readonly corpus: Corpus;
  readonly bm25: TermIndex;
  readonly graph: CitationGraph;
  readonly outcomes: CitationOutcomes;
  /** How many citable units with text of their own there are. */
  readonly provisions: number;
  readonly problems: readonly Problem[];
  /** Of this corpus; made anew where it is left out. */
  readonly resolver?: CitationResolver;
  /** How it differs from the index that it is laid over, where its corpus is a layered one. */
  readonly layers?: LayerChanges | undefined;
  /** What its corpus is in, where it is elsewhere. */
  readonly store?: ProvisionStore | undefined;
  /** See {@link LegalIndex.unitsOf}. */
  readonly unitsOf?: ((act: number) => readonly number[]) | undefined;
  /** What finds its provisions with the help of their acts; made from the corpus and its terms where it is left out. */
  readonly actSearch?: ActSearching;
  /** Builds what finds its provisions by name; from nothing where it is left out. */
  readonly buildLookup?: () => Promise<NameLookup>;
  /** What is kept of it while its corpus is elsewhere. */
  readonly kept?: Kept;
}

/** An index whose corpus is elsewhere, of which what was fetched and what was made of that is kept. */
export interface Kept {
  /** Whether all that was asked for so far was here. */
  readonly isSound: boolean;
  /** See {@link LegalIndex.articleReader}. */
  readonly reader: ArticleReader;
  /** See {@link LegalIndex.derived}. */
  derived<Result>(from: readonly unknown[], derive: () => Promise<Result>, holds: () => boolean): Promise<Result>;
}

/** The parts of an index that a snapshot keeps. */
export interface PackedParts extends IndexParts {
  readonly corpus: PackedCorpus;
  readonly bm25: Bm25Index;
}

/** An index as it was built from files, or read from a snapshot. */
export type PackedIndex = LegalIndex<PackedParts>;

/**
 * Some work on an index. Where the corpus is elsewhere it may be done several times over, on what was fetched till then: it
 * changes nothing outside, comes to the same each time, asks models by `once`, and tells how far it is only while the index
 * {@link LegalIndex.isSound}.
 */
export type IndexWork<Result> = (index: LegalIndex, once: Once) => Promise<Result> | Result;

/** An index to work on: one that is here, or one whose corpus is in a store. */
export interface IndexSource {
  /**
   * What some work on the index comes to. Rejects as the work does; with StoreError where the store fails; with the signal's
   * reason when aborted.
   */
  with<Result>(work: IndexWork<Result>, signal?: AbortSignal): Promise<Result>;
  /**
   * The ids of the provisions that data sets call so ({@link Corpus.sourceKey}), the first of each name; a name that none has
   * is left out. Rejects as {@link with} does where the corpus is elsewhere.
   */
  idsNamed(sourceKeys: readonly string[], signal?: AbortSignal): Promise<ReadonlyMap<string, ProvisionId>>;
}

/** A corpus with everything needed to search it, follow its citations and look its provisions up. Immutable. */
export class LegalIndex<Parts extends IndexParts = IndexParts> implements IndexParts, IndexSource {
  readonly corpus: Parts['corpus'];
  readonly bm25: Parts['bm25'];
  readonly graph: CitationGraph;
  readonly outcomes: CitationOutcomes;
  readonly provisions: number;
  readonly problems: readonly Problem[];
  readonly resolver: CitationResolver;
  readonly layers: LayerChanges | undefined;
  readonly store: ProvisionStore | undefined;
  /**
   * The units that an act is cited by, its articles, annexes and divisions, by ordinal, with ids that are here; of an index that is
   * here as a whole undefined, since whoever looks for one goes through the act.
   */
  readonly unitsOf: ((act: number) => readonly number[]) | undefined;
  /** The languages a query is analysed in. */
  readonly languages: readonly string[];
  readonly #buildLookup: () => Promise<NameLookup>;
  readonly #kept: Kept | undefined;
  #lookup: Promise<NameLookup> | undefined;
  #actSearch: ActSearching | undefined;

  constructor(parts: Parts) {
    this.corpus = parts.corpus;
    this.bm25 = parts.bm25;
    this.graph = parts.graph;
    this.outcomes = parts.outcomes;
    this.provisions = parts.provisions;
    this.problems = parts.problems;
    this.layers = parts.layers;
    this.store = parts.store;
    this.unitsOf = parts.unitsOf;
    this.resolver = parts.resolver ?? new CitationResolver(parts.corpus);
    this.languages = latinLanguagesOf(parts.corpus);
    this.#actSearch = parts.actSearch;
    this.#kept = parts.kept;
    this.#buildLookup = parts.buildLookup ?? (() => Lookup.build(parts.corpus));
  }

  /** Whether only what was asked for of its corpus is here: who would have to read all of it leaves that be. */
  get isPart(): boolean {
    return this.store !== undefined;
  }

  async with<Result>(work: IndexWork<Result>): Promise<Result> {
    return work(this, asking);
  }

  idsNamed(sourceKeys: readonly string[]): Promise<ReadonlyMap<string, ProvisionId>> {
    const asked = new Set(sourceKeys);
    const ids = new Map<string, ProvisionId>();
    for (let ordinal = 0; ordinal < this.corpus.size; ordinal += 1) {
      const key = this.corpus.sourceKey(ordinal);
      if (key !== '' && asked.has(key) && !ids.has(key)) ids.set(key, this.corpus.id(ordinal));
    }
    return Promise.resolve(ids);
  }

  get statistics(): IndexStatistics {
    return { acts: this.corpus.acts.length, provisions: this.provisions, citations: this.outcomes.statistics };
  }

  /**
   * Whether all that work has asked for so far was here, so that what it has come to is what it comes to in the end. Always, but
   * where the corpus is elsewhere.
   */
  get isSound(): boolean {
    return this.#kept?.isSound !== false;
  }

  /** Ends work that has asked for what is not here, once it has asked for all that it can: what follows would be for nothing. */
  barrier(): void {
    if (!this.isSound) throw new NotHereYet();
  }

  /** What reads provisions with their articles. Searches that follow each other share one. */
  articleReader(): ArticleReader {
    return this.#kept?.reader ?? articleReader(this.corpus);
  }

  /**
   * What can be derived from the index and from what is named, plain data: done once where the work is done over, else done.
   *
   * @param from what it is derived from besides, the name of the derivation first.
   * @param holds whether what it came to would come of it again; asked when it is derived.
   */
  derived<Result>(
    from: readonly unknown[],
    derive: () => Promise<Result>,
    holds: () => boolean = () => true,
  ): Promise<Result> {
    return this.#kept === undefined ? derive() : this.#kept.derived(from, derive, holds);
  }

  /** The k provisions that match weighted terms best by themselves and by what their acts say of them, best first. */
  searchWithActs(query: WeightedTerms, k: number): ActHits {
    this.#actSearch ??= toEnd(ActSearch.inSteps(this.corpus, this.bm25));
    return this.#actSearch.search(query, k);
  }

  /** Does beforehand, in steps, what the first {@link searchWithActs} would have to do. */
  *prepareActSearch(): Generator<void> {
    this.#actSearch ??= yield* ActSearch.inSteps(this.corpus, this.bm25);
  }

  /** The k provisions that match a text best, best first. */
  search(query: string, k: number): Hit[] {
    return this.bm25.search(queryTerms(query, this.languages), k);
  }

  /** Built when first asked for: only an editor's quick pick needs it. */
  lookup(): Promise<NameLookup> {
    this.#lookup ??= this.#buildLookup();
    return this.#lookup;
  }
}
