import assert from 'node:assert/strict';
import type { Provision, Range } from '../../../src/law';
import type { ReadResult } from '../../../src/readers';

/** The part of a source that a range covers. Lines and characters count from 0, characters in UTF-16 units. */
export function cutByRange(source: string, { start, end }: Range): string {
  const lines = source.split(/\r\n|\r|\n/u).slice(start.line, end.line + 1);
  assert.equal(lines.length, end.line - start.line + 1, 'a range ends inside its file');
  lines[lines.length - 1] = lines.at(-1)!.slice(0, end.character);
  lines[0] = lines[0]!.slice(start.character);
  return lines.join('\n');
}

/** The letters and digits of a text: what a reader takes over from any markup. */
const letters = (text: string): string => text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');

/** How a source reads without its markup. */
export type Unmark = (part: string) => string;

/** How far in front of a provision its heading may stand, in lines: Japanese law and CLML set it there. */
const HEADING_LINES = 6;

/**
 * Tests that each provision of a result has its text where its range says, its heading there or right in front of it, and
 * that the range of one without provisions inside it has little more than these: its number, at most `slack` letters.
 */
export function checkRanges({ documents }: ReadResult, source: string, unmark: Unmark, slack: number): void {
  for (const { provisions } of documents) {
    const parents = new Set(provisions.map(({ parent }) => parent));
    for (const provision of provisions) {
      const others = checkWords(provision, source, unmark);
      if (!parents.has(provision.id)) assert.ok(others <= slack, `${provision.id} has ${others} letters too many`);
    }
  }
}

/** How many letters the range of a provision has that are not its own. */
function checkWords({ id, heading, text, range }: Provision, source: string, unmark: Unmark): number {
  const part = cutByRange(source, range);
  const cut = letters(unmark(part));
  for (const line of text.split('\n')) assert.ok(cut.includes(letters(line)), `${id}: "${line}" is not in "${part}"`);
  const own = cut.length - letters(text).length;
  if (cut.includes(letters(heading))) return own - letters(heading).length;
  const { line } = range.start;
  const start = { line: Math.max(0, line - HEADING_LINES), character: 0 };
  const inFront = cutByRange(source, { start, end: range.start });
  assert.ok(letters(unmark(inFront)).includes(letters(heading)), `${id}: "${heading}" is not in front of "${part}"`);
  return own;
}
