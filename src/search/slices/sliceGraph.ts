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
    return Uint32Array.from(this.slice.provision(ordinal)?.cites ?? NONE);
  }

  override citersOf(ordinal: number): number {
    return this.slice.provision(ordinal)?.citers ?? 0;
  }

  override targetsFrom(first: number, end: number): Uint32Array {
    const targets = new Set<number>();
    for (let source = first; source < end; source += 1) for (const target of this.cites(source)) targets.add(target);
    return Uint32Array.from(targets).sort();
  }

  override leadsInto(source: number, first: number, end: number): boolean {
    return this.cites(source).some((target) => first <= target && target < end);
  }

  override citedBy(ordinal: number): Uint32Array {
    return this.sourcesInto(ordinal, ordinal + 1);
  }

  override sourcesInto(first: number, end: number): Uint32Array {
    return Uint32Array.from(this.slice.citers([first, end]) ?? NONE);
  }
}
