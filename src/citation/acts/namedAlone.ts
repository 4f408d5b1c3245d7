import type { LegalSystem } from '../../law';
import type { FrontNames } from '../../languages';
import { namingOf } from '../systems';
import type { ActChoice } from './actChoice';

/** How far in front of a citation that goes back an act is looked for that stands alone, in UTF-16 units. */
const WINDOW = 400;
/** The longest name that is looked for in front of its end, in UTF-16 units. */
const NAME_WINDOW = 100;
/** Where a name may begin, and a number go on. */
const WORD = /(?<![\p{L}\p{N}])\p{L}[\p{L}\p{M}\p{N}]*/gu;
const ACROSS_WORDS = /\s|\d|^\p{Lu}.*\p{Lu}/u;

type FindName = (text: string) => { readonly acts: readonly number[]; readonly length: number } | undefined;

/**
 * The act that a text names last, without a provision: "Das HafG gilt."; without acts for an abbreviation that only an act
 * can have, and that nobody knows. Undefined where none is named. Known failure: an unknown act that is named by a title.
 */
export function lastNamed(between: string, system: LegalSystem, find: FindName): ActChoice | undefined {
  const window = between.slice(-WINDOW);
  const { isActName = (name: string): boolean => ACROSS_WORDS.test(name), sureCode } = namingOf(system);
  let last: ActChoice | undefined;
  let end = 0;
  for (const { 0: word, index } of window.matchAll(WORD)) {
    if (index < end) continue;
    const rest = window.slice(index);
    const found = find(rest);
    const name = rest.slice(0, found?.length ?? 0);
    if (found !== undefined && isActName(name)) {
      last = { acts: found.acts, name, source: 'written' };
      end = index + found.length;
    } else if (sureCode?.test(word) === true && ACROSS_WORDS.test(word))
      last = { acts: [], name: word, source: 'written' };
  }
  return last;
}

/** The same where nothing but its end tells a name: without acts where nobody knows it. */
export function lastInFront(between: string, { alone, noAct }: FrontNames, find: FindName): ActChoice | undefined {
  const window = between.slice(-WINDOW);
  const ends = [...window.matchAll(alone)].map(({ 0: head, index }) => index + head.length);
  const end = ends.findLast((at) => !noAct.test(window.slice(0, at)));
  if (end === undefined) return undefined;
  const known = find(window.slice(Math.max(0, end - NAME_WINDOW), end));
  return known === undefined
    ? { acts: [], source: 'written' }
    : { acts: known.acts, name: window.slice(end - known.length, end), source: 'written' };
}
