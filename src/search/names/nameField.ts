import { NumberBuffer } from '../../law';
import { WordPostingsBuilder, type WordPostings } from './wordPostings';

/**
 * BM25+ with the parameters of MiniSearch: k1, b and delta of Y. Lv and C. Zhai, "Lower-bounding term frequency
 * normalization", CIKM 2011, equation 8.
 */
const [K1, B, DELTA] = [1.2, 0.7, 0.5];

/** One part of many names, say the heading: who has a word in it, and how long it is. Immutable. */
export class NameField {
  /**
   * @param runStarts run r is of the names `runStarts[r]` to before `runStarts[r + 1]`
   * @param ofRuns the words that all names of a run share
   * @param ofNames the words of single names
   * @param lengths row = name: how many different words it has in this field
   */
  constructor(
    private readonly runStarts: Uint32Array,
    private readonly ofRuns: WordPostings,
    private readonly ofNames: WordPostings,
    private readonly lengths: Uint32Array,
    readonly totalLength: number,
  ) {}

  /** How many names have a word. One that both a run and a name in it hold counts twice: "NMV 1970 § 1970". */
  count(word: number): number {
    let count = 0;
    this.ofRuns.each(word, (run) => (count += this.runStarts[run + 1]! - this.runStarts[run]!));
    this.ofNames.each(word, () => (count += 1));
    return count;
  }

  /** Adds what a word is worth to the scores of the names that have it. */
  score(word: number, factor: number, averageLength: number, scores: Float64Array): void {
    const add = (name: number, frequency: number): void => {
      const length = K1 * (1 - B + (B * this.lengths[name]!) / averageLength);
      scores[name]! += factor * (DELTA + (frequency * (K1 + 1)) / (frequency + length));
    };
    this.ofRuns.each(word, (run, frequency) => {
      const end = this.runStarts[run + 1]!;
      for (let name = this.runStarts[run]!; name < end; name += 1) add(name, frequency);
    });
    this.ofNames.each(word, add);
  }
}

export class NameFieldBuilder {
  readonly #ofRuns = new WordPostingsBuilder();
  readonly #ofNames = new WordPostingsBuilder();
  readonly #lengths = new NumberBuffer();
  #totalLength = 0;
  #shared: ReadonlySet<number> = new Set();

  /** The words that names have in common from here on. */
  beginRun(run: number, words: readonly number[]): void {
    this.#ofRuns.add(run, words);
    this.#shared = new Set(words);
  }

  add(name: number, words: readonly number[]): void {
    this.#ofNames.add(name, words);
    let length = this.#shared.size;
    for (const word of new Set(words)) if (!this.#shared.has(word)) length += 1;
    this.#lengths.push(length);
    this.#totalLength += length;
  }

  finish(runStarts: Uint32Array, words: number): NameField {
    const lengths = this.#lengths.finish();
    return new NameField(
      runStarts,
      this.#ofRuns.finish(words),
      this.#ofNames.finish(words),
      lengths,
      this.#totalLength,
    );
  }
}
