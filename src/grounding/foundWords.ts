import { foldQuoted, matchesOf, quotedPieces } from '../text';
import type { Words } from './support';

/**
 * What is folded by itself: blanks together, a letter with its marks, Hangul letters that make up syllables. Folding the
 * parts is folding the whole, but for a blank that a compatibility character brings along.
 */
const PART = /\s+|[\u1100-\u11ff]+|\P{M}\p{M}*|\p{M}+/gu;

/** A text as quotations are compared, with where each character of it stands in the original. */
export class FoldedText {
  readonly folded: string;
  /** The original offsets of each folded code unit's part: its start, and one past its end. */
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];

  constructor(readonly text: string) {
    const parts: string[] = [];
    for (const { 0: part, index } of matchesOf(PART, text)) {
      const folded = foldQuoted(part);
      parts.push(folded);
      for (let at = 0; at < folded.length; at += 1) {
        this.#starts.push(index);
        this.#ends.push(index + part.length);
      }
    }
    this.folded = parts.join('');
  }

  /**
   * Where words stand letter by letter, first place first; words with an ellipsis are several stretches. Undefined where
   * one of them is not there, or there are no words.
   */
  find(words: string): Words[] | undefined {
    const pieces = quotedPieces(words).filter((piece) => piece !== '');
    const found = pieces.map((piece) => this.#locate(piece));
    return found.length > 0 && found.every((stretch) => stretch !== undefined) ? found : undefined;
  }

  #locate(piece: string): Words | undefined {
    const at = this.folded.indexOf(piece);
    if (at < 0) return undefined;
    const [start, end] = [this.#starts[at]!, this.#ends[at + piece.length - 1]!];
    return { start, end, text: this.text.slice(start, end) };
  }
}

/** Stretches in order; what overlaps or touches is one. */
export function merged<T extends Words>(stretches: readonly T[], text: string): T[] {
  const sorted = [...stretches].sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: T[] = [];
  for (const stretch of sorted) {
    const last = kept.at(-1);
    if (last === undefined || stretch.start > last.end) {
      kept.push(stretch);
    } else if (stretch.end > last.end) {
      kept[kept.length - 1] = { ...last, end: stretch.end, text: text.slice(last.start, stretch.end) };
    }
  }
  return kept;
}
