import {
  isBasicUnit,
  isDivision,
  NumberBuffer,
  parseEId,
  splitProvisionId,
  type Corpus,
  type UnitKind,
} from '../../law';

/** Provisions that a report takes together: each group is a run of ordinals. Groups are numbered in the corpus's order. */
export interface Grouping {
  /** Row = group: its first ordinal. */
  readonly firsts: Uint32Array;
  /** Row = group: one past its last ordinal. */
  readonly ends: Uint32Array;
  /** Row = ordinal: its group, or -1 for a number that has no provision. */
  readonly groupOf: Int32Array;
}

/** Provisions looked at between two yields: a millisecond or so. */
const STEP = 1 << 11;

/** What is told of a provision by its kind, and by what stands inside it. */
const WHOLE = 1;
const DIVISION = 2;
const HOLDS_UNITS = 4;

/**
 * What a drafter cites as a whole: an article, a section, a rule, or what stands beside those (a schedule, a preamble),
 * with the units inside it. What holds articles, such as a chapter or a schedule with a treaty in it, is a group of its own
 * without them: of "Part 2 > section 4 > (1)" and "Schedule 1 > (1)" the groups are Part 2, section 4 and Schedule 1.
 * Known failure: the paragraphs of a part that has no articles are groups one by one.
 */
export function* groupByUnit(corpus: Corpus): Generator<void, Grouping> {
  const traits = yield* traitsOf(corpus);
  const [firsts, ends] = [new NumberBuffer(), new NumberBuffer()];
  for (const act of corpus.acts.keys()) {
    const [first, end] = corpus.provisionsOf(act);
    for (let ordinal = first; ordinal < end;) {
      const isWhole = (traits[ordinal]! & WHOLE) !== 0 || traits[ordinal] === 0;
      const next = isWhole ? corpus.subtreeEnd(ordinal) : ordinal + 1;
      firsts.push(ordinal);
      ends.push(next);
      ordinal = next;
      if (firsts.length % STEP === 0) yield;
    }
  }
  return grouping(corpus.size, firsts.finish(), ends.finish());
}

export function groupByAct(corpus: Corpus): Grouping {
  const runs = corpus.acts.map((_, act) => corpus.provisionsOf(act));
  const [firsts, ends] = [runs.map(([first]) => first), runs.map(([, end]) => end)];
  return grouping(corpus.size, Uint32Array.from(firsts), Uint32Array.from(ends));
}

function grouping(size: number, firsts: Uint32Array, ends: Uint32Array): Grouping {
  const groupOf = new Int32Array(size).fill(-1);
  firsts.forEach((first, group) => groupOf.fill(group, first, ends[group]));
  return { firsts, ends, groupOf };
}

/**
 * Row = ordinal; what stands in a basic unit is left out, since that is a group anyway. Linear in the provisions: what is
 * known to hold a unit is not told so again by the next one in it.
 */
function* traitsOf(corpus: Corpus): Generator<void, Uint8Array> {
  const traits = new Uint8Array(corpus.size);
  let read = 0;
  for (const act of corpus.acts.keys()) {
    const [first, end] = corpus.provisionsOf(act);
    for (let ordinal = first; ordinal < end;) {
      read += 1;
      if (read % STEP === 0) yield;
      const kind = kindOf(corpus, ordinal);
      const isBasic = kind !== undefined && isBasicUnit(kind);
      if (kind === undefined || isBasic) traits[ordinal]! |= WHOLE;
      else if (isDivision(kind)) traits[ordinal]! |= DIVISION;
      let above = isBasic ? corpus.parent(ordinal) : -1;
      for (; above >= 0 && (traits[above]! & HOLDS_UNITS) === 0; above = corpus.parent(above)) {
        traits[above]! |= HOLDS_UNITS;
      }
      ordinal = isBasic ? corpus.subtreeEnd(ordinal) : ordinal + 1;
    }
  }
  return traits;
}

/** Of the last unit of its path: the others need not be read. */
function kindOf(corpus: Corpus, ordinal: number): UnitKind | undefined {
  const { eId } = splitProvisionId(corpus.id(ordinal));
  const inner = eId.lastIndexOf('__');
  return parseEId(inner < 0 ? eId : eId.slice(inner + 2))[0]?.kind;
}
