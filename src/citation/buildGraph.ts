import type { CitationOutcome, Corpus } from '../law';
import { findCitations } from './findCitations';
import { CitationGraph } from './graph';
import type { CitationResolver } from './resolver';

export interface CitationStatistics {
  readonly total: number;
  readonly resolved: number;
  /** All that is not resolved: `total - resolved`. */
  readonly unresolved: number;
  readonly byOutcome: Readonly<Record<CitationOutcome, number>>;
}

export interface BuiltGraph {
  readonly graph: CitationGraph;
  readonly statistics: CitationStatistics;
}

/** Provisions read between two reports of progress: some 10 ms. */
const STEP = 250;

/** Pairs of numbers in a buffer that grows. */
class EdgeList {
  #pairs = new Uint32Array(1 << 16);
  #used = 0;

  add(source: number, target: number): void {
    if (this.#used + 2 > this.#pairs.length) {
      const grown = new Uint32Array(this.#pairs.length * 2);
      grown.set(this.#pairs);
      this.#pairs = grown;
    }
    this.#pairs[this.#used] = source;
    this.#pairs[this.#used + 1] = target;
    this.#used += 2;
  }

  finish(): Uint32Array {
    return this.#pairs.subarray(0, this.#used);
  }
}

/**
 * Reads every provision's citations, resolves them and builds the graph of those that are `resolved`. Yields the number
 * of provisions done, so that the caller can report progress and stop; returns graph and counts.
 */
export function* buildGraph(corpus: Corpus, resolver: CitationResolver): Generator<number, BuiltGraph> {
  const edges = new EdgeList();
  const byOutcome = { resolved: 0, 'act-not-in-corpus': 0, 'provision-not-found': 0, ambiguous: 0 };
  for (let ordinal = 0; ordinal < corpus.size; ordinal += 1) {
    if (ordinal % STEP === 0) yield ordinal;
    const text = corpus.text(ordinal);
    if (text === '') continue;
    const citations = findCitations(text, corpus.acts[corpus.actOf(ordinal)]!.language);
    for (const { outcome, ordinals } of resolver.locate(citations, { ordinal }, text)) {
      byOutcome[outcome] += 1;
      if (outcome === 'resolved') for (const target of ordinals) edges.add(ordinal, target);
    }
  }
  yield corpus.size;
  const total = Object.values(byOutcome).reduce((sum, count) => sum + count, 0);
  const statistics = { total, resolved: byOutcome.resolved, unresolved: total - byOutcome.resolved, byOutcome };
  return { graph: CitationGraph.fromEdges(corpus.size, edges.finish()), statistics };
}
