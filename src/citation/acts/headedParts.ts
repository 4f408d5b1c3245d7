import type { LegalSystem } from '../../law';
import { sentencesOf } from '../systems';
import type { ActChoice } from './actChoice';

/** A part of a list under the name of an act, in UTF-16 code units. */
export interface HeadedPart {
  readonly start: number;
  readonly end: number;
  readonly act: ActChoice;
}

/** What a line of a list begins with: a number, a letter or a Roman number, and what closes it. */
const MARKER = /^[ \t]{0,12}\(?(?:(\d{1,3}[a-z]?)|([a-z]{1,3})|([IVX]{1,5}))([.)])\s/u;
/** An item goes on in so many lines without a number in front of those that have one. */
const MOST_PLAIN = 1;

/**
 * The parts of a text that a line heads which is nothing but an item's number and the name of an act: below "3. aus dem
 * Hafengesetz:" every provision is of that act.
 *
 * Assumption: a part ends with the next item that is numbered as its head is, and with words that stand without a number
 * behind its own items, which go on from the whole list. Known failure: a second paragraph without a number inside an item.
 * @param actOf the act of a name; undefined where it is none
 */
export function headedParts(
  text: string,
  system: LegalSystem,
  actOf: (name: string) => ActChoice | undefined,
): readonly HeadedPart[] {
  const head = sentencesOf(system)?.listHead;
  if (head === undefined || !text.includes(':\n')) return [];
  return [...text.matchAll(head)].flatMap(({ 0: line, 1: name = '', index }) => {
    const act = actOf(name);
    const start = index + line.length + 1;
    return act === undefined ? [] : [{ start, end: endOf(text, start, formOf(line)), act }];
  });
}

function endOf(text: string, start: number, form: string | undefined): number {
  let hasItems = false;
  let plain = 0;
  for (let at = start; at < text.length;) {
    const next = text.indexOf('\n', at) + 1 || text.length;
    const own = formOf(text.slice(at, Math.min(next, at + 24)));
    if (own === form) return at;
    if (own !== undefined) hasItems = true;
    else if (text.slice(at, next).trim() !== '') {
      plain += 1;
      if (hasItems || plain > MOST_PLAIN) return at;
    }
    at = next;
  }
  return text.length;
}

/** How a line of a list is numbered; undefined for one that is not. */
function formOf(line: string): string | undefined {
  const [, digits, letters, , closed] = MARKER.exec(line) ?? [];
  if (closed === undefined) return undefined;
  const style = digits !== undefined ? 'digits' : letters !== undefined ? `letters ${letters.length}` : 'romans';
  return `${style} ${closed}`;
}
