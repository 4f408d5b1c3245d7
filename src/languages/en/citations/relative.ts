import type { Anchor, Path } from '../../../law';
import { matchAt, type CitationDraft } from '../../citations/engine';
import { pattern } from './patterns';
import { unitAt } from './units';

const COUNTS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const COUNT = `(?:${COUNTS.join('|')})`;
/** The words that such references begin with, as the source of a pattern. */
export const ANY_RELATIVE = `(?:[Tt]hat|[Tt]hose|same|said|preceding|previous|foregoing|following|next)(?=\\s(?:following\\s)?(?:${COUNT}\\s)?(?:section|rule|regulation|article|paragraph|sub-?section|sub-?rule|sub-?paragraph)s?(?!\\p{L}))`;
const RELATIVE = pattern(
  `(?:([Tt]hat|[Tt]hose|same|said)|(preceding|previous|foregoing)|next(?:\\sfollowing)?|following)\\s{1,2}(?:(${COUNT})\\s)?(?:(section)|(rule|regulation)|(article)|(paragraph|sub-?section|sub-?rule)|(sub-?paragraph))(s?)(?!\\p{L})`,
  'uy',
);
const KINDS = ['section', 'rule', 'article', 'paragraph', 'subparagraph'] as const;
/** In front of the word: "the two last", "the". */
const IN_FRONT = pattern(`(?:[Tt]he\\s)?(?:(?:next|last)\\s)?(?:([Tt]wo|${COUNT})\\s(?:(?:next|last)\\s)?)?$`, 'u');
const LOOK_BACK = 20;
const NEVER_MANY = /^(?:that|following)/iu;
/** Acts, as a rule. */
const ACTS = /^(?:(?:that|those|same|said)\sregulations?|(?:those|same|said)\srules)$/iu;

/**
 * "that section", "those sections", "the preceding rule", "the two preceding sections", "the next following section".
 *
 * Assumption: one that is not counted goes back or on to one provision; "the following sections" is a list that follows.
 * Known failures: "those sections" and "the foregoing subsections" mean more than the one that they are taken for, which
 * only their text can tell.
 */
export function relativeAt(text: string, at: number, floor: number): readonly CitationDraft[] {
  const match = matchAt(RELATIVE, text, at);
  if (match === null) return [];
  const [whole, back, before, inner] = match;
  const kind = KINDS[match.slice(4, 9).findIndex((group) => group !== undefined)]!;
  const end = at + whole.length;
  // "He says that section 9 ...": the number makes it a citation of its own, read where its word begins.
  if (unitAt(text, end, kind) !== undefined) return [];
  const { 0: front, 1: outer } = IN_FRONT.exec(text.slice(Math.max(floor, at - LOOK_BACK), at))!;
  const count = inner ?? outer?.toLowerCase();
  const isPlural = match[9] !== '';
  if (ACTS.test(whole)) return [];
  if (isPlural ? NEVER_MANY.test(whole) : count !== undefined || /^those/iu.test(whole)) return [];
  const anchor: Anchor = back !== undefined ? 'previous' : before !== undefined ? 'preceding' : 'following';
  const number = count === undefined || back !== undefined ? '' : String(COUNTS.indexOf(count) + 2);
  const path: Path = [{ kind, number }];
  const from = /^th/iu.test(whole) ? at : at - front.length;
  return [{ start: from, end, act: { kind: 'this' }, anchor, path }];
}
