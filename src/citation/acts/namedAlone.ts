import type { LegalSystem } from '../../law';
import type { FrontNames } from '../../languages';
import { namingOf } from '../systems';
import { matchesOf } from '../../text';
import type { ActChoice } from './actChoice';
import { isActName, IS_MORE_THAN_WORD } from './isActName';

/** How far in front of a citation that goes back an act is looked for that stands alone, in UTF-16 units. */
const WINDOW = 400;
/** The longest name that is looked for in front of its end, in UTF-16 units. */
const NAME_WINDOW = 100;
/** Where a name may begin, and a number go on; group 1 is one that tells acts of one name apart: "18. BImSchV". */
const WORD = /(?<![\p{L}\p{N}])(\p{N}{1,2}\.\s)?\p{L}[\p{L}\p{M}\p{N}]*/gu;

type FindName = (text: string) => { readonly acts: readonly number[]; readonly length: number } | undefined;

/**
 * The act that a text names last, without a provision: "Das HafG gilt."; without acts for an abbreviation or a title that only an
 * act can have, and that nobody knows. Undefined where none is named. Known failure: an unknown act by a title of several words.
 */
export const lastNamed = (between: string, system: LegalSystem, find: FindName): ActChoice | undefined =>
  lastNamedIn(between, system, find)?.act;

/** An act that is named without a provision, and the words that stand in front of it and behind. */
export interface NamedAlone {
  readonly act: ActChoice;
  readonly inFront: string;
  readonly behind: string;
}

/** {@link lastNamed}, with the words around it. */
export function lastNamedIn(between: string, system: LegalSystem, find: FindName): NamedAlone | undefined {
  const window = between.slice(-WINDOW);
  const { sureCode, sureTitle } = namingOf(system);
  const isSure = (word: string): boolean =>
    (sureCode?.test(word) === true && IS_MORE_THAN_WORD.test(word)) || sureTitle?.test(word) === true;
  let last: ActChoice | undefined;
  let [start, end] = [0, 0];
  for (const { 0: whole, 1: number = '', index } of matchesOf(WORD, window)) {
    if (index < end) continue;
    const rest = window.slice(index);
    const numbered = number === '' ? undefined : find(rest);
    // "18. BImSchV" is not the BImSchV.
    const found = numbered ?? find(rest.slice(number.length));
    const length = numbered?.length ?? (found === undefined ? 0 : number.length + found.length);
    const name = rest.slice(0, length);
    const word = whole.slice(number.length);
    if (found !== undefined && isActName(name, system)) {
      last = { acts: numbered === undefined && number !== '' ? [] : found.acts, name, source: 'written' };
      [start, end] = [index, index + length];
    } else if (isSure(word)) {
      last = { acts: [], name: whole, source: 'written' };
      [start, end] = [index, index + whole.length];
    }
  }
  return last === undefined ? undefined : { act: last, inFront: window.slice(0, start), behind: window.slice(end) };
}

/** The same where nothing but its end tells a name: without acts where nobody knows it. */
export const lastInFront = (between: string, names: FrontNames, find: FindName): ActChoice | undefined =>
  lastInFrontOf(between, names, find)?.act;

/** {@link lastInFront}, with the words around it. */
export function lastInFrontOf(between: string, { alone, noAct }: FrontNames, find: FindName): NamedAlone | undefined {
  const window = between.slice(-WINDOW);
  const ends = matchesOf(alone, window).map(({ 0: head, index }) => index + head.length);
  const end = ends.findLast((at) => !noAct.test(window.slice(0, at)));
  if (end === undefined) return undefined;
  const known = find(window.slice(Math.max(0, end - NAME_WINDOW), end));
  const start = end - (known?.length ?? 0);
  const act: ActChoice =
    known === undefined
      ? { acts: [], source: 'written' }
      : { acts: known.acts, name: window.slice(start, end), source: 'written' };
  return { act, inFront: window.slice(0, start), behind: window.slice(end) };
}
