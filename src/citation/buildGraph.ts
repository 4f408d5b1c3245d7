import { NumberBuffer, type CitationOutcome, type Corpus } from '../law';
import { citeProvision } from './citeProvision';
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

/** What some provisions of a corpus cite. */
export interface CitedSpan {
  /** Those that are `resolved`, by ordinals: source, target, source, target ... */
  readonly edges: Uint32Array;
  readonly byOutcome: Readonly<Record<CitationOutcome, number>>;
}

/** Provisions read between two reports of progress: some 10 ms. */
const STEP = 250;

/**
 * Reads and resolves the citations of the provisions from `first` to before `end`. Yields the number of provisions done,
 * so that the caller can report progress and stop.
 */
export function* citeSpan(
  corpus: Corpus,
  resolver: CitationResolver,
  first = 0,
  end = corpus.size,
): Generator<number, CitedSpan> {
  const edges = new NumberBuffer();
  const byOutcome = noOutcomes();
  for (let ordinal = first; ordinal < end; ordinal += 1) {
    if ((ordinal - first) % STEP === 0) yield ordinal - first;
    const { targets, outcomes } = citeProvision(corpus, resolver, ordinal);
    for (const outcome of outcomes) byOutcome[outcome] += 1;
    for (const target of targets) {
      edges.push(ordinal);
      edges.push(target);
    }
  }
  yield end - first;
  return { edges: edges.finish(), byOutcome };
}

/** The graph of a corpus of `size` provisions, and counts, from what all of its spans cite. */
export function joinCited(size: number, spans: readonly CitedSpan[]): BuiltGraph {
  const byOutcome = noOutcomes();
  const edges = new Uint32Array(spans.reduce((sum, span) => sum + span.edges.length, 0));
  let used = 0;
  for (const span of spans) {
    edges.set(span.edges, used);
    used += span.edges.length;
    for (const [outcome, count] of Object.entries(span.byOutcome)) byOutcome[outcome as CitationOutcome] += count;
  }
  const total = Object.values(byOutcome).reduce((sum, count) => sum + count, 0);
  const statistics = { total, resolved: byOutcome.resolved, unresolved: total - byOutcome.resolved, byOutcome };
  return { graph: CitationGraph.fromEdges(size, edges), statistics };
}

function noOutcomes(): Record<CitationOutcome, number> {
  return { resolved: 0, 'act-not-in-corpus': 0, 'provision-not-found': 0, ambiguous: 0 };
}
