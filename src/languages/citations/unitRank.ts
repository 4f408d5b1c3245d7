import type { PathUnit, UnitKind } from '../../law';

/** The units of East Asian law, outermost first; an annex stands where an article stands. */
export const RANK: Readonly<Partial<Record<UnitKind, number>>> = {
  part: 0,
  chapter: 1,
  division: 2,
  subdivision: 3,
  container: 3,
  article: 4,
  annex: 4,
  paragraph: 5,
  point: 6,
  item: 7,
};

/** A unit of Korean or Japanese law at an offset, and where it ends. */
export interface Step {
  readonly unit: PathUnit;
  readonly end: number;
}

/** Units one in another, likewise. */
export interface Chain {
  readonly path: PathUnit[];
  readonly end: number;
}

/** How deep a unit of Korean or Japanese law stands: the outermost has 0. */
export const rank = ({ kind }: PathUnit): number => RANK[kind] ?? 8;
