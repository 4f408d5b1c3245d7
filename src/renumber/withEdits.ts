import type { Edit } from '../check';

/** A text with changes made to it: in order, none overlapping. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  let done = 0;
  const parts: string[] = [];
  for (const { start, end, newText } of edits) {
    parts.push(text.slice(done, start), newText);
    done = end;
  }
  return [...parts, text.slice(done)].join('');
}
