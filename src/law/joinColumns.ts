import type { StringColumn } from './stringColumn';

type Numbers = Uint8Array | Int32Array | Uint32Array | Float32Array;

interface ColumnType<Column extends Numbers> {
  new (buffer: SharedArrayBuffer): Column;
  readonly BYTES_PER_ELEMENT: number;
}

/** A column of zeros in memory that every thread can read and write. */
export function sharedColumn<Column extends Numbers>(type: ColumnType<Column>, length: number): Column {
  return new type(new SharedArrayBuffer(length * type.BYTES_PER_ELEMENT));
}

/** Columns one after another as one, in shared memory; `convert` gets a number and the position of its column. */
export function joinNumbers<Column extends Numbers>(
  type: ColumnType<Column>,
  columns: readonly Column[],
  convert?: (value: number, part: number) => number,
): Column {
  const joined = sharedColumn(
    type,
    columns.reduce((sum, { length }) => sum + length, 0),
  );
  let start = 0;
  for (const [part, column] of columns.entries()) {
    if (convert === undefined) joined.set(column, start);
    else for (let row = 0; row < column.length; row += 1) joined[start + row] = convert(column[row]!, part);
    start += column.length;
  }
  return joined;
}

/** {@link joinNumbers} for strings. Throws RangeError where the column would pass 4 GiB. */
export function joinStrings(columns: readonly StringColumn[]): StringColumn {
  const ends = [0];
  for (const { bytes } of columns) ends.push(ends.at(-1)! + bytes.length);
  if (ends.at(-1)! > 0xffff_ffff) throw new RangeError('A string column holds at most 4 GiB.');
  const offsets = columns.map((column) => column.offsets.subarray(0, -1));
  return {
    bytes: joinNumbers(
      Uint8Array,
      columns.map(({ bytes }) => bytes),
    ),
    offsets: joinNumbers(Uint32Array, [...offsets, Uint32Array.of(0)], (offset, part) => offset + ends[part]!),
  };
}
