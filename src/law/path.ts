import type { UnitNumber } from './numbers';

/**
 * Where a provision stands inside its act, outermost unit first: article 814 > paragraph 1 > point 2.
 *
 * A `Path` is the structured form; an `eId` is its text, after the Akoma Ntoso naming convention
 * (OASIS LegalDocML, "Akoma Ntoso Naming Convention 1.0", section 5): `art_814__para_1__point_2`.
 */
export const UNIT_PREFIX = {
  book: 'book',
  part: 'part',
  title: 'title',
  chapter: 'chp',
  division: 'dvs',
  subdivision: 'subdvs',
  annex: 'annex',
  article: 'art',
  section: 'sec',
  rule: 'rule',
  paragraph: 'para',
  subparagraph: 'subpara',
  point: 'point',
  item: 'item',
  sentence: 'sent',
  guidance: 'guidance',
  preamble: 'preamble',
  container: 'hcontainer',
} as const;

export type UnitKind = keyof typeof UNIT_PREFIX;

export interface PathUnit {
  readonly kind: UnitKind;
  /** `814`, `5-2` (제5조의2), `31a`, `17.2.1`; empty for an unnumbered unit. */
  readonly number: UnitNumber;
}

export type Path = readonly PathUnit[];

/** The units that carry an act's continuous numbering; their eId stands without the divisions above them. */
const BASIC_UNITS: ReadonlySet<UnitKind> = new Set(['article', 'section', 'rule']);
/** The units that group basic units. */
const DIVISIONS: ReadonlySet<UnitKind> = new Set(['book', 'part', 'title', 'chapter', 'division', 'subdivision']);

export const isBasicUnit = (kind: UnitKind): boolean => BASIC_UNITS.has(kind);
export const isDivision = (kind: UnitKind): boolean => DIVISIONS.has(kind);

/** Whether units of two kinds are counted together: sections, articles and rules are. */
export const countTogether = (one: UnitKind, other: UnitKind): boolean =>
  one === other || (isBasicUnit(one) && isBasicUnit(other));

const KIND_OF_PREFIX = new Map(
  Object.entries(UNIT_PREFIX).map(([kind, prefix]) => [prefix as string, kind as UnitKind]),
);

/** The eId of a path, e.g. `art_814__para_1`; the empty string for the empty path. */
export function formatEId(path: Path): string {
  let eId = '';
  for (const { kind, number } of path) {
    if (eId !== '') eId += '__';
    eId += number === '' ? UNIT_PREFIX[kind] : `${UNIT_PREFIX[kind]}_${number}`;
  }
  return eId;
}

/** The path of an eId. Components with an unknown prefix become `container` units, so every text has a path. */
export function parseEId(eId: string): Path {
  if (eId === '') return [];
  return eId.split('__').map((component) => {
    const at = component.indexOf('_');
    const prefix = at < 0 ? component : component.slice(0, at);
    const kind = KIND_OF_PREFIX.get(prefix);
    if (kind === undefined) return { kind: 'container', number: component };
    return { kind, number: at < 0 ? '' : component.slice(at + 1) };
  });
}

/** Whether two paths have the same units in the same order. */
export const samePath = (one: Path, other: Path): boolean =>
  one.length === other.length &&
  one.every(({ kind, number }, at) => kind === other[at]!.kind && number === other[at]!.number);

/** The path without the divisions above its basic unit: sections are numbered through an act, not within a chapter. */
export function withoutDivisions(path: Path): Path {
  const basic = path.findIndex(({ kind }) => BASIC_UNITS.has(kind));
  return basic < 0 ? path : path.filter(({ kind }, index) => index >= basic || !DIVISIONS.has(kind));
}

/** Outermost first; units of one depth are alternatives. */
const DEPTH: Readonly<Partial<Record<UnitKind, number>>> = {
  paragraph: 1,
  subparagraph: 2,
  sentence: 2,
  point: 3,
  item: 4,
};
const depthOf = (kind: UnitKind): number => DEPTH[kind] ?? 0;

/**
 * The part of a path above units of the kind; down to and with that kind when `inclusive`, and above what is finer where the
 * path has no such unit: "the same point" behind paragraph 1, item a) leaves paragraph 1.
 */
export function truncate(path: Path, kind: UnitKind, inclusive = false): Path {
  const depth = depthOf(kind);
  const end = inclusive ? path.findIndex((unit) => countTogether(kind, unit.kind)) + 1 : 0;
  if (end > 0) return path.slice(0, end);
  const finer = path.findIndex((unit) => depth > 0 && depthOf(unit.kind) >= depth);
  return finer < 0 ? path : path.slice(0, finer);
}
