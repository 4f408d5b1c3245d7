/** One direction of a graph in compressed sparse rows. */
export interface Rows {
  /** `size + 1` positions, ascending: row r is `columns[offsets[r]] .. columns[offsets[r + 1] - 1]`. */
  readonly offsets: Uint32Array;
  readonly columns: Uint32Array;
}

/** Rows handled between two yields: about a millisecond. */
const STEP = 1 << 16;

/** A row as numbers: most are short, and typed arrays take longer to make. Empty for one that is not there. */
export function rowOf({ offsets, columns }: Rows, row: number): number[] {
  const found: number[] = [];
  for (let at = offsets[row] ?? 0, end = offsets[row + 1] ?? 0; at < end; at += 1) found.push(columns[at]!);
  return found;
}

/** Sorts numbers in place, unless they are. */
export function ascending(row: number[]): number[] {
  for (let at = 1; at < row.length; at += 1) if (row[at - 1]! > row[at]!) return row.sort((a, b) => a - b);
  return row;
}

/**
 * So many rows, of which some are others than before; those that are neither before nor among these are empty. What stands
 * between two that change is copied as a whole, so that it takes little more than the memory it writes.
 */
export function* withRows(
  before: Rows,
  size: number,
  changed: ReadonlyMap<number, readonly number[]>,
): Generator<void, Rows> {
  const writer = new RowWriter(before, size, changed);
  for (const row of Uint32Array.from(changed.keys()).sort()) {
    yield* copied(writer, row);
    writer.add(changed.get(row)!);
  }
  yield* copied(writer, size);
  return writer;
}

function* copied(writer: RowWriter, end: number): Generator<void> {
  while (writer.next < end) {
    writer.copy(Math.min(end, writer.next + STEP));
    yield;
  }
}

class RowWriter implements Rows {
  readonly offsets: Uint32Array;
  readonly columns: Uint32Array;
  /** The row that is written next. */
  next = 0;
  #used = 0;

  constructor(
    private readonly before: Rows,
    size: number,
    changed: ReadonlyMap<number, readonly number[]>,
  ) {
    let { length } = before.columns;
    for (const [row, columns] of changed) length += columns.length - rowOf(before, row).length;
    this.offsets = new Uint32Array(size + 1);
    this.columns = new Uint32Array(length);
  }

  add(columns: readonly number[]): void {
    for (const column of columns) {
      this.columns[this.#used] = column;
      this.#used += 1;
    }
    this.next += 1;
    this.offsets[this.next] = this.#used;
  }

  /** The rows up to one, as they are before. */
  copy(end: number): void {
    const { offsets, columns } = this.before;
    const last = Math.min(end, offsets.length - 1);
    if (this.next < last) {
      const start = offsets[this.next]!;
      const shift = this.#used - start;
      if (offsets[last]! > start) this.columns.set(columns.subarray(start, offsets[last]), this.#used);
      for (let row = this.next + 1; row <= last; row += 1) this.offsets[row] = offsets[row]! + shift;
      this.#used += offsets[last]! - start;
    }
    for (let row = Math.max(this.next, last) + 1; row <= end; row += 1) this.offsets[row] = this.#used;
    this.next = end;
  }
}
