import { CitationResolver, type CitationGraph, type CitationStatistics } from '../citation';
import type { PackedCorpus, Problem } from '../law';
import type { Bm25Index } from './bm25Index';
import { Lookup } from './lookup';
import { latinLanguagesOf, queryTerms } from './query';
import type { Hit } from './topK';

export interface IndexStatistics {
  readonly acts: number;
  /** Citable units with text of their own. */
  readonly provisions: number;
  readonly citations: CitationStatistics;
}

/** What an index is made of; {@link LegalIndex} adds what can be derived. */
export interface IndexParts {
  readonly corpus: PackedCorpus;
  readonly bm25: Bm25Index;
  readonly graph: CitationGraph;
  readonly statistics: IndexStatistics;
  readonly problems: readonly Problem[];
}

/** A corpus with everything needed to search it, follow its citations and look its provisions up. Immutable. */
export class LegalIndex implements IndexParts {
  readonly corpus: PackedCorpus;
  readonly bm25: Bm25Index;
  readonly graph: CitationGraph;
  readonly statistics: IndexStatistics;
  readonly problems: readonly Problem[];
  readonly resolver: CitationResolver;
  /** The languages a query is analysed in. */
  readonly languages: readonly string[];
  #lookup: Promise<Lookup> | undefined;

  constructor(parts: IndexParts) {
    this.corpus = parts.corpus;
    this.bm25 = parts.bm25;
    this.graph = parts.graph;
    this.statistics = parts.statistics;
    this.problems = parts.problems;
    this.resolver = new CitationResolver(parts.corpus);
    this.languages = latinLanguagesOf(parts.corpus);
  }

  /** The k provisions that match a text best, best first. */
  search(query: string, k: number): Hit[] {
    return this.bm25.search(queryTerms(query, this.languages), k);
  }

  /** Built when first asked for: only an editor's quick pick needs it. */
  lookup(): Promise<Lookup> {
    this.#lookup ??= Lookup.build(this.corpus);
    return this.#lookup;
  }
}
