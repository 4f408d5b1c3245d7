import type { Corpus } from '../../law';
import type { CitationGraph } from './graph';

/** A corpus with the citations between its provisions. */
export interface CitedCorpus {
  readonly corpus: Corpus;
  readonly graph: CitationGraph;
}

/** The provisions that cite one, or a unit inside it, from outside it: each once, by ordinal. */
export function citersOf({ corpus, graph }: CitedCorpus, ordinal: number): number[] {
  const end = corpus.subtreeEnd(ordinal);
  const citers = new Set<number>();
  for (let unit = ordinal; unit < end; unit += 1) {
    for (const source of graph.citedBy(unit)) if (source < ordinal || source >= end) citers.add(source);
  }
  return [...citers].sort((one, other) => one - other);
}

/** The provisions that one, or a unit inside it, cites outside it: each once, by ordinal. */
export function citedBy({ corpus, graph }: CitedCorpus, ordinal: number): number[] {
  const end = corpus.subtreeEnd(ordinal);
  const cited = new Set<number>();
  for (let unit = ordinal; unit < end; unit += 1) {
    for (const target of graph.cites(unit)) if (target < ordinal || target >= end) cited.add(target);
  }
  return [...cited].sort((one, other) => one - other);
}

/** Provisions of one act first, then those of the other acts in the order of the corpus; each act's in document order. */
export function actFirst(corpus: Corpus, ordinals: readonly number[], act: number): number[] {
  const rank = (ordinal: number): number => (corpus.actOf(ordinal) === act ? -1 : corpus.actOf(ordinal));
  return ordinals
    .map((ordinal) => ({ ordinal, rank: rank(ordinal) }))
    .sort((one, other) => one.rank - other.rank || one.ordinal - other.ordinal)
    .map(({ ordinal }) => ordinal);
}
