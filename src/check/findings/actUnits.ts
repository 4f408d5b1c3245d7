import type { LocatedCitation } from '../../citation';
import {
  childrenOf,
  isBasicUnit,
  isDivision,
  pathOf,
  withoutDivisions,
  type Corpus,
  type Path,
  type PathUnit,
  type UnitKind,
} from '../../law';
import type { CheckedIndex } from '../finding';
import { KnownNumbers } from './nearestNumbers';
import { ofCorpus, type OfCorpus } from './ofCorpus';

const numbersByAct: OfCorpus<number, KnownNumbers> = new WeakMap();

/** The numbers of an act's basic units. */
export const basicNumbers = (corpus: Corpus, act: number): KnownNumbers =>
  ofCorpus(numbersByAct, corpus, act, () => readNumbers(corpus, act));

function readNumbers(corpus: Corpus, act: number): KnownNumbers {
  const found = new Set<string>();
  const [first, end] = corpus.provisionsOf(act);
  for (let ordinal = first; ordinal < end; ordinal += 1) {
    const [unit] = withoutDivisions(pathOf(corpus, ordinal));
    if (unit !== undefined && isBasicUnit(unit.kind)) found.add(unit.number);
  }
  return new KnownNumbers(found);
}

/** The least share of an act's numbers, from 1 to its last, that a corpus has of an act that it holds whole. */
const WHOLE_SHARE = 0.6;

/**
 * Whether a corpus holds an act whole, so that what it lacks is not there at all. Data sets hold of many acts the few
 * provisions that somebody asked about. Assumption: of an act that is held in part, a large share of the numbers is
 * missing. Known failure: an act that is whole but for some provisions.
 */
export const isHeldWhole = (corpus: Corpus, act: number): boolean => basicNumbers(corpus, act).share >= WHOLE_SHARE;

/** Divisions in divisions that are looked into. */
const MOST_DEPTH = 6;

/** The units that stand in one place. */
export interface UnitsThere {
  readonly units: readonly PathUnit[];
  readonly numbers: KnownNumbers;
}

const unitsByHolder: OfCorpus<string, UnitsThere> = new WeakMap();

/** What stands right inside a provision, as {@link childUnits} tells; read once for all citations of what is not there. */
export const unitsIn = (corpus: Corpus, ordinal: number, looked: UnitKind): UnitsThere =>
  ofCorpus(unitsByHolder, corpus, `${ordinal} ${looked}`, () => {
    const units = childUnits(corpus, ordinal, looked);
    return { units, numbers: new KnownNumbers(units.map(({ number }) => number)) };
  });

/**
 * The last units of what stands right inside a provision. Where a division is not what is looked for, what stands in it
 * counts for it: a schedule counts its paragraphs through its Parts.
 */
function childUnits(corpus: Corpus, ordinal: number, looked: UnitKind, depth = 0): PathUnit[] {
  return childrenOf(corpus, ordinal).flatMap((child) => {
    const unit = pathOf(corpus, child).at(-1)!;
    const isOpened = isDivision(unit.kind) && !isDivision(looked) && depth < MOST_DEPTH;
    return isOpened ? childUnits(corpus, child, looked, depth + 1) : [unit];
  });
}

/** Whether a provision is a unit itself, and nothing in it or around it. */
export const isUnit = (corpus: Corpus, ordinal: number, unit: PathUnit): boolean =>
  pathOf(corpus, ordinal).at(-1)!.number === unit.number;

/** What is looked up beside a citation. */
interface Cited extends Pick<LocatedCitation, 'citation'> {
  /** The provision that cites; without it, units are those of the act's own numbering. */
  readonly citing?: number | undefined;
}

/** The first provision at a path of an act; undefined where there is none. */
export function unitAt(
  { corpus, resolver }: CheckedIndex,
  act: number,
  path: Path,
  { citation, citing }: Cited,
): number | undefined {
  const { start, end, text, system } = citation;
  const ofAct = { start, end, text, system, act: { kind: 'this' }, anchor: 'act', path } as const;
  const isOwn = citing !== undefined && corpus.actOf(citing) === act;
  const [found] = resolver.locate([ofAct], isOwn ? { ordinal: citing } : { act: corpus.acts[act]!.key });
  return found?.act === act ? found.ordinals.at(0) : undefined;
}
