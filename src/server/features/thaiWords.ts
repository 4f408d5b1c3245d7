/** A character of Thai writing, vowel signs and tone marks among them. */
export const THAI_CHARACTER = '[\\u0E01-\\u0E3A\\u0E40-\\u0E4E]';

const OTHER = new RegExp(`[^${THAI_CHARACTER.slice(1)}`, 'u');
/** How much of a run of Thai is divided at once, in UTF-16 code units, so that one without an end costs no more. */
const WINDOW = 600;
/** How far from the edge of a window that cuts a run its words can be trusted. */
const MARGIN = 60;
const SEGMENTER = new Intl.Segmenter('th', { granularity: 'word' });

/**
 * Where the words of a Thai text begin and end, which is written without blanks between them. Known failure: a word that
 * the dictionary of the platform lacks, whose edges may be told wrong.
 */
export class ThaiWords {
  /** What was divided last, and the offsets in it between two words. */
  #from = 0;
  #to = 0;
  #boundaries: ReadonlySet<number> = new Set();

  constructor(private readonly text: string) {}

  /** Whether no word goes on over an offset. */
  isBoundary(at: number): boolean {
    if (!this.#isThai(at - 1) || !this.#isThai(at)) return true;
    if (at < this.#from || at >= this.#to) this.#divide(at);
    return this.#boundaries.has(at);
  }

  #isThai(at: number): boolean {
    const character = this.text[at];
    return character !== undefined && !OTHER.test(character);
  }

  /** Divides the run of Thai around an offset, as much of it as a window holds. */
  #divide(at: number): void {
    let start = at;
    while (start > at - WINDOW / 2 && this.#isThai(start - 1)) start -= 1;
    let end = at;
    while (end < start + WINDOW && this.#isThai(end)) end += 1;
    const words = SEGMENTER.segment(this.text.slice(start, end));
    this.#boundaries = new Set(Array.from(words, ({ index }) => start + index));
    this.#from = this.#isThai(start - 1) ? Math.min(at, start + MARGIN) : start;
    this.#to = this.#isThai(end) ? Math.max(at + 1, end - MARGIN) : end;
  }
}
