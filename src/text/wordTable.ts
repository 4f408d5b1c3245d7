/** Slots tried before a word is given up: words that were made to collide cost no more than that. */
const MOST_TRIES = 64;
/** Words remembered: a country's law has about 500,000. */
const MEMORY_LIMIT = 1_000_000;

/**
 * Numbers remembered for words, found by the characters of a text without making a string of them: an open-addressing
 * table over UTF-16 code units. It forgets now and then; what it gives back is always what was remembered.
 */
export class WordTable {
  /** Entries, counted from 1; 0 marks an empty slot. */
  #slots = new Uint32Array(1 << 12);
  /** Four numbers an entry: hash, value, start and end of the word in {@link #units}. */
  #entries = new Uint32Array(4 << 11);
  #used = 0;
  #units = new Uint16Array(1 << 14);
  #usedUnits = 0;

  /** The number of a word of a text, or undefined; offsets are UTF-16 code units, `end` exclusive. */
  get(text: string, start: number, end: number): number | undefined {
    const hash = hashOf(text, start, end);
    const mask = this.#slots.length - 1;
    for (let tries = 0, slot = hash & mask; tries < MOST_TRIES; tries += 1, slot = (slot + 1) & mask) {
      const entry = this.#slots[slot]!;
      if (entry === 0) return undefined;
      const at = (entry - 1) * 4;
      if (this.#entries[at] === hash && this.#equals(at, text, start, end)) return this.#entries[at + 1];
    }
    return undefined;
  }

  /** Remembers the number of a word that {@link get} does not know. */
  set(text: string, start: number, end: number, value: number): void {
    if (this.#used === MEMORY_LIMIT) this.#clear();
    this.#reserve(end - start);
    const from = this.#usedUnits;
    for (let at = start; at < end; at += 1) this.#units[this.#usedUnits++] = text.charCodeAt(at);
    this.#entries.set([hashOf(text, start, end), value, from, this.#usedUnits], this.#used * 4);
    this.#place(this.#used);
    this.#used += 1;
  }

  #equals(at: number, text: string, start: number, end: number): boolean {
    const from = this.#entries[at + 2]!;
    if (this.#entries[at + 3]! - from !== end - start) return false;
    const shift = from - start;
    for (let unit = start; unit < end; unit += 1) {
      if (this.#units[unit + shift] !== text.charCodeAt(unit)) return false;
    }
    return true;
  }

  #place(entry: number): void {
    const mask = this.#slots.length - 1;
    let slot = this.#entries[entry * 4]! & mask;
    for (let tries = 0; tries < MOST_TRIES; tries += 1, slot = (slot + 1) & mask) {
      if (this.#slots[slot] !== 0) continue;
      this.#slots[slot] = entry + 1;
      return;
    }
  }

  #clear(): void {
    this.#used = 0;
    this.#usedUnits = 0;
    this.#slots.fill(0);
  }

  /** Room for one more entry, of so many units. */
  #reserve(units: number): void {
    if (this.#usedUnits + units > this.#units.length) this.#units = doubled(this.#units, Uint16Array);
    if (this.#used * 4 < this.#entries.length) return;
    this.#entries = doubled(this.#entries, Uint32Array);
    this.#slots = new Uint32Array(this.#slots.length * 2);
    for (let entry = 0; entry < this.#used; entry += 1) this.#place(entry);
  }
}

function doubled<Column extends Uint16Array | Uint32Array>(
  column: Column,
  type: new (length: number) => Column,
): Column {
  const larger = new type(column.length * 2);
  larger.set(column);
  return larger;
}

/** FNV-1a, 32 bits, over the UTF-16 code units. */
function hashOf(text: string, start: number, end: number): number {
  let value = 0x811c9dc5;
  for (let at = start; at < end; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}
