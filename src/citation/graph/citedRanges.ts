import { firstWhere, NumberBuffer, placeFrom } from '../../law';
import type { CitedRangeColumns, RowAround } from './cited';
import { RangeTree } from './rangeTree';

/** Numbers of one range for {@link CitedRanges.fromRanges}. */
const EACH = 3;
const EMPTY = new Uint32Array();

/**
 * The long ranges that provisions cite, by their ends: what they take grows with the citations, not with what these span.
 * The ranges of one provision ascend, do not touch each other, and leave out the provision itself.
 */
export class CitedRanges implements CitedRangeColumns {
  static readonly NONE = new CitedRanges({
    rangeMembers: EMPTY,
    rangeRows: EMPTY,
    rangeSources: EMPTY,
    rangeFirsts: EMPTY,
    rangeLasts: EMPTY,
  });
  readonly rangeMembers: Uint32Array;
  readonly rangeRows: Uint32Array;
  readonly rangeSources: Uint32Array;
  readonly rangeFirsts: Uint32Array;
  readonly rangeLasts: Uint32Array;
  #tree: RangeTree | undefined;
  /** Row = ordinal up to the last member: its position, or -1. */
  #places: Int32Array | undefined;

  private constructor(columns: CitedRangeColumns) {
    this.rangeMembers = columns.rangeMembers;
    this.rangeRows = columns.rangeRows;
    this.rangeSources = columns.rangeSources;
    this.rangeFirsts = columns.rangeFirsts;
    this.rangeLasts = columns.rangeLasts;
  }

  /** @throws RangeError for columns that do not fit each other */
  static fromColumns(columns: CitedRangeColumns): CitedRanges {
    const { rangeSources, rangeFirsts, rangeLasts } = columns;
    if (rangeFirsts.length !== rangeSources.length || rangeLasts.length !== rangeSources.length) {
      throw new RangeError('The columns of the cited ranges do not fit each other.');
    }
    return rangeSources.length === 0 ? CitedRanges.NONE : new CitedRanges(columns);
  }

  /**
   * @param ranges source, first and last member by ordinals, and so on: any order; they may repeat, overlap and hold their source
   * @param rowAround asked once for each row
   */
  static fromRanges(ranges: ArrayLike<number>, rowAround: RowAround): CitedRanges {
    if (ranges.length === 0) return CitedRanges.NONE;
    const at = (range: number, part: number): number => ranges[range * EACH + part]!;
    const order = Uint32Array.from({ length: ranges.length / EACH }, (_, range) => range).sort(
      (a, b) => at(a, 0) - at(b, 0) || at(a, 1) - at(b, 1) || at(a, 2) - at(b, 2),
    );
    const builder = new RangesBuilder(rowAround);
    for (const range of order) builder.add(at(range, 0), at(range, 1), at(range, 2));
    return new CitedRanges(builder.finish());
  }

  get length(): number {
    return this.rangeSources.length;
  }

  /** How many citations of one provision by another they are. */
  get edges(): number {
    let sum = 0;
    for (let range = 0; range < this.length; range += 1) sum += this.rangeLasts[range]! - this.rangeFirsts[range]! + 1;
    return sum;
  }

  /** The ranges whose sources lie in a half-open interval of ordinals, as one of ranges. */
  from(first: number, end: number): readonly [first: number, end: number] {
    return [placeFrom(this.rangeSources, first), placeFrom(this.rangeSources, end)];
  }

  /** What the ranges of the sources in a half-open interval cover, as positions, both included: none of them in two. */
  mergedFrom(first: number, end: number): readonly (readonly [from: number, to: number])[] {
    const [start, stop] = this.from(first, end);
    const places = Array.from({ length: stop - start }, (_, at): [from: number, to: number] => [
      this.rangeFirsts[start + at]!,
      this.rangeLasts[start + at]!,
    ]);
    return merged(places);
  }

  /** The members of a range: a view, not a copy. */
  members(range: number): Uint32Array {
    return this.rangeMembers.subarray(this.rangeFirsts[range], this.rangeLasts[range]! + 1);
  }

  /** Whether a provision cites one that lies in a half-open interval of ordinals. */
  leadsInto(source: number, first: number, end: number): boolean {
    for (let [range, stop] = this.from(source, source + 1); range < stop; range += 1) {
      const members = this.members(range);
      if ((members[placeFrom(members, first)] ?? end) < end) return true;
    }
    return false;
  }

