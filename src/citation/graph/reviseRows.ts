import type { CitedTargets } from './cited';
import type { CitedRanges } from './citedRanges';
import { ascending, rowOf, withRows, type Rows } from './rows';

/** Both directions of a graph. */
export interface BothWays {
  readonly out: Rows;
  readonly into: Rows;
}

/** Ordinals handled between two yields: about a millisecond. */
const STEP = 1 << 16;

/**
 * The rows of `CitationGraph.revise`: those that change are made anew, the others copied. Rows change of provisions that have
 * another ordinal, of those that cite these, and of those that were cited again.
 *
 * @param ranges of the graph as it is then
 */
export function* reviseRows(
  before: BothWays,
  size: number,
  successors: Int32Array,
  renewed: ReadonlyMap<number, CitedTargets>,
  ranges: CitedRanges,
): Generator<void, BothWays> {
  const moved: number[] = [];
  for (let first = 0; first < successors.length; first += STEP) {
    addMoved(successors, first, Math.min(successors.length, first + STEP), moved);
    yield;
  }
  const changed = new Map<number, readonly number[]>();
  for (const origin of moved) {
    for (const source of [origin, ...rowOf(before.into, origin)]) {
      // Of a provision that moved, the place where it stood stays empty.
      if (successors[source] !== source) changed.set(source, []);
      else if (!changed.has(source)) changed.set(source, inherited(before.out, source, successors));
    }
    yield;
  }
  for (const origin of moved) {
    if (successors[origin]! >= 0) changed.set(successors[origin]!, inherited(before.out, origin, successors));
    yield;
  }
  for (const [source, { single }] of renewed) {
    changed.set(source, sortedRow(source, single, size, ranges));
    yield;
  }
  const out = yield* withRows(before.out, size, changed);
  const into = yield* withRows(before.into, size, yield* turned(before, changed));
  return { out, into };
}

function addMoved(successors: Int32Array, first: number, end: number, moved: number[]): void {
  for (let ordinal = first; ordinal < end; ordinal += 1) if (successors[ordinal] !== ordinal) moved.push(ordinal);
}

/** A row with the targets that are still there, where they stand now. */
const inherited = (out: Rows, source: number, successors: Int32Array): readonly number[] =>
  ascending(
    rowOf(out, source)
      .map((target) => successors[target]!)
      .filter((target) => target >= 0),
  );

/** The targets of one source, ascending, without repetition, without itself and without those in a range of its own. */
function sortedRow(source: number, targets: readonly number[], size: number, ranges: CitedRanges): readonly number[] {
  for (const target of targets) {
    if (!(target >= 0 && target < size)) {
      throw new RangeError(`An edge from ${source} to ${target} leaves the graph of ${size} provisions.`);
    }
  }
  const single = [...new Set(targets)].filter(
    (target) => target !== source && !ranges.leadsInto(source, target, target + 1),
  );
  return ascending(single);
}

/** The rows of the other direction that change with some of this one. */
function* turned(
  { out, into }: BothWays,
  changed: ReadonlyMap<number, readonly number[]>,
): Generator<void, ReadonlyMap<number, readonly number[]>> {
  const rows = new Map<number, number[]>();
  const rowTo = (target: number): number[] => {
    let row = rows.get(target);
    if (row === undefined) {
      row = rowOf(into, target).filter((source) => !changed.has(source));
      rows.set(target, row);
    }
    return row;
  };
  for (const [source, targets] of changed) {
    for (const target of rowOf(out, source)) rowTo(target);
    for (const target of targets) rowTo(target).push(source);
    yield;
  }
  for (const row of rows.values()) {
    ascending(row);
    yield;
  }
  return rows;
}
