import { memberAround, subtreesOf, type Corpus, type Ordinals } from '../../law';
import type { CitationGraph } from './graph';

/** A corpus with the citations between its provisions. */
export interface CitedCorpus {
  readonly corpus: Corpus;
  readonly graph: CitationGraph;
}

/** The provisions that cite one, or a unit inside it, from outside it: each once, by ordinal. */
export function citersOf({ corpus, graph }: CitedCorpus, ordinal: number): number[] {
  const end = corpus.subtreeEnd(ordinal);
  return [...graph.sourcesInto(ordinal, end).filter((source) => source < ordinal || source >= end)];
}

/** The provisions that are {@link citersOf} one of some: each once, by ordinal. A range is asked for as a whole. */
export function citersOfAll(index: CitedCorpus, ordinals: Ordinals): number[] {
  const { corpus, graph } = index;
  if (ordinals.length === 1) return citersOf(index, ordinals.at(0)!);
  const units = subtreesOf(corpus, ordinals);
  const found = new Set(units.flatMap(([first, end]) => [...graph.sourcesInto(first, end)]));
  const isCiter = (source: number): boolean => {
    const own = memberAround(corpus, ordinals, source);
    if (own === undefined) return true;
    const ownEnd = corpus.subtreeEnd(own);
    const isBeside = ([first, end]: readonly [number, number]): boolean =>
      graph.leadsInto(source, first, Math.min(end, own)) || graph.leadsInto(source, Math.max(first, ownEnd), end);
    return units.some(isBeside);
  };
  return [...found].filter(isCiter).sort((one, other) => one - other);
}

/** The provisions that one, or a unit inside it, cites outside it: each once, by ordinal. */
export function citedBy({ corpus, graph }: CitedCorpus, ordinal: number): number[] {
  const end = corpus.subtreeEnd(ordinal);
  return [...graph.targetsFrom(ordinal, end).filter((target) => target < ordinal || target >= end)];
}

/** Provisions of one act first, then those of the other acts in the order of the corpus; each act's in document order. */
export function actFirst(corpus: Corpus, ordinals: readonly number[], act: number): number[] {
  const rank = (ordinal: number): number => (corpus.actOf(ordinal) === act ? -1 : corpus.actOf(ordinal));
  return ordinals
    .map((ordinal) => ({ ordinal, rank: rank(ordinal) }))
    .sort((one, other) => one.rank - other.rank || one.ordinal - other.ordinal)
    .map(({ ordinal }) => ordinal);
}
