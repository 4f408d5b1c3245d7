import { firstWhere } from '../../law';
import type { TextSpan } from '../../text';

/** A block is cut where it gets longer than this, in UTF-16 code units: no step of a check takes long then. */
const LONGEST_BLOCK = 16_000;
/** A block that is cut is at least so long. */
const SHORTEST_CUT = LONGEST_BLOCK / 2;
/** How far the text behind a cut tells it from another one, in UTF-16 code units. */
const BEHIND_CUT = 40;
const [TAB, LINE_FEED, RETURN, BLANK] = [0x09, 0x0a, 0x0d, 0x20];
/** Behind a word that is no abbreviation, in front of a capital letter; in scripts without capitals, its own sign. */
const SENTENCE_END = /(?<=\p{L}{4}[)\]”"’»]?)[.!?]\s{1,4}(?=\p{Lu})|[。！？]/gu;

/** The paragraphs of a text, in order; together they hold all of it. A long one is cut as {@link cutIn} says: yields before each cut. */
export function* blocksOf(text: string): Generator<void, TextSpan[]> {
  const blocks: TextSpan[] = [];
  let start = 0;
  for (let line = text.indexOf('\n'); line >= 0;) {
    const next = behindEmptyLines(text, line + 1);
    if (next > line + 1) {
      if (next - start > LONGEST_BLOCK) start = yield* addLong(blocks, text, start, next);
      blocks.push({ start, end: next });
      start = next;
    }
    line = text.indexOf('\n', next);
  }
  if (text.length - start > LONGEST_BLOCK) start = yield* addLong(blocks, text, start, text.length);
  if (text.length > start) blocks.push({ start, end: text.length });
  return blocks;
}

/**
 * Where the first line that is not empty begins, from the beginning of a line on. Of millions of empty lines not all are
 * passed over: further ones are blocks without words.
 */
function behindEmptyLines(text: string, line: number): number {
  let start = line;
  for (let at = line; at < Math.min(text.length, line + SHORTEST_CUT); at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === LINE_FEED) start = at + 1;
    else if (unit !== BLANK && unit !== TAB && unit !== RETURN) break;
  }
  return start;
}

/** Cuts a paragraph until no more is left of it than a block holds; the beginning of what is left. */
function* addLong(blocks: TextSpan[], text: string, from: number, to: number): Generator<void, number> {
  let start = from;
  while (to - start > LONGEST_BLOCK) {
    yield;
    // Looked for in the piece alone: in a text without line ends the search would go back to its beginning each time.
    const next = start + cutIn(text.slice(start, start + LONGEST_BLOCK + 1));
    blocks.push({ start, end: next });
    start = next;
  }
  return start;
}

/**
 * Where the beginning of a long paragraph is cut, in its second half: behind a sentence, over which no citation goes; where
 * none ends, behind the shortest line, as a rule the last one of something; where it has no lines, behind the longest word.
 * Of several it is the one with the first characters, in the order of code units, behind it: what stands at a cut tells its
 * place, not how far it is from the beginning, so that an edit in front of it moves few cuts. Known failure: a citation over
 * the end of such a line or word.
 */
function cutIn(piece: string): number {
  return (
    behindSentence(piece) ??
    behindBest(piece, '\n', (one, other) => one - other) ??
    behindBest(piece, ' ', (one, other) => other - one) ??
    LONGEST_BLOCK
  );
}

function behindSentence(text: string): number | undefined {
  let best: { readonly behind: string; readonly cut: number } | undefined;
  for (const { 0: end, index } of text.slice(SHORTEST_CUT).matchAll(SENTENCE_END)) {
    const cut = SHORTEST_CUT + index + end.length;
    const behind = text.slice(cut, cut + BEHIND_CUT);
    if (best === undefined || behind < best.behind) best = { behind, cut };
  }
  return best?.cut;
}

/** Of the pieces between two ends in the second half of a text, the end of that whose length comes first in an order. */
function behindBest(text: string, end: string, order: (one: number, other: number) => number): number | undefined {
  let best: { readonly length: number; readonly behind: string; readonly cut: number } | undefined;
  for (let start = text.indexOf(end, SHORTEST_CUT) + 1; start > 0;) {
    const cut = text.indexOf(end, start) + 1;
    const length = cut - start;
    const behind = text.slice(cut, cut + BEHIND_CUT);
    const rank = best === undefined ? -1 : order(length, best.length) || (behind < best.behind ? -1 : 1);
    if (cut > 0 && rank < 0) best = { length, behind, cut };
    start = cut;
  }
  return best?.cut;
}

/** Whether an offset stands in one of some spans, which are in order and do not overlap. */
export function isInAny(spans: readonly TextSpan[], offset: number): boolean {
  const last = spans[spanBefore(spans, offset)];
  return last !== undefined && offset < last.end;
}

/** The last of some spans in order that begins at or before an offset; -1 where none does. */
export const spanBefore = (spans: readonly Pick<TextSpan, 'start'>[], offset: number): number =>
  firstWhere(spans, ({ start }) => start > offset) - 1;
