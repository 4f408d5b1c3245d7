import { NumberBuffer, type CitationOutcome, type Corpus, type PackedCorpus } from '../law';
import { addCitedName, joinCitedNames, type CitedNames } from './citedNames';
import { citeProvision } from './citeProvision';
import { CitationGraph } from './graph';
import { learnNames } from './learnedNames';
import { CitationResolver } from './resolver';
import { toEnd } from './toEnd';

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
export interface CitedProvisions {
  /** Citations that are `resolved`, by ordinals: source, target, source, target ... */
  readonly edges: Uint32Array;
  /** A provision that cites has 1 + {@link OUTCOMES} numbers: its ordinal, and how many citations end in each way. */
  readonly counts: Uint32Array;
  readonly names: CitedNames;
}

const OUTCOMES: readonly CitationOutcome[] = ['resolved', 'act-not-in-corpus', 'provision-not-found', 'ambiguous'];
/** Provisions read between two reports of progress: some 10 ms. */
const STEP = 250;

/**
 * Reads and resolves the citations of some provisions. Yields the number of provisions done, so that the caller can report
 * progress and stop.
 */
export function* citeEach(
  corpus: Corpus,
  resolver: CitationResolver,
  ordinals: Iterable<number>,
): Generator<number, CitedProvisions> {
  const [edges, counts] = [new NumberBuffer(), new NumberBuffer()];
  const names: CitedNames = new Map();
  let done = 0;
  for (const ordinal of ordinals) {
    if (done % STEP === 0) yield done;
    done += 1;
    const { targets, outcomes, absent } = citeProvision(corpus, resolver, ordinal);
    for (const citation of absent) addCitedName(names, citation, ordinal);
    for (const target of targets) {
      edges.push(ordinal);
      edges.push(target);
    }
    if (outcomes.length === 0) continue;
    counts.push(ordinal);
    for (const outcome of OUTCOMES) counts.push(outcomes.filter((one) => one === outcome).length);
  }
  yield done;
  return { edges: edges.finish(), counts: counts.finish(), names };
}

/**
 * The graph of a corpus of `size` provisions, and counts, from what all parts of it cite.
 *
 * @param again provisions that were cited once more, ascending, and what these cite now.
 */
export function joinCited(
  size: number,
  parts: readonly CitedProvisions[],
  again?: { readonly ordinals: Uint32Array; readonly parts: readonly CitedProvisions[] },
): BuiltGraph {
  const isOld = new Uint8Array(size);
  for (const ordinal of again?.ordinals ?? []) isOld[ordinal] = 1;
  const edges = new NumberBuffer();
  const totals = OUTCOMES.map(() => 0);
  const add = (part: CitedProvisions, isCounted: (ordinal: number) => boolean): void => {
    for (let at = 0; at < part.edges.length; at += 2) {
      if (!isCounted(part.edges[at]!)) continue;
      edges.push(part.edges[at]!);
      edges.push(part.edges[at + 1]!);
    }
    for (let at = 0; at < part.counts.length; at += 1 + OUTCOMES.length) {
      if (isCounted(part.counts[at]!)) OUTCOMES.forEach((_, one) => (totals[one]! += part.counts[at + 1 + one]!));
    }
  };
  for (const part of parts) add(part, (ordinal) => isOld[ordinal] === 0);
  for (const part of again?.parts ?? []) add(part, () => true);
  const byOutcome = Object.fromEntries(OUTCOMES.map((outcome, at) => [outcome, totals[at]!])) as Record<
    CitationOutcome,
    number
  >;
  const total = totals.reduce((sum, count) => sum + count, 0);
  const statistics = { total, resolved: byOutcome.resolved, unresolved: total - byOutcome.resolved, byOutcome };
  return { graph: CitationGraph.fromEdges(size, edges.finish()), statistics };
}

/**
 * All that is learned by citing a corpus: its acts' names, then its graph, all on this thread. Takes seconds on the law of
 * a country.
 */
export function citeCorpus(corpus: PackedCorpus): BuiltGraph & { readonly corpus: PackedCorpus } {
  const parts = [toEnd(citeEach(corpus, new CitationResolver(corpus), ordinalsOf(0, corpus.size)))];
  const named = toEnd(learnNames(corpus, joinCitedNames(parts.map(({ names }) => names))));
  if (named === undefined) return { corpus, ...joinCited(corpus.size, parts) };
  const again = toEnd(citeEach(named.corpus, new CitationResolver(named.corpus), named.again));
  return { corpus: named.corpus, ...joinCited(corpus.size, parts, { ordinals: named.again, parts: [again] }) };
}

/** From `first` to before `end`. */
export function* ordinalsOf(first: number, end: number): Generator<number> {
  for (let ordinal = first; ordinal < end; ordinal += 1) yield ordinal;
}
