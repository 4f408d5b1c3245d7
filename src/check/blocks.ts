import type { TextSpan } from '../text';

/** A block is cut where it gets longer than this, in UTF-16 code units: no step of a check takes long then. */
const LONGEST_BLOCK = 16_000;
/** Without limits a loop over some million line ends throws, see `markup.ts`; further ones are a block without words. */
const EMPTY_LINE = /\n(?:[ \t\r]{0,100}\n){1,10000}/gu;

/** The paragraphs of a text, in order; together they hold all of it. A long one is cut at a line, failing that at a blank. */
export function blocksOf(text: string): TextSpan[] {
  const blocks: TextSpan[] = [];
  let start = 0;
  for (const { 0: gap, index } of text.matchAll(EMPTY_LINE)) {
    addBlock(blocks, text, start, index + gap.length);
    start = index + gap.length;
  }
  addBlock(blocks, text, start, text.length);
  return blocks;
}

function addBlock(blocks: TextSpan[], text: string, from: number, to: number): void {
  let start = from;
  while (to - start > LONGEST_BLOCK) {
    // Looked for in the piece alone: in a text without line ends the search would go back to its beginning each time.
    const piece = text.slice(start, start + LONGEST_BLOCK + 1);
    const cut = Math.max(piece.lastIndexOf('\n'), 0) || Math.max(piece.lastIndexOf(' '), 0);
    const next = start + (cut > 0 ? cut + 1 : LONGEST_BLOCK);
    blocks.push({ start, end: next });
    start = next;
  }
  if (to > start) blocks.push({ start, end: to });
}

/** The last of some spans in order that begins at or before an offset; -1 where none does. */
export function spanBefore(spans: readonly TextSpan[], offset: number): number {
  let low = -1;
  for (let high = spans.length; high - low > 1;) {
    const middle = (low + high) >> 1;
    if (spans[middle]!.start <= offset) low = middle;
    else high = middle;
  }
  return low;
}
