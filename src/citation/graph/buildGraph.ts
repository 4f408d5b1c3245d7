import { NumberBuffer, type Corpus, type PackedCorpus } from '../../law';
import { addCitedName, joinCitedNames, type CitedNames } from '../acts/citedNames';
import { CitedRanges } from './citedRanges';
import { citeInSteps } from './citeProvision';
import { CitationGraph } from './graph';
import { learnNames } from '../acts/learnedNames';
import { addOutcomes, CitationOutcomes, OUTCOME_COUNTS } from './outcomes';
import { CitationResolver } from '../resolver';
import { toEnd } from '../../turns';
import { UnitRows } from '../provisions/unitRows';
import { Units } from './units';

export interface BuiltGraph {
  readonly graph: CitationGraph;
  readonly outcomes: CitationOutcomes;
}

/** What some provisions of a corpus cite. */
export interface CitedProvisions {
  /** Citations that are `resolved`, by ordinals: source, target, source, target ... */
  readonly edges: Uint32Array;
  /** The long ranges among them: source, first, last ... */
  readonly ranges: Uint32Array;
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
  const [edges, ranges, outcomes] = [new NumberBuffer(), new NumberBuffer(), new NumberBuffer()];
  const units = new Units(corpus);
  const names: CitedNames = new Map();
  let done = 0;
  for (const ordinal of ordinals) {
    if (done % STEP === 0) yield done;
    done += 1;
    const { targets, counts, absent } = toEnd(citeInSteps(corpus, resolver, units, ordinal));
    for (const citation of absent) addCitedName(names, citation, ordinal);
    for (const target of targets.single) {
      edges.push(ordinal);
      edges.push(target);
    }
    for (let at = 0; at < targets.ranges.length; at += 2) {
      ranges.push(ordinal);
      ranges.push(targets.ranges[at]!);
      ranges.push(targets.ranges[at + 1]!);
    }
    addOutcomes(outcomes, ordinal, counts);
  }
  yield done;
  return { edges: edges.finish(), ranges: ranges.finish(), outcomes: outcomes.finish(), names };
}

/**
 * The graph of a corpus, and how its citations resolve, from what all parts of it cite.
 *
 * @param again provisions that were cited once more, ascending, and what these cite now.
 */
export function joinCited(
  corpus: Corpus,
  parts: readonly CitedProvisions[],
  again?: { readonly ordinals: Uint32Array; readonly parts: readonly CitedProvisions[] },
): BuiltGraph {
  const { size } = corpus;
  const isOld = new Uint8Array(size);
  for (const ordinal of again?.ordinals ?? []) isOld[ordinal] = 1;
  const join = (column: 'edges' | 'ranges' | 'outcomes'): Uint32Array => {
    const rows = new NumberBuffer();
    for (const part of parts) addRows(rows, part[column], ROW_LENGTHS[column], (source) => isOld[source] === 0);
    for (const part of again?.parts ?? []) addRows(rows, part[column], ROW_LENGTHS[column], () => true);
    return rows.finish();
  };
  const rows = new UnitRows(corpus);
  const ranges = CitedRanges.fromRanges(join('ranges'), (ordinal) => rows.around(ordinal));
  return {
    graph: CitationGraph.fromEdges(size, join('edges'), ranges),
    outcomes: toEnd(CitationOutcomes.fromRows(size, join('outcomes'))),
  };
}

/** Numbers in a row of each column, of which the first is the provision that cites. */
const ROW_LENGTHS = { edges: 2, ranges: 3, outcomes: 1 + OUTCOME_COUNTS };

function addRows(to: NumberBuffer, numbers: Uint32Array, each: number, isCounted: (source: number) => boolean): void {
  for (let at = 0; at < numbers.length; at += each) {
    if (!isCounted(numbers[at]!)) continue;
    for (let one = 0; one < each; one += 1) to.push(numbers[at + one]!);
  }
}

/**
 * All that is learned by citing a corpus: its acts' names, then its graph, all on this thread. Takes seconds on the law of
 * a country.
 */
export function citeCorpus(corpus: PackedCorpus): BuiltGraph & { readonly corpus: PackedCorpus } {
  const parts = [toEnd(citeEach(corpus, new CitationResolver(corpus), ordinalsOf(0, corpus.size)))];
  const named = toEnd(learnNames(corpus, joinCitedNames(parts.map(({ names }) => names))));
  if (named === undefined) return { corpus, ...joinCited(corpus, parts) };
  const again = toEnd(citeEach(named.corpus, new CitationResolver(named.corpus), named.again));
  return { corpus: named.corpus, ...joinCited(corpus, parts, { ordinals: named.again, parts: [again] }) };
}

/** From `first` to before `end`. */
export function* ordinalsOf(first: number, end: number): Generator<number> {
  for (let ordinal = first; ordinal < end; ordinal += 1) yield ordinal;
}
