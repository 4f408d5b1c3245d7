import { isBasicUnit, UNIT_PREFIX, type PathUnit, type UnitKind } from '../../law';

/** The kinds that carry an act's continuous numbering. */
const BASIC: readonly UnitKind[] = ['section', 'article', 'rule'];
export const BASIC_PREFIXES: ReadonlySet<string> = new Set(BASIC.map((kind) => UNIT_PREFIX[kind]));
const BELOW: readonly UnitKind[] = ['paragraph', 'subparagraph', 'point', 'item'];

const KINDS = Object.keys(UNIT_PREFIX) as readonly UnitKind[];
const KINDS_OF = new Map(KINDS.map((kind) => [kind, kindsFor(kind, false)]));
const KINDS_OF_DOTTED = new Map(KINDS.map((kind) => [kind, kindsFor(kind, true)]));

function kindsFor(kind: UnitKind, isDotted: boolean): readonly UnitKind[] {
  if (isBasicUnit(kind)) return [kind, ...BASIC.filter((other) => other !== kind), 'chapter', 'paragraph'];
  // "paragraph 4.1.3" carries the number of a basic unit.
  if (BELOW.includes(kind)) return [kind, ...BELOW.filter((other) => other !== kind), ...(isDotted ? BASIC : [])];
  return [kind];
}

/**
 * The kinds a unit may have in the corpus, the cited kind first. Words differ between an act and those who cite it:
 * "section 5", "Rule 5" and "§ 5" all mean the act's fifth basic unit, and a rulebook's "section 4" may be its chapter.
 */
export const kindsOf = (kind: UnitKind, number: string): readonly UnitKind[] =>
  (number.includes('.') ? KINDS_OF_DOTTED : KINDS_OF).get(kind)!;

/** How a unit's number may be written in the corpus, as cited first: "15.11.A.1" is what some write for 15.11A.1. */
export const spellingsOf = ({ number }: PathUnit): readonly string[] =>
  /\.[a-z]/u.test(number) ? [number, number.replace(/\.(?=[a-z])/gu, '')] : [number];

/** A unit as a part of an eId. */
export const component = (number: string, kind: UnitKind): string =>
  number === '' ? UNIT_PREFIX[kind] : `${UNIT_PREFIX[kind]}_${number}`;
