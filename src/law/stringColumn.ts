import { NumberBuffer } from './numberBuffer';

/**
 * Many strings in one UTF-8 buffer: a column of a corpus on disk, read back as views without parsing. 230,000 texts
 * cost their bytes and four bytes each, where as many JavaScript strings cost twice that and a garbage collector's time.
 */
export interface StringColumn {
  readonly bytes: Uint8Array;
  /** `length + 1` byte offsets, ascending. */
  readonly offsets: Uint32Array;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Up to this length a string is encoded by hand, in UTF-16 units: cheaper than a call of the encoder. */
const SHORT = 64;
const LARGEST = 0xffff_ffff;

/** Writes a string in UTF-8; the buffer has room for three bytes a UTF-16 unit. Returns the number of bytes. */
function encodeAt(value: string, bytes: Uint8Array, at: number): number {
  if (value.length > SHORT) return encoder.encodeInto(value, bytes.subarray(at)).written;
  for (let index = 0; index < value.length; index += 1) {
    const unit = value.charCodeAt(index);
    if (unit >= 0x80) return encoder.encodeInto(value, bytes.subarray(at)).written;
    bytes[at + index] = unit;
  }
  return value.length;
}

/** Where strings are encoded that are only looked at. */
let scratch = new Uint8Array(1 << 10);

/** Writes a string in UTF-8 to the beginning of {@link scratch}; returns the number of bytes. */
function encodeToScratch(value: string): number {
  if (value.length * 3 > scratch.length) scratch = new Uint8Array(value.length * 3);
  return encodeAt(value, scratch, 0);
}

export class StringColumnBuilder {
  #bytes = new Uint8Array(1 << 12);
  #used = 0;
  /** Row = string: where it ends. */
  readonly #ends = new NumberBuffer();

  get length(): number {
    return this.#ends.length;
  }

  /** Throws RangeError when the column would pass 4 GiB. */
  push(value: string): void {
    this.#reserve(value.length * 3);
    this.#used += encodeAt(value, this.#bytes, this.#used);
    this.#ends.push(this.#used);
  }

  /** Adds the string that stands in UTF-8 in a part of a buffer; throws as {@link push} does. */
  pushBytes(bytes: Uint8Array, start: number, end: number): void {
    this.#reserve(end - start);
    for (let at = start; at < end; at += 1) this.#bytes[this.#used++] = bytes[at]!;
    this.#ends.push(this.#used);
  }

  /** Whether the row holds the string that stands in UTF-8 in a part of a buffer. */
  equals(row: number, bytes: Uint8Array, start: number, end: number): boolean {
    const from = this.#startOf(row);
    return this.#ends.at(row) - from === end - start && equal(this.#bytes, from, bytes, start, end);
  }

  /** Adds the string of a row to another column. */
  copyTo(other: StringColumnBuilder, row: number): void {
    other.pushBytes(this.#bytes, this.#startOf(row), this.#ends.at(row));
  }

  finish(): StringColumn & { readonly bytes: Uint8Array<ArrayBuffer>; readonly offsets: Uint32Array<ArrayBuffer> } {
    const offsets = new Uint32Array(this.length + 1);
    offsets.set(this.#ends.finish(), 1);
    return { bytes: this.#bytes.slice(0, this.#used), offsets };
  }

  #startOf(row: number): number {
    return row === 0 ? 0 : this.#ends.at(row - 1);
  }

  #reserve(more: number): void {
    const needed = this.#used + more;
    if (needed > LARGEST) throw new RangeError('A string column holds at most 4 GiB.');
    if (needed <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.min(LARGEST, Math.max(needed, this.#bytes.length * 2)));
    grown.set(this.#bytes.subarray(0, this.#used));
    this.#bytes = grown;
  }
}

/** Throws RangeError for a row that the column does not have. */
export function stringAt({ bytes, offsets }: StringColumn, row: number): string {
  const start = offsets[row];
  const end = offsets[row + 1];
  if (start === undefined || end === undefined) throw new RangeError(`No row ${row} in a column of strings.`);
  return start === end ? '' : decoder.decode(bytes.subarray(start, end));
}

/** Whether the string of a row is empty, or the column has no such row. */
export const isEmptyAt = ({ offsets }: StringColumn, row: number): boolean => !(offsets[row]! < offsets[row + 1]!);

/** FNV-1a, 32 bits, over the UTF-8 bytes. */
function hash(bytes: Uint8Array, start: number, end: number): number {
  let value = 0x811c9dc5;
  for (let at = start; at < end; at += 1) value = Math.imul(value ^ bytes[at]!, 0x01000193);
  return value >>> 0;
}

function equal(bytes: Uint8Array, from: number, others: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if (bytes[from + at - start] !== others[at]) return false;
  return true;
}

/** Distinct strings as rows of a column, found again by an open-addressing table that is at most half full. */
export class StringTable {
  readonly #strings = new StringColumnBuilder();
  /** Rows; -1 marks an empty slot. */
  #slots = new Int32Array(2).fill(-1);
  /** Row = string: its hash. */
  readonly #hashes = new NumberBuffer();

  get size(): number {
    return this.#strings.length;
  }

  /** The row of the string that stands in UTF-8 in a part of a buffer: the next row where it is new. */
  add(bytes: Uint8Array, start = 0, end = bytes.length): number {
    const hashed = hash(bytes, start, end);
    let slot = hashed & (this.#slots.length - 1);
    for (let row = this.#slots[slot]!; row !== -1; row = this.#slots[slot]!) {
      if (this.#hashes.at(row) === hashed && this.#strings.equals(row, bytes, start, end)) return row;
      slot = (slot + 1) & (this.#slots.length - 1);
    }
    const row = this.size;
    this.#slots[slot] = row;
    this.#hashes.push(hashed);
    this.#strings.pushBytes(bytes, start, end);
    if (this.size * 2 > this.#slots.length) this.#grow();
    return row;
  }

  /** {@link add} for a string. */
  addString(value: string): number {
    const length = encodeToScratch(value);
    return this.add(scratch, 0, length);
  }

  /** Adds the string of a row to a column. */
  copyTo(column: StringColumnBuilder, row: number): void {
    this.#strings.copyTo(column, row);
  }

  finish(): { readonly column: StringColumn; readonly slots: Int32Array } {
    return { column: this.#strings.finish(), slots: this.#slots };
  }

  #grow(): void {
    this.#slots = new Int32Array(this.#slots.length * 2).fill(-1);
    for (let row = 0; row < this.size; row += 1) {
      let slot = this.#hashes.at(row) & (this.#slots.length - 1);
      while (this.#slots[slot] !== -1) slot = (slot + 1) & (this.#slots.length - 1);
      this.#slots[slot] = row;
    }
  }
}

/** The first row that holds `value`, or undefined; `slots` are those of a {@link StringTable}. */
export function findString(column: StringColumn, slots: Int32Array, value: string): number | undefined {
  const length = encodeToScratch(value);
  let slot = hash(scratch, 0, length) & (slots.length - 1);
  for (let row = slots[slot]!; row !== -1; row = slots[slot]!) {
    const start = column.offsets[row]!;
    if (column.offsets[row + 1]! - start === length && equal(column.bytes, start, scratch, 0, length)) return row;
    slot = (slot + 1) & (slots.length - 1);
  }
  return undefined;
}
