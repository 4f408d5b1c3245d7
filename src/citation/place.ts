import { isBasicUnit, truncate, type Citation, type Path, type UnitKind } from '../law';

/** A provision, or the place where one would stand, by the index of its act. */
export interface Place {
  readonly act: number;
  readonly path: Path;
  readonly ordinal?: number;
}

/** A path counted from a base. A unit without a number ("같은 조", "that section") stands for the base itself. */
export const pathFrom = (base: Path, { anchor }: Citation, path: Path): Path =>
  anchor === 'act' ? path : [...base, ...path.filter(({ number }) => number !== '')];

/** A number that stands in no brackets. */
const BARE = /(?<![(\p{L}\d.])\d{1,5}[a-z]{0,3}(?![\p{L}\d])/gu;

/**
 * What a path may be counted from in English law, likeliest first; `base` is all above units of its kind. A schedule counts
 * paragraphs, and they sub-paragraphs in brackets.
 *
 * Assumption: a number without brackets is the schedule's ("paragraph 16" in paragraph 1 of Schedule 1), one in brackets is
 * of the paragraph that cites it; a "sub-paragraph" that a rule's own paragraph does not have is one of the rule. Example:
 * "sub-paragraph (4)" in Rule 3.2(2) is Rule 3.2(4). Known failure: a schedule that cites its paragraphs in brackets.
 */
export function countedFrom({ anchor, system, text, path: [unit] }: Citation, base: Path): readonly Path[] {
  if (anchor !== 'here' || system !== 'en') return [base];
  if (unit?.kind === 'subparagraph') {
    return base.at(-1)?.kind === 'paragraph' ? [base, base.slice(0, -1)] : [base];
  }
  const annex = base.findIndex(({ kind }) => kind === 'annex');
  if (unit?.kind !== 'paragraph' || annex < 0) return [base];
  const basic = base.findIndex(({ kind }) => isBasicUnit(kind));
  const divided = basic < 0 ? base : base.slice(0, basic);
  const outer = [divided, base.slice(0, annex + 1)];
  const isBare =
    text
      .toLowerCase()
      .match(BARE)
      ?.some((number) => number === unit.number) ?? false;
  return basic < 0 || isBare ? [...outer, base] : [base, ...outer];
}

/**
 * The unit of the kind before (-1) or after (+1) the one that a path stands in, by its number alone: what "전조" means where
 * the corpus lacks it. Undefined without such a unit, with a number that is not whole, and below 1.
 */
export function counted({ act, path }: Place, kind: UnitKind, step: -1 | 1): Place | undefined {
  const whole = truncate(path, kind, true);
  const own = whole.at(-1);
  const isOwn = own !== undefined && (own.kind === kind || (isBasicUnit(kind) && isBasicUnit(own.kind)));
  if (!isOwn || !/^\d{1,6}$/u.test(own.number)) return undefined;
  const number = Number(own.number) + step;
  return number < 1 ? undefined : { act, path: [...whole.slice(0, -1), { kind: own.kind, number: String(number) }] };
}
