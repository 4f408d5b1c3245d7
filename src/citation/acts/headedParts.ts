import type { LegalSystem } from '../../law';
import { listItemsOf, type ListItem } from '../provisions/listItems';
import { sentencesOf } from '../systems';
import { matchesOf } from '../../text';
import type { ActChoice } from './actChoice';

/** A part of a list under the name of an act, in UTF-16 code units. */
export interface HeadedPart {
  readonly start: number;
  readonly end: number;
  readonly act: ActChoice;
}

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
  const heads = matchesOf(head, text);
  if (heads.length === 0) return [];
  const items = new Map(listItemsOf(text).map((item) => [item.start, levelOf(item)]));
  return heads.flatMap(({ 0: line, 1: name = '', index }) => {
    const act = actOf(name);
    const start = index + line.length + 1;
    return act === undefined ? [] : [{ start, end: endOf(text, start, items, items.get(index)), act }];
  });
}

/** @param items how a line of a list is numbered, by where it begins */
function endOf(text: string, start: number, items: ReadonlyMap<number, string>, head: string | undefined): number {
  let hasItems = false;
  let plain = 0;
  for (let at = start; at < text.length;) {
    const next = text.indexOf('\n', at) + 1 || text.length;
    const own = items.get(at);
    if (own !== undefined) {
      if (own === head) return at;
      hasItems = true;
    } else if (text.slice(at, next).trim() !== '') {
      plain += 1;
      if (hasItems || plain > MOST_PLAIN) return at;
    }
    at = next;
  }
  return text.length;
}

/** Items that are numbered alike are of one list: a) and b), not aa) in them. */
const levelOf = ({ style, form, number }: ListItem): string =>
  `${style} ${form} ${style === 'letters' ? number.length : ''}`;
