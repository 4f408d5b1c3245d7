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

export class StringColumnBuilder {
  #bytes = new Uint8Array(1 << 16);
  #used = 0;
  readonly #offsets: number[] = [0];

  get length(): number {
    return this.#offsets.length - 1;
  }

  /** Throws RangeError when the column would pass 4 GiB. */
  push(value: string): void {
    const needed = this.#used + value.length * 3;
    if (needed > 0xffff_ffff) throw new RangeError('A string column holds at most 4 GiB.');
    if (needed > this.#bytes.length) {
      const grown = new Uint8Array(Math.min(0xffff_ffff, Math.max(needed, this.#bytes.length * 2)));
      grown.set(this.#bytes.subarray(0, this.#used));
      this.#bytes = grown;
    }
    this.#used += encoder.encodeInto(value, this.#bytes.subarray(this.#used)).written;
    this.#offsets.push(this.#used);
  }

  finish(): StringColumn {
    return { bytes: this.#bytes.slice(0, this.#used), offsets: Uint32Array.from(this.#offsets) };
  }
}

/** Throws RangeError for a row that the column does not have. */
export function stringAt({ bytes, offsets }: StringColumn, row: number): string {
  const start = offsets[row];
  const end = offsets[row + 1];
  if (start === undefined || end === undefined) throw new RangeError(`No row ${row} in a column of strings.`);
  return start === end ? '' : decoder.decode(bytes.subarray(start, end));
}

/** FNV-1a, 32 bits, over the UTF-8 bytes. */
function hash(bytes: Uint8Array, start: number, end: number): number {
  let value = 0x811c9dc5;
  for (let at = start; at < end; at += 1) value = Math.imul(value ^ bytes[at]!, 0x01000193);
  return value >>> 0;
}

/** An open-addressing table from string to row, at most half full; -1 marks an empty slot. */
export function buildStringIndex(column: StringColumn): Int32Array {
  const rows = column.offsets.length - 1;
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(Math.max(2, rows * 2)))).fill(-1);
  for (let row = 0; row < rows; row += 1) {
    let slot = hash(column.bytes, column.offsets[row]!, column.offsets[row + 1]!) & (slots.length - 1);
    while (slots[slot] !== -1) slot = (slot + 1) & (slots.length - 1);
    slots[slot] = row;
  }
  return slots;
}

/** The first row that holds `value`, or undefined. */
export function findString(column: StringColumn, slots: Int32Array, value: string): number | undefined {
  const wanted = encoder.encode(value);
  let slot = hash(wanted, 0, wanted.length) & (slots.length - 1);
  for (let row = slots[slot]!; row !== -1; row = slots[slot]!) {
    const start = column.offsets[row]!;
    if (column.offsets[row + 1]! - start === wanted.length && equal(column.bytes, start, wanted)) return row;
    slot = (slot + 1) & (slots.length - 1);
  }
  return undefined;
}

function equal(bytes: Uint8Array, start: number, wanted: Uint8Array): boolean {
  for (let at = 0; at < wanted.length; at += 1) if (bytes[start + at] !== wanted[at]) return false;
  return true;
}
