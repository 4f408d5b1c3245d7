import { isBasicUnit, isDivision, parseEId, splitProvisionId, type Corpus, type UnitKind } from '../../law';

/** Provisions that a report takes together: each group is a run of ordinals. Groups are numbered in the corpus's order. */
export interface Grouping {
  /** Row = group: its first ordinal. */
  readonly firsts: Uint32Array;
  /** Row = group: one past its last ordinal. */
  readonly ends: Uint32Array;
  /** Row = ordinal: its group, or -1 for a number that has no provision. */
  readonly groupOf: Int32Array;
}

/** Groups found between two yields: a millisecond or so. */
const STEP = 256;

/**
 * What a drafter cites as a whole: an article, a section, a rule, or what stands beside those (a schedule, a preamble),
 * with the units inside it. What holds articles, such as a chapter or a schedule with a treaty in it, is a group of its own
 * without them: of "Part 2 > section 4 > (1)" and "Schedule 1 > (1)" the groups are Part 2, section 4 and Schedule 1.
 * Known failure: the paragraphs of a part that has no articles are groups one by one.
 */
export function* groupByUnit(corpus: Corpus): Generator<void, Grouping> {
  const runs: [first: number, end: number][] = [];
  for (const act of corpus.acts.keys()) {
    const [first, end] = corpus.provisionsOf(act);
    for (let ordinal = first; ordinal < end;) {
      const next = isWhole(corpus, ordinal) ? corpus.subtreeEnd(ordinal) : ordinal + 1;
      runs.push([ordinal, next]);
      ordinal = next;
      if (runs.length % STEP === 0) yield;
    }
  }
  return grouping(corpus.size, runs);
}

export function groupByAct(corpus: Corpus): Grouping {
  return grouping(
    corpus.size,
    corpus.acts.map((_, act) => corpus.provisionsOf(act)),
  );
}

function grouping(size: number, runs: readonly (readonly [first: number, end: number])[]): Grouping {
  const groupOf = new Int32Array(size).fill(-1);
  runs.forEach(([first, end], group) => groupOf.fill(group, first, end));
  return {
    firsts: Uint32Array.from(runs, ([first]) => first),
    ends: Uint32Array.from(runs, ([, end]) => end),
    groupOf,
  };
}

function isWhole(corpus: Corpus, ordinal: number): boolean {
  const kind = kindOf(corpus, ordinal);
  if (kind === undefined || isBasicUnit(kind)) return true;
  if (isDivision(kind)) return false;
  for (let unit = ordinal + 1, end = corpus.subtreeEnd(ordinal); unit < end; unit += 1) {
    const inner = kindOf(corpus, unit);
    if (inner !== undefined && isBasicUnit(inner)) return false;
  }
  return true;
}

/** Of the last unit of its path: the others need not be read. */
function kindOf(corpus: Corpus, ordinal: number): UnitKind | undefined {
  const { eId } = splitProvisionId(corpus.id(ordinal));
  const inner = eId.lastIndexOf('__');
  return parseEId(inner < 0 ? eId : eId.slice(inner + 2))[0]?.kind;
}
