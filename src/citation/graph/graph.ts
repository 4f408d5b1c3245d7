import { NumberBuffer, placeFrom } from '../../law';
import type { CitedRangeColumns, CitedTargets, RowAround } from './cited';
import { CitedRanges } from './citedRanges';
import { reviseRanges } from './reviseRanges';
import { reviseRows } from './reviseRows';
import type { Rows } from './rows';

/** The columns of a {@link CitationGraph}, as a snapshot stores them. */
export interface CitationGraphColumns extends CitedRangeColumns {
  readonly outOffsets: Uint32Array;
  readonly outTargets: Uint32Array;
  readonly inOffsets: Uint32Array;
  readonly inSources: Uint32Array;
}

/**
 * Which provision cites which, by ordinal, in compressed sparse rows both ways; long ranges apart, by their ends. In every
 * row ordinals ascend, none occurs twice or is in a range of the same source, and no provision cites itself.
 */
export class CitationGraph {
  protected constructor(
    readonly outOffsets: Uint32Array,
    readonly outTargets: Uint32Array,
    readonly inOffsets: Uint32Array,
    readonly inSources: Uint32Array,
    readonly ranges: CitedRanges,
  ) {}

  /**
   * @param size how many provisions there are
   * @param edges source, target, source, target ...: any order, repetitions and self loops allowed
   * @throws RangeError for an odd number of entries, or an ordinal outside 0..size-1
   */
  static fromEdges(size: number, edges: ArrayLike<number>, ranges = CitedRanges.NONE): CitationGraph {
    if (edges.length % 2 !== 0) throw new RangeError('Edges come in pairs of source and target.');
    const single = ranges.length === 0 ? edges : outside(ranges, edges);
    const out = toRows(size, single, 0);
    const into = toRows(size, single, 1);
    return new CitationGraph(out.offsets, out.columns, into.offsets, into.columns, ranges);
  }

  /** @throws RangeError for columns that do not fit each other */
  static fromColumns({ outOffsets, outTargets, inOffsets, inSources, ...ranges }: CitationGraphColumns): CitationGraph {
    const fits =
      outOffsets.length > 0 &&
      outOffsets.length === inOffsets.length &&
      outTargets.length === inSources.length &&
      outOffsets.at(-1) === outTargets.length &&
      inOffsets.at(-1) === inSources.length;
    if (!fits) throw new RangeError('The columns of the citation graph do not fit each other.');
    return new CitationGraph(outOffsets, outTargets, inOffsets, inSources, CitedRanges.fromColumns(ranges));
  }

  get columns(): CitationGraphColumns {
    const { outOffsets, outTargets, inOffsets, inSources, ranges } = this;
    const { rangeMembers, rangeRows, rangeSources, rangeFirsts, rangeLasts } = ranges;
    const columns = { rangeMembers, rangeRows, rangeSources, rangeFirsts, rangeLasts };
    return { outOffsets, outTargets, inOffsets, inSources, ...columns };
  }

  /**
   * The graph after some provisions got other ordinals or other citations. Beside what changes, its columns are copied. A
   * millisecond or so between two yields, so that the caller can let other work in.
   *
   * @param size how many ordinals there are now
   * @param successors row = ordinal in this graph: the ordinal now, or -1 where the provision is gone; no two alike
   * @param rows the targets of those sources, by new ordinals, that do not cite what they cited before
   * @param rowAround of the ordinals now
   * @throws RangeError for an ordinal outside 0..size-1
   */
  *revise(
    size: number,
    successors: Int32Array,
    rows: ReadonlyMap<number, CitedTargets>,
    rowAround: RowAround,
  ): Generator<void, CitationGraph> {
    const ranges = yield* reviseRanges(this.ranges, successors, rows, rowAround);
    const before = {
      out: { offsets: this.outOffsets, columns: this.outTargets },
      into: { offsets: this.inOffsets, columns: this.inSources },
    };
    const { out, into } = yield* reviseRows(before, size, successors, rows, ranges);
    return new CitationGraph(out.offsets, out.columns, into.offsets, into.columns, ranges);
  }

  /** How many provisions there are. */
  get size(): number {
    return this.outOffsets.length - 1;
  }

  /** How many different citations between two provisions there are. */
  get edges(): number {
    return this.outTargets.length + this.ranges.edges;
  }

