import { foldQuoted, type TextSpan } from '../../text';

/** A word of a text: letters, marks and digits; one sign where no blanks part words. Offsets are into that text. */
export interface Word extends TextSpan {
  /** As it is compared: folded, in lower case. */
  readonly key: string;
  /** The place of the sentence that it stands in, where the sentences are given. */
  readonly sentence: number;
}

/** Where two texts differ: words of the one that stand for words of the other; either may be none. */
export interface Difference {
  readonly quoted: readonly Word[];
  readonly original: readonly Word[];
}

export interface Alignment {
  /** 1 - errors / words of the quotation, at most 1. */
  readonly similarity: number;
  readonly differences: readonly Difference[];
  /** The words of the source that the quotation stands for. */
  readonly original: readonly Word[];
}

/** Cells of the table: a quotation of 400 words against a source of 10,000. */
const MOST_CELLS = 4_000_000;

const SIGN = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}]';
const WORD = new RegExp(`${SIGN}\\p{M}*|(?:(?!${SIGN})[\\p{L}\\p{M}\\p{N}])+`, 'gu');
const IS_SIGN = new RegExp(`^${SIGN}`, 'u');
/** Signs of such a script that say as much as a word. */
const SIGNS_PER_WORD = 2.5;

/** How much some words say, in words. */
export const lengthInWords = (words: readonly Word[]): number =>
  words.reduce((length, { key }) => length + (IS_SIGN.test(key) ? 1 / SIGNS_PER_WORD : 1), 0);

/** @param sentences those of the text, in order */
export function wordsOf(text: string, sentences: readonly TextSpan[] = []): Word[] {
  let sentence = 0;
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    while ((sentences[sentence + 1]?.start ?? Infinity) <= index) sentence += 1;
    return { start: index, end: index + word.length, key: foldQuoted(word).toLowerCase(), sentence };
  });
}

/** How much dearer an alignment may be that ends with the quotation's own last word. */
const END_SLACK = 3;

const STEP = { same: 0, replaced: 1, added: 2, missing: 3 } as const;

/**
 * The part of a source that a quotation comes nearest to, by words, with its differences (Sellers 1980, "The theory and
 * computation of evolutionary distances": the alignment may begin and end anywhere in the source). Time and space are
 * the product of the lengths; undefined where that is more than 4 million.
 *
 * Assumption: a wrong word at either end stands in the place of one of the sentence ("A ferry needs a boat" for "needs a
 * licence"), and where that sentence begins or ends, for none. Known failure: a word that is put behind the beginning of
 * a longer sentence is told to be the next word of that.
 */
export function alignWords(quotation: readonly Word[], source: readonly Word[]): Alignment | undefined {
  const [rows, columns] = [quotation.length, source.length];
  if (rows === 0 || columns === 0 || rows * columns > MOST_CELLS) return undefined;
  const steps = new Uint8Array(rows * columns);
  let last = new Uint16Array(columns + 1);
  for (let row = 0; row < rows; row += 1) {
    const costs = new Uint16Array(columns + 1);
    costs[0] = row + 1;
    for (let column = 0; column < columns; column += 1) {
      const same = quotation[row]!.key === source[column]!.key;
      const through = last[column]! + (same ? 0 : 1);
      const added = last[column + 1]! + 1;
      const missing = costs[column]! + 1;
      const least = Math.min(through, added, missing);
      costs[column + 1] = least;
      steps[row * columns + column] =
        least === through ? (same ? STEP.same : STEP.replaced) : least === added ? STEP.added : STEP.missing;
    }
    last = costs;
  }
  const end = endOf(last, quotation, source);
  return { similarity: 1 - last[end]! / rows, ...trace(quotation, source, steps, end) };
}

/** Where in the source the quotation ends, by what it costs to end there. */
function endOf(costs: Uint16Array, quotation: readonly Word[], source: readonly Word[]): number {
  const cheapest = costs.reduce((least, cost) => Math.min(least, cost));
  const first = costs.indexOf(cheapest);
  const { key: lastKey } = quotation.at(-1)!;
  if (first === 0 || source[first - 1]!.key === lastKey) return first;
  const { sentence } = source[first - 1]!;
  // A quotation that leaves words out before its last one ends there, and not where they begin.
  const near = source.slice(first, first + END_SLACK + cheapest);
  const ahead = near.findIndex(
    (word, at) => word.key === lastKey && word.sentence === sentence && costs[first + at + 1]! <= cheapest + END_SLACK,
  );
  if (ahead >= 0) return first + ahead + 1;
  // As cheap as to leave the last words out of the source is to have them stand for what follows there.
  let end = first;
  while (costs[end + 1] === cheapest && source[end]!.sentence === sentence) end += 1;
  return end;
}

function trace(
  quotation: readonly Word[],
  source: readonly Word[],
  steps: Uint8Array,
  end: number,
): Pick<Alignment, 'differences' | 'original'> {
  const differences: { quoted: Word[]; original: Word[] }[] = [];
  let row = quotation.length - 1;
  let column = end - 1;
  let open: { quoted: Word[]; original: Word[] } | undefined;
  while (row >= 0) {
    const step = column < 0 ? STEP.added : steps[row * source.length + column]!;
    if (step === STEP.same) open = undefined;
    else if (open === undefined) differences.unshift((open = { quoted: [], original: [] }));
    if (step === STEP.replaced || step === STEP.added) open!.quoted.unshift(quotation[row]!);
    if (step === STEP.replaced || step === STEP.missing) open!.original.unshift(source[column]!);
    if (step !== STEP.missing) row -= 1;
    if (step !== STEP.added) column -= 1;
  }
  const [head] = differences;
  const foreign =
    head?.quoted[0] === quotation[0] ? foreignIn(head!.original, source[column + 1 + head!.original.length]) : 0;
  head?.original.splice(0, foreign);
  return { differences, original: source.slice(column + 1 + foreign, end) };
}

/** How many words of a source, in front of another one, are of the sentences before. */
const foreignIn = (words: readonly Word[], next: Word | undefined): number =>
  next === undefined ? 0 : words.filter(({ sentence }) => sentence !== next.sentence).length;
