import { MalformedError, type UnitReading } from '../../store';

/**
 * How the reading of a unit lies in a document: whole numbers of seven bits a byte, the lowest first, the last byte of each
 * below 128.
 *
 *   how many units it stands in, and for each how far in front it begins;
 *   how many provisions it has; how many different terms, and the key of each in {@link KEY_BYTES} bytes;
 *   for each provision how many terms, and for each its place among the different ones.
 *
 * A key is a hash of the term: whoever asks knows the terms that matter, and all others are one. Of the 10^5 terms that a question
 * meets and the 10^2 that it asks for, two have one key once in 10^7 questions.
 */
const KEY_BYTES = 6;

/** The reading of a unit, in base64. */
export function writtenReading({ above, terms }: UnitReading, unit: number): string {
  const places = new Map<string, number>();
  for (const term of terms.flat()) if (!places.has(term)) places.set(term, places.size);
  const bytes: number[] = [];
  writeAll(
    bytes,
    above.map((ordinal) => unit - ordinal),
  );
  write(bytes, terms.length);
  write(bytes, places.size);
  for (const term of places.keys()) {
    let key = termKey(term);
    for (let byte = 0; byte < KEY_BYTES; byte += 1) {
      bytes.push(key % 256);
      key = Math.floor(key / 256);
    }
  }
  for (const row of terms) {
    writeAll(
      bytes,
      row.map((term) => places.get(term)!),
    );
  }
  return Buffer.from(bytes).toString('base64');
}

/** The terms that a reader asks for, by their keys. */
export const byKey = (terms: Iterable<string>): ReadonlyMap<number, string> =>
  new Map([...terms].map((term) => [termKey(term), term]));

/** Reads it; a term that is not asked for reads as the empty string. Throws MalformedError. */
export function readReading(written: string, unit: number, asked: ReadonlyMap<number, string>): UnitReading {
  const reader = new Reader(Buffer.from(written, 'base64'));
  const above = reader.some(1, () => unit - reader.number());
  if (above.some((ordinal) => ordinal < 0)) throw new MalformedError('reading');
  const provisions = reader.number();
  const different = reader.some(KEY_BYTES, () => asked.get(reader.key()) ?? '');
  const terms: string[][] = [];
  const read = (): string => different[reader.number()] ?? '';
  for (let row = 0; row < provisions; row += 1) terms.push(reader.some(1, read));
  return { above, terms };
}

class Reader {
  #at = 0;

  constructor(private readonly bytes: Buffer) {}

  number(): number {
    const only = this.bytes[this.#at];
    if (only !== undefined && only < 128) {
      this.#at += 1;
      return only;
    }
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.bytes[this.#at++];
      if (byte === undefined || scale > 2 ** 35) throw new MalformedError('reading');
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  }

  /** How many there are, and these, of so many bytes each, at least. */
  some<Value>(bytes: number, read: () => Value): Value[] {
    const count = this.number();
    if (this.#at + count * bytes > this.bytes.length) throw new MalformedError('reading');
    const found = new Array<Value>(count);
    for (let at = 0; at < count; at += 1) found[at] = read();
    return found;
  }

  key(): number {
    const key = this.bytes.readUIntLE(this.#at, KEY_BYTES);
    this.#at += KEY_BYTES;
    return key;
  }
}

function write(bytes: number[], value: number): void {
  let left = value;
  for (; left > 127; left = Math.floor(left / 128)) bytes.push((left % 128) + 128);
  bytes.push(left);
}

function writeAll(bytes: number[], values: readonly number[]): void {
  write(bytes, values.length);
  for (const value of values) write(bytes, value);
}

/** 48 bits that a term is known by: two multiplicative hashes side by side, each stirred by the other in the end. */
function termKey(term: string): number {
  let [low, high] = [0x9e3779b9, 0x85ebca6b];
  for (let at = 0; at < term.length; at += 1) {
    const unit = term.charCodeAt(at);
    low = Math.imul(low ^ unit, 0x9e3779b1);
    high = Math.imul(high ^ unit, 0x5f356495);
  }
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  return (high & 0xffff) * 2 ** 32 + (low >>> 0);
}