  /** The provisions that this one cites, ascending. Empty for an ordinal that is not there. */
  cites(ordinal: number): Uint32Array {
    const single = this.outTargets.subarray(this.outOffsets[ordinal] ?? 0, this.outOffsets[ordinal + 1] ?? 0);
    const [first, end] = this.ranges.from(ordinal, ordinal + 1);
    return first === end ? single : this.targetsFrom(ordinal, ordinal + 1);
  }

  /** The provisions that cite this one, ascending. Empty for an ordinal that is not there. */
  citedBy(ordinal: number): Uint32Array {
    const single = this.inSources.subarray(this.inOffsets[ordinal] ?? 0, this.inOffsets[ordinal + 1] ?? 0);
    const ranges = this.ranges.sourcesInto(ordinal, ordinal + 1);
    return ranges.length === 0 ? single : Uint32Array.from([...single, ...ranges]).sort();
  }

  /** How many provisions cite this one; cheaper than {@link citedBy}. */
  citersOf(ordinal: number): number {
    return (this.inOffsets[ordinal + 1] ?? 0) - (this.inOffsets[ordinal] ?? 0) + this.ranges.countOver(ordinal);
  }

  /** The provisions that those of a half-open interval cite, ascending, each once. */
  targetsFrom(first: number, end: number): Uint32Array {
    const targets = new Set(this.outTargets.subarray(this.outOffsets[first], this.outOffsets[end]));
    for (const [from, to] of this.ranges.mergedFrom(first, end)) {
      for (const member of this.ranges.rangeMembers.subarray(from, to + 1)) targets.add(member);
    }
    return Uint32Array.from(targets).sort();
  }

  /** The provisions that cite one of a half-open interval, ascending, each once. */
  sourcesInto(first: number, end: number): Uint32Array {
    const sources = new Set(this.inSources.subarray(this.inOffsets[first], this.inOffsets[end]));
    for (const source of this.ranges.sourcesInto(first, end)) sources.add(source);
    return Uint32Array.from(sources).sort();
  }

  /** Whether a provision cites one of a half-open interval. */
  leadsInto(source: number, first: number, end: number): boolean {
    const single = this.outTargets.subarray(this.outOffsets[source], this.outOffsets[source + 1]);
    return (single[placeFrom(single, first)] ?? end) < end || this.ranges.leadsInto(source, first, end);
  }
}

/** The edges whose target is in no range of their source. */
function outside(ranges: CitedRanges, edges: ArrayLike<number>): Uint32Array {
  const kept = new NumberBuffer();
  for (let at = 0; at < edges.length; at += 2) {
    const [source, target] = [edges[at]!, edges[at + 1]!];
    if (ranges.leadsInto(source, target, target + 1)) continue;
    kept.push(source);
    kept.push(target);
  }
  return kept.finish();
}

/** A counting sort by one end of the edges (0 source, 1 target); then each row is sorted and freed of repetitions. */
function toRows(size: number, edges: ArrayLike<number>, end: 0 | 1): Rows {
  const starts = new Uint32Array(size + 1);
  for (let at = 0; at < edges.length; at += 2) {
    const row = edges[at + end]!;
    const column = edges[at + 1 - end]!;
    if (!(row >= 0 && row < size && column >= 0 && column < size)) {
      throw new RangeError(`An edge from ${edges[at]!} to ${edges[at + 1]!} leaves the graph of ${size} provisions.`);
    }
    if (row !== column) starts[row + 1]! += 1;
  }
  for (let row = 0; row < size; row += 1) starts[row + 1]! += starts[row]!;
  const filled = starts.slice();
  const columns = new Uint32Array(starts[size]!);
  for (let at = 0; at < edges.length; at += 2) {
    const row = edges[at + end]!;
    const column = edges[at + 1 - end]!;
    if (row === column) continue;
    columns[filled[row]!] = column;
    filled[row]! += 1;
  }
  return withoutRepetitions(starts, columns);
}

function withoutRepetitions(starts: Uint32Array, columns: Uint32Array): Rows {
  const offsets = new Uint32Array(starts.length);
  let kept = 0;
  for (let row = 0; row + 1 < starts.length; row += 1) {
    const sorted = columns.subarray(starts[row], starts[row + 1]).sort();
    let last = -1;
    for (const column of sorted) {
      if (column === last) continue;
      columns[kept] = column;
      kept += 1;
      last = column;
    }
    offsets[row + 1] = kept;
  }
  return { offsets, columns: columns.slice(0, kept) };
}
