import { NumberBuffer, type Corpus } from '../../law';
import { unitsOf } from '../graph/units';

/** Provisions that a report takes together: each group is a run of ordinals. Groups are numbered in the corpus's order. */
export interface Grouping {
  /** Row = group: its first ordinal. */
  readonly firsts: Uint32Array;
  /** Row = group: one past its last ordinal. */
  readonly ends: Uint32Array;
  /** Row = ordinal: its group, or -1 for a number that has no provision. */
  readonly groupOf: Int32Array;
}

/** By what a drafter cites as a whole: see {@link unitsOf}. */
export function* groupByUnit(corpus: Corpus): Generator<void, Grouping> {
  const [firsts, ends] = [new NumberBuffer(), new NumberBuffer()];
  for (const act of corpus.acts.keys()) {
    const units = yield* unitsOf(corpus, act);
    for (const [at, first] of units.entries()) {
      firsts.push(first);
      ends.push(units[at + 1] ?? corpus.provisionsOf(act)[1]);
    }
    yield;
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
