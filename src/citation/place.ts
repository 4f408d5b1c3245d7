import { isBasicUnit, truncate, type Citation, type Path, type PathUnit, type UnitKind } from '../law';
import { namingOf } from './systems';

/** A provision, or the place where one would stand, by the index of its act. */
export interface Place {
  readonly act: number;
  readonly path: Path;
  readonly ordinal?: number;
}

/**
 * No law nests so deep. Of units that are above sections, one that is counted from the one before would add to its path without
 * end: a thousand of them would take a minute.
 */
const MOST_UNITS = 24;

/** A path counted from a base. A unit without a number ("같은 조", "that section") stands for the base itself. */
export const pathFrom = (base: Path, { anchor }: Citation, path: Path): Path =>
  anchor === 'act' ? path : [...base, ...path.filter(({ number }) => number !== '')].slice(0, MOST_UNITS);

/** A number that stands in no brackets. */
const BARE = /(?<![(\p{L}\d.])\d{1,5}[a-z]{0,3}(?![\p{L}\d])/gu;

/** What a citation may be counted from, likeliest first; `otherwise` holds where the act has its number in none of them. */
export interface CountedFrom {
  readonly candidates: readonly Path[];
  readonly otherwise: Path;
}

/** What words say of any level below a section. */
const PARTS: ReadonlySet<UnitKind> = new Set(['paragraph', 'subparagraph', 'point', 'item']);

/**
 * What a path may be counted from in a language whose words for parts differ between jurisdictions, as in English; `base` is
 * all above units of its kind, `within` all of the place that cites, or of the provision that the citation goes back to. A schedule
 * counts paragraphs, and they sub-paragraphs in brackets.
 *
 * What a word counts differs between jurisdictions: paragraphs are (a) in a subsection (1) of one, and (1) in a subsection
 * (a) of another. The place tells: a number is of the level of the place that has numbers like it, and where none has,
 * it stands inside. Examples: "paragraph (b)" in paragraph (a) is beside it, and inside subsection (1); "subsection
 * (b)" is always the section's.
 *
 * Assumption: a number without brackets is the schedule's ("paragraph 16" in paragraph 1 of Schedule 1), one in brackets is
 * of the paragraph that cites it; a "sub-paragraph" that a rule's own paragraph does not have is one of the rule. Example:
 * "sub-paragraph (4)" in Rule 3.2(2) is Rule 3.2(4). Known failures: a schedule that cites its paragraphs in brackets; an item
 * (i) that is cited beside a paragraph (h).
 */
export function countedFrom({ anchor, system, text, path: [unit] }: Citation, base: Path, within: Path): CountedFrom {
  const { ofSection } = namingOf(system);
  const isCounted = anchor === 'here' || (anchor === 'previous' && unit?.number !== '');
  if (!isCounted || ofSection === undefined || unit === undefined) return { candidates: [base], otherwise: base };
  const annex = base.findIndex(({ kind }) => kind === 'annex');
  if (annex >= 0) return ofSchedule(unit, text, base, annex);
  const level = PARTS.has(unit.kind) ? levelOf(unit, ofSection.test(text), within) : undefined;
  if (level !== undefined) return { candidates: [level], otherwise: level };
  return { candidates: [base, ...aboveParagraph(unit, base)], otherwise: base };
}

/**
 * "paragraph 3(2)(a)" in section 4, as in Canada: the paragraph (a) of section 3(2). A schedule counts paragraphs of its own, and
 * one in brackets is of the section that cites it. Undefined for any other.
 */
export function inOtherSection({ anchor, system, text, path }: Citation, within: Path): Path | undefined {
  const [first, second, ...rest] = path;
  const own = within.find(({ kind }) => isBasicUnit(kind));
  const isCounted = anchor === 'here' && namingOf(system).ofSection !== undefined && own !== undefined;
  if (!isCounted || rest.length === 0 || within.some(({ kind }) => kind === 'annex')) return undefined;
  const isBare = text.match(BARE)?.[0] === first!.number;
  if (!isBare || !PARTS.has(first!.kind) || shapeOf(second!.number) !== 'digits') return undefined;
  return [{ kind: own.kind, number: first!.number }, { kind: 'paragraph', number: second!.number }, ...rest];
}

/** A rule's own paragraphs, which some call its sub-paragraphs; letters are those of a paragraph's. */
function aboveParagraph({ kind, number }: PathUnit, base: Path): readonly Path[] {
  const last = base.at(-1);
  const isRules = kind === 'subparagraph' && last?.kind === 'paragraph' && shapeOf(number) === 'digits';
  return isRules && shapeOf(last.number) === 'digits' ? [base.slice(0, -1)] : [];
}

/** All above the level of a place whose numbers are like that of a unit, or that its word names; undefined where none is. */
function levelOf({ kind, number }: PathUnit, isOfSection: boolean, within: Path): Path | undefined {
  const basic = within.findLastIndex((unit) => isBasicUnit(unit.kind));
  if (basic < 0) return undefined;
  if (isOfSection) return within.slice(0, basic + 1);
  // A sub-paragraph is never of the highest level.
  const highest = kind === 'subparagraph' ? basic + 2 : basic + 1;
  const shape = shapeOf(number);
  const alike = within.findIndex((unit, at) => at >= highest && shapeOf(unit.number) === shape);
  if (alike < 0 && kind === 'subparagraph') return undefined;
  return within.slice(0, alike < 0 ? within.length : alike);
}

const shapeOf = (number: string): 'digits' | 'letters' => (/^\d/u.test(number) ? 'digits' : 'letters');

function ofSchedule(unit: PathUnit, text: string, base: Path, annex: number): CountedFrom {
  if (unit.kind === 'subparagraph') return { candidates: [base, ...aboveParagraph(unit, base)], otherwise: base };
  if (unit.kind !== 'paragraph') return { candidates: [base], otherwise: base };
  const basic = base.findIndex(({ kind }) => isBasicUnit(kind));
  const divided = basic < 0 ? base : base.slice(0, basic);
  const outer = [divided, base.slice(0, annex + 1)];
  const isBare =
    text
      .toLowerCase()
      .match(BARE)
      ?.some((number) => number === unit.number) ?? false;
  return { candidates: basic < 0 || isBare ? [...outer, base] : [base, ...outer], otherwise: base };
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
