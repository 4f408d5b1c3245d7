import { NumberBuffer } from '../../law';
import type { CitedTargets, RowAround } from './cited';
import { CitedRanges } from './citedRanges';

/** Ranges handled between two yields: about a millisecond. */
const STEP = 1 << 12;

/**
 * The ranges of {@link CitationGraph.revise}. One whose members were read again goes from the first of them that is still
 * there to the last, and has all that stands between them now.
 */
export function* reviseRanges(
  before: CitedRanges,
  successors: Int32Array,
  renewed: ReadonlyMap<number, CitedTargets>,
  rowAround: RowAround,
): Generator<void, CitedRanges> {
  if (!(yield* areConcerned(before, successors, renewed))) return before;
  const ranges = new NumberBuffer();
  const add = (source: number, first: number, last: number): void => {
    for (const number of [source, first, last]) ranges.push(number);
  };
  const rows = new MovedRows(before, successors);
  for (let range = 0; range < before.length; range += 1) {
    if (range % STEP === 0) yield;
    const source = successors[before.rangeSources[range]!]!;
    if (source < 0 || renewed.has(source)) continue;
    const ends = rows.endsOf(range);
    if (ends === undefined) continue;
    const [first, last] = ends;
    const isOne = rows.known.has(first) || (first <= last && rowAround(first) === rowAround(last));
    if (isOne) add(source, first, last);
    else for (const end of ends) add(source, end, end);
  }
  for (const [source, { ranges: cited }] of renewed) {
    for (let at = 0; at < cited.length; at += 2) add(source, cited[at]!, cited[at + 1]!);
  }
  yield;
  return CitedRanges.fromRanges(ranges.finish(), (ordinal) => rows.known.get(ordinal) ?? rowAround(ordinal));
}

/** Whether any range has a source that was cited again, or an end that stands elsewhere. */
function* areConcerned(
  { length, rangeSources, rangeMembers, rangeFirsts }: CitedRanges,
  successors: Int32Array,
  renewed: ReadonlyMap<number, CitedTargets>,
): Generator<void, boolean> {
  for (const { ranges } of renewed.values()) if (ranges.length > 0) return true;
  for (let range = 0; range < length; range += 1) {
    if (range % STEP === 0) yield;
    const [source, first] = [rangeSources[range]!, rangeMembers[rangeFirsts[range]!]!];
    // Acts are read again as a whole: where one member of a range moves, all do.
    if (successors[source] !== source || successors[first] !== first || renewed.has(source)) return true;
  }
  return false;
}

/** Where the members of rows stand now. */
class MovedRows {
  /** Rows that are as they were, by the first members of ranges in them. */
  readonly known = new Map<number, Uint32Array>();
  /** By the first position of a row that was read again: for each position the next, and the last, that is still there. */
  readonly #left = new Map<number, { readonly next: Int32Array; readonly last: Int32Array }>();

  constructor(
    private readonly before: CitedRanges,
    private readonly successors: Int32Array,
  ) {}

  /** The ordinals now of a range's ends; undefined where no member is left. */
  endsOf(range: number): readonly [first: number, last: number] | undefined {
    const { rangeMembers, rangeFirsts, rangeLasts } = this.before;
    const [from, to] = [rangeFirsts[range]!, rangeLasts[range]!];
    const first = rangeMembers[from]!;
    // Acts are read again as a whole.
    if (this.successors[first] === first) {
      if (!this.known.has(first)) this.known.set(first, rangeMembers.subarray(...this.before.rowAt(from)));
      return [first, rangeMembers[to]!];
    }
    const [start, end] = this.before.rowAt(from);
    const { next, last } = this.#leftIn(start, end);
    const [one, other] = [next[from - start]!, last[to - start]!];
    if (one < 0 || other < 0 || one > other) return undefined;
    return [this.#now(one), this.#now(other)];
  }

  #now(position: number): number {
    return this.successors[this.before.rangeMembers[position]!]!;
  }

  #leftIn(start: number, end: number): { readonly next: Int32Array; readonly last: Int32Array } {
    const known = this.#left.get(start);
    if (known !== undefined) return known;
    const [next, last] = [new Int32Array(end - start).fill(-1), new Int32Array(end - start).fill(-1)];
    for (let at = start, left = -1; at < end; at += 1) last[at - start] = left = this.#now(at) < 0 ? left : at;
    for (let at = end - 1, left = -1; at >= start; at -= 1) next[at - start] = left = this.#now(at) < 0 ? left : at;
    const found = { next, last };
    this.#left.set(start, found);
    return found;
  }
}
