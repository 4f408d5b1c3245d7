import { CitationGraph, CitedRanges } from '../../citation';
import type { Slice } from './slice';

const NONE = new Uint32Array();

/**
 * Who cites whom among the provisions of a slice. Asked one provision at a time it answers as the whole graph does; its
 * columns are empty, since a part has none, so that no snapshot and no report can be made of it.
 */
export class SliceGraph extends CitationGraph {
  constructor(private readonly slice: Slice) {
    super(Uint32Array.of(0), NONE, Uint32Array.of(0), NONE, CitedRanges.NONE);
  }

  override cites(ordinal: number): Uint32Array {
    const { cites = NONE, citesMore } = this.slice.provision(ordinal) ?? {};
    const all = citesMore === true ? this.slice.neighbours('cited', [ordinal, ordinal + 1]) : undefined;
    return Uint32Array.from(all ?? cites);
  }

  override citersOf(ordinal: number): number {
    return this.slice.provision(ordinal)?.citers ?? 0;
  }

  override targetsFrom(first: number, end: number): Uint32Array {
    return this.#neighbours('cited', first, end);
  }

  override leadsInto(source: number, first: number, end: number): boolean {
    return this.cites(source).some((target) => first <= target && target < end);
  }

  override citedBy(ordinal: number): Uint32Array {
    return this.sourcesInto(ordinal, ordinal + 1);
  }

  override sourcesInto(first: number, end: number): Uint32Array {
    return this.#neighbours('citers', first, end);
  }

  /** A provision that is not here yet reads as one without units: what it stands for is asked once that is known. */
  #neighbours(side: 'citers' | 'cited', first: number, end: number): Uint32Array {
    const isUnit = end > first + 1 || this.slice.provision(first) !== undefined;
    return Uint32Array.from((isUnit && this.slice.neighbours(side, [first, end])) || NONE);
  }
}
