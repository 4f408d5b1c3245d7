import type { Range } from '../../law';

/** How the lines of a draft answer to those of the file as it was indexed. Zero-based. */
export interface LineMap {
  readonly toIndexed: (line: number) => number;
  readonly toDraft: (line: number) => number;
}

export const SAME_LINES: LineMap = { toIndexed: (line) => line, toDraft: (line) => line };

/**
 * Ranges of provisions are those of the file when it was indexed; a draft in the editor has moved on. Takes the edit to be one
 * block between the lines that both begin with and the lines that both end with: what lies below has shifted as a whole.
 * Known failure: of two distant edits, lines between them count as edited and map to the first one.
 */
export function mapLines(indexed: string, draft: string): LineMap {
  if (indexed === draft) return SAME_LINES;
  const before = indexed.split(/\r\n|\n|\r/u);
  const after = draft.split(/\r\n|\n|\r/u);
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const shared = { head, tail };
  return {
    toIndexed: (line) => mapLine(line, shared, after.length, before.length),
    toDraft: (line) => mapLine(line, shared, before.length, after.length),
  };
}

/** `head` and `tail` count the lines shared at either end; lines between them belong to the edit, and stay inside it. */
function mapLine(line: number, { head, tail }: { head: number; tail: number }, lines: number, others: number): number {
  if (line < head) return line;
  if (line >= lines - tail) return line + others - lines;
  return Math.max(0, Math.min(line, Math.max(head, others - tail - 1), others - 1));
}

/** An indexed range where it stands in the draft. */
export function inDraft({ start, end }: Range, lines: LineMap): Range {
  return {
    start: { line: lines.toDraft(start.line), character: start.character },
    end: { line: lines.toDraft(end.line), character: end.character },
  };
}