  /** The provisions that cite one in a half-open interval of ordinals: in no order, some perhaps more than once. */
  sourcesInto(first: number, end: number): number[] {
    if (this.length === 0) return [];
    const tree = (this.#tree ??= new RangeTree(this));
    const found: number[] = [];
    for (const [from, to] of this.#stretches(first, end)) {
      tree.forEachOver(from, to, (range) => found.push(this.rangeSources[range]!));
    }
    return found;
  }

  /** How many provisions cite one. */
  countOver(ordinal: number): number {
    if (this.length === 0) return 0;
    const place = this.#placeOf(ordinal);
    return place === undefined ? 0 : (this.#tree ??= new RangeTree(this)).countOver(place);
  }

  /** The row that a position lies in, as a half-open interval of positions. */
  rowAt(position: number): readonly [first: number, end: number] {
    const next = firstWhere(this.rangeRows, (start) => start > position);
    return [this.rangeRows[next - 1]!, this.rangeRows[next] ?? this.rangeMembers.length];
  }

  #placeOf(ordinal: number): number | undefined {
    if (this.#places === undefined) {
      const last = this.rangeMembers.reduce((most, member) => Math.max(most, member), -1);
      this.#places = new Int32Array(last + 1).fill(-1);
      for (const [at, member] of this.rangeMembers.entries()) this.#places[member] = at;
    }
    const place = this.#places[ordinal] ?? -1;
    return place < 0 ? undefined : place;
  }

  /** What of each row lies in an interval of ordinals, as positions, both included. */
  *#stretches(first: number, end: number): Generator<readonly [from: number, to: number]> {
    for (let ordinal = first; ordinal < end; ordinal += 1) {
      const from = this.#placeOf(ordinal);
      if (from === undefined) continue;
      const [start, stop] = this.rowAt(from);
      if (from > start && this.rangeMembers[from - 1]! >= first) continue;
      yield [from, start + placeFrom(this.rangeMembers.subarray(start, stop), end) - 1];
    }
  }
}

/** Places ranges, which come ordered by source, in rows. */
class RangesBuilder {
  /** The starts of rows by their first members. */
  readonly #starts = new Map<number, number>();
  readonly #rows: Uint32Array[] = [];
  readonly #known = new Map<number, Uint32Array>();
  readonly #sources = new NumberBuffer();
  readonly #firsts = new NumberBuffer();
  readonly #lasts = new NumberBuffer();
  #length = 0;
  /** The places of the ranges of the source that is being read. */
  #open: { readonly source: number; readonly places: [from: number, to: number][] } | undefined;

  constructor(private readonly rowAround: RowAround) {}

  add(source: number, first: number, last: number): void {
    if (this.#open?.source !== source) {
      this.#close();
      this.#open = { source, places: [] };
    }
    const row = this.#rowAround(first);
    const start = this.#startOf(row);
    const [from, to] = [start + placeFrom(row, first), start + placeFrom(row, last + 1) - 1];
    const own = placeFrom(row, source);
    const without = row[own] === source ? start + own : undefined;
    if (without === undefined || without < from || without > to) this.#open.places.push([from, to]);
    else this.#open.places.push([from, without - 1], [without + 1, to]);
  }

  finish(): CitedRangeColumns {
    this.#close();
    const rangeMembers = new Uint32Array(this.#length);
    const rangeRows = Uint32Array.from(this.#rows, (row) => this.#starts.get(row[0]!)!);
    for (const [at, row] of this.#rows.entries()) rangeMembers.set(row, rangeRows[at]);
    return {
      rangeMembers,
      rangeRows,
      rangeSources: this.#sources.finish(),
      rangeFirsts: this.#firsts.finish(),
      rangeLasts: this.#lasts.finish(),
    };
  }

  /** Ranges of one source mostly begin in one row. */
  #rowAround(first: number): Uint32Array {
    const known = this.#known.get(first);
    if (known !== undefined) return known;
    const row = this.rowAround(first);
    this.#known.set(first, row);
    return row;
  }

  #startOf(row: Uint32Array): number {
    const known = this.#starts.get(row[0]!);
    if (known !== undefined) return known;
    const start = this.#length;
    this.#starts.set(row[0]!, start);
    this.#rows.push(row);
    this.#length += row.length;
    return start;
  }

  /** Ranges that overlap become one. */
  #close(): void {
    const { source, places } = this.#open ?? { source: 0, places: [] };
    for (const [from, to] of merged(places)) {
      this.#sources.push(source);
      this.#firsts.push(from);
      this.#lasts.push(to);
    }
  }
}

/** Intervals of positions, both ends included, cut so that none overlaps another; empty ones are left out. */
function merged(places: [from: number, to: number][]): [from: number, to: number][] {
  const found: [from: number, to: number][] = [];
  let end = -1;
  for (const [from, to] of places.sort(([a], [b]) => a - b)) {
    if (to <= end || to < from) continue;
    found.push([Math.max(from, end + 1), to]);
    end = to;
  }
  return found;
}
