import { NumberBuffer, type Corpus, type PackedCorpus } from '../../law';
import { addCitedName, joinCitedNames, type CitedNames } from '../acts/citedNames';
import { citeInSteps } from './citeProvision';
import { CitationGraph } from './graph';
import { learnNames } from '../acts/learnedNames';
import { addOutcomes, CitationOutcomes, OUTCOME_COUNTS } from './outcomes';
import { CitationResolver } from '../resolver';
import { toEnd } from '../toEnd';
import { Units } from './units';

export interface BuiltGraph {
  readonly graph: CitationGraph;
  readonly outcomes: CitationOutcomes;
}

/** What some provisions of a corpus cite. */
export interface CitedProvisions {
  /** Citations that are `resolved`, by ordinals: source, target, source, target ... */
  readonly edges: Uint32Array;
  /** How they resolve, as {@link CitationOutcomes.fromRows} takes it. */
  readonly outcomes: Uint32Array;
  readonly names: CitedNames;
}

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
  const [edges, outcomes] = [new NumberBuffer(), new NumberBuffer()];
  const units = new Units(corpus);
  const names: CitedNames = new Map();
  let done = 0;
  for (const ordinal of ordinals) {
    if (done % STEP === 0) yield done;
    done += 1;
    const { targets, counts, absent } = toEnd(citeInSteps(corpus, resolver, units, ordinal));
    for (const citation of absent) addCitedName(names, citation, ordinal);
    for (const target of targets) {
      edges.push(ordinal);
      edges.push(target);
    }
    addOutcomes(outcomes, ordinal, counts);
  }
  yield done;
  return { edges: edges.finish(), outcomes: outcomes.finish(), names };
}

/**
 * The graph of a corpus of `size` provisions, and how its citations resolve, from what all parts of it cite.
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
  const [edges, outcomes] = [new NumberBuffer(), new NumberBuffer()];
  const add = (part: CitedProvisions, isCounted: (ordinal: number) => boolean): void => {
    for (let at = 0; at < part.edges.length; at += 2) {
      if (!isCounted(part.edges[at]!)) continue;
      edges.push(part.edges[at]!);
      edges.push(part.edges[at + 1]!);
    }
    for (let at = 0; at < part.outcomes.length; at += 1 + OUTCOME_COUNTS) {
      if (!isCounted(part.outcomes[at]!)) continue;
      for (let one = 0; one <= OUTCOME_COUNTS; one += 1) outcomes.push(part.outcomes[at + one]!);
    }
  };
  for (const part of parts) add(part, (ordinal) => isOld[ordinal] === 0);
  for (const part of again?.parts ?? []) add(part, () => true);
  return {
    graph: CitationGraph.fromEdges(size, edges.finish()),
    outcomes: toEnd(CitationOutcomes.fromRows(size, outcomes.finish())),
  };
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
