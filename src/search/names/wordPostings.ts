import { NumberBuffer } from '../../law';

/** Which rows hold a word, by the word's number. Immutable. */
export class WordPostings {
  /** @param offsets word w stands in `rows[offsets[w]] .. rows[offsets[w + 1] - 1]`, in ascending rows. */
  constructor(
    private readonly offsets: Uint32Array,
    private readonly rows: Uint32Array,
  ) {}

  /** Calls back for each row that holds a word, with how often it does. */
  each(word: number, visit: (row: number, frequency: number) => void): void {
    const end = this.offsets[word + 1]!;
    for (let at = this.offsets[word]!; at < end;) {
      const row = this.rows[at]!;
      let next = at + 1;
      while (next < end && this.rows[next] === row) next += 1;
      visit(row, next - at);
      at = next;
    }
  }
}

/** Takes words a row at a time. */
export class WordPostingsBuilder {
  readonly #words = new NumberBuffer();
  readonly #rows = new NumberBuffer();

  /** @param row at least the row before. */
  add(row: number, words: readonly number[]): void {
    for (const word of words) {
      this.#words.push(word);
      this.#rows.push(row);
    }
  }

  /** @param size how many words there are. A counting sort: a few milliseconds at a country's size. */
  finish(size: number): WordPostings {
    const offsets = new Uint32Array(size + 1);
    for (let at = 0; at < this.#words.length; at += 1) offsets[this.#words.at(at) + 1]! += 1;
    for (let word = 0; word < size; word += 1) offsets[word + 1]! += offsets[word]!;
    const filled = offsets.slice();
    const rows = new Uint32Array(this.#rows.length);
    for (let at = 0; at < this.#words.length; at += 1) {
      const word = this.#words.at(at);
      rows[filled[word]!] = this.#rows.at(at);
      filled[word]! += 1;
    }
    return new WordPostings(offsets, rows);
  }
}
