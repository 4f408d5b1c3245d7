import type { LocatedCitation } from '../../citation';
import {
  ancestorsOf,
  isBasicUnit,
  pathOf,
  someWithin,
  withoutDivisions,
  type Corpus,
  type Ordinals,
  type Path,
  type UnitKind,
} from '../../law';
import { candidates, numbersOf, type WrittenNumber } from '../../check';
import type { Renumbering } from '../plan/plan';

/** The units below an article: words for them differ between an act and those who cite it. */
const BELOW: ReadonlySet<UnitKind> = new Set(['paragraph', 'subparagraph', 'point', 'item']);

/**
 * Whether a unit of one kind may be cited as one of the other: "section 5" of an act of articles, a rulebook's "section 4"
 * for its chapter. Assumption: of units that may be meant and have the same number, the outermost is. Known failure: a
 * chapter 4 that holds a section 4, both renumbered at once.
 */
export const mayCite = (cited: UnitKind, kind: UnitKind): boolean =>
  cited === kind ||
  (isBasicUnit(cited) && (isBasicUnit(kind) || kind === 'chapter')) ||
  (BELOW.has(cited) && BELOW.has(kind));

/**
 * The units of a citation's own path that get another number: depth in that path -> new number. A unit that the
 * citation leaves to its list or to its context is there too, where it belongs to the path.
 */
export function movedUnits(cited: LocatedCitation, plan: Renumbering, corpus: Corpus): ReadonlyMap<number, string> {
  const moved = new Map<number, string>();
  const { citation, act, path: whole } = cited;
  if (whole === undefined || act !== plan.act || cited.outcome === 'ambiguous') return moved;
  const hidden = whole.length - citation.path.length;
  for (const ordinal of movedAbove(cited, whole, plan, corpus)) {
    const unit = pathOf(corpus, ordinal).at(-1)!;
    const at = whole.findIndex(({ kind, number }) => number === unit.number && mayCite(kind, unit.kind)) - hidden;
    const own = citation.path[at];
    const isCounted = at > 0 || citation.anchor === 'act' || citation.anchor === 'here';
    if (own !== undefined && own.number === unit.number && isCounted) moved.set(at, plan.moves.get(ordinal)!);
  }
  return moved;
}

/** The moved provisions that a citation names or that hold what it names. */
function movedAbove(cited: LocatedCitation, whole: Path, plan: Renumbering, corpus: Corpus): number[] {
  const [first] = cited.ordinals;
  if (first !== undefined) return [...ancestorsOf(corpus, first), first].filter((ordinal) => plan.moves.has(ordinal));
  // A paragraph that is not there is still cited as one of its section.
  return movedBy(whole, plan, corpus);
}

/** The moved provisions whose numbers a path begins with. */
function movedBy(path: Path, plan: Renumbering, corpus: Corpus): number[] {
  const numbers = numbersOfPath(path);
  return [...plan.moves.keys()].filter((ordinal) =>
    numbersOfPath(pathOf(corpus, ordinal)).every((number, depth) => number === numbers[depth]),
  );
}

/** Whether a path has the number of a provision that moves, and is no division. */
export const namesMoved = (path: Path, plan: Renumbering, corpus: Corpus): boolean =>
  movedBy(path, plan, corpus).some((ordinal) => withoutDivisions(pathOf(corpus, ordinal)).length > 0);

const newNumbers = new WeakMap<Renumbering, ReadonlySet<string>>();

/** Whether a citation of what is not there cites a provision once the plan is carried out. */
export function comesAlive({ act, path }: LocatedCitation, plan: Renumbering, corpus: Corpus): boolean {
  if (act !== plan.act || path === undefined) return false;
  let taken = newNumbers.get(plan);
  if (taken === undefined) {
    const { moves, inserted } = plan;
    const added = inserted === undefined ? [] : [[inserted.before, inserted.unit.number] as const];
    const paths = [...moves, ...added].map(([ordinal, number]) => {
      const above = numbersOfPath(pathOf(corpus, ordinal)).slice(0, -1);
      return [...above, number].join('/');
    });
    newNumbers.set(plan, (taken = new Set(paths)));
  }
  const numbers = numbersOfPath(path);
  return numbers.some((_, depth) => taken.has(numbers.slice(0, depth + 1).join('/')));
}

const numbersOfPath = (path: Path): string[] => withoutDivisions(path).map(({ number }) => number);

/** Whether a citation reaches a provision that moves, or a part of one. */
export function touches({ ordinals, act }: LocatedCitation, plan: Renumbering, corpus: Corpus): boolean {
  if (act !== undefined && act !== plan.act) return false;
  return reaches(ordinals, plan.moves, corpus);
}

/** Whether one of some provisions, or what holds it, is among others. */
export function reaches(
  ordinals: Ordinals,
  others: Pick<ReadonlyMap<number, unknown>, 'keys'>,
  corpus: Corpus,
): boolean {
  return [...others.keys()].some((other) => someWithin(ordinals, other, corpus.subtreeEnd(other)));
}

/** A number of a citation, and the provision that it counts. */
export interface CitedUnit {
  readonly written: WrittenNumber;
  readonly ordinal: number;
}

/** The numbers that a citation writes of provisions that are there, outermost first; offsets are those of its text. */
export function citedUnits({ citation, ordinals }: LocatedCitation, corpus: Corpus): CitedUnit[] {
  const [first] = ordinals;
  if (first === undefined) return [];
  const chain = [...ancestorsOf(corpus, first), first];
  const numbers = numbersOf(citation);
  return citation.path.flatMap(({ kind, number }, depth) => {
    const { certain, alike } = candidates(citation, numbers, depth);
    const written = certain ?? alike[0];
    const ordinal = chain.find((at) => {
      const unit = pathOf(corpus, at).at(-1)!;
      return unit.number === number && mayCite(kind, unit.kind);
    });
    return written === undefined || ordinal === undefined ? [] : [{ written, ordinal }];
  });
}
