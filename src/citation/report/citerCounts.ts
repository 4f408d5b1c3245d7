import { firstWhere } from '../../law';
import type { CitedCorpus } from '../graph/neighbours';
import { GroupRanks, type RankSpan } from './groupRanks';
import type { Grouping } from './grouping';

/** Provisions and citations looked at between two yields: a millisecond or so. */
const STEP = 1 << 14;

/** Row = group: how many cite it from outside. */
export interface CiterCounts {
  readonly provisions: Uint32Array;
  readonly acts: Uint32Array;
}

/** The different provisions, and their different acts, that cite each group from outside it. Long ranges are not gone through. */
export function* countCiters({ corpus, graph }: CitedCorpus, grouping: Grouping): Generator<void, CiterCounts> {
  const { groupOf, firsts } = grouping;
  const ranks = new GroupRanks(graph.ranges, groupOf);
  const [byProvision, byAct] = [new GroupCount(ranks, firsts.length), new GroupCount(ranks, firsts.length)];
  let work = 0;
  for (const act of corpus.acts.keys()) {
    const [first, end] = corpus.provisionsOf(act);
    const ofAct: Cover = { groups: [], spans: [] };
    for (let ordinal = first; ordinal < end; ordinal += 1) {
      const own = groupOf[ordinal]!;
      const cover: Cover = { groups: [], spans: [] };
      for (const target of graph.outTargets.subarray(graph.outOffsets[ordinal], graph.outOffsets[ordinal + 1])) {
        const group = groupOf[target]!;
        if (group >= 0 && group !== own) cover.groups.push(group);
      }
      for (let [range, stop] = graph.ranges.from(ordinal, ordinal + 1); range < stop; range += 1) {
        cover.spans.push(...ranks.without(ranks.of(range), own));
      }
      byProvision.add(cover);
      for (const group of cover.groups) ofAct.groups.push(group);
      for (const span of cover.spans) ofAct.spans.push(span);
      work += 1 + cover.groups.length + cover.spans.length;
      if (work < STEP) continue;
      work = 0;
      yield;
    }
    byAct.add(ofAct);
  }
  return { provisions: byProvision.finish(), acts: byAct.finish() };
}

/** What one citer cites: groups, repetitions allowed, and spans of ranks, which may overlap. */
interface Cover {
  readonly groups: number[];
  readonly spans: RankSpan[];
}

/** Counts the citers of groups, of which each is added once. */
class GroupCount {
  readonly #counts: Uint32Array;
  /** Row = rank: by how much more than the rank before are counted; those of one row alone for each citer. */
  readonly #changes: Int32Array;
  /** Row = group: the citer that was counted last, from 1. */
  readonly #last: Uint32Array;
  #citer = 0;

  constructor(
    private readonly ranks: GroupRanks,
    groups: number,
  ) {
    this.#counts = new Uint32Array(groups);
    this.#changes = new Int32Array(ranks.groupOf.length + 1);
    this.#last = new Uint32Array(groups);
  }

  add({ groups, spans }: Cover): void {
    this.#citer += 1;
    const rows = this.#byRow(merged(spans));
    // A group may stand in several rows: what is in the longest is counted by its ends, the others group by group.
    const [longest = [], ...others] = rows.sort((one, other) => lengthOf(other) - lengthOf(one));
    for (const [from, to] of longest) {
      this.#changes[from]! += 1;
      this.#changes[to + 1]! -= 1;
    }
    for (const [from, to] of others.flat()) {
      for (let rank = from; rank <= to; rank += 1) this.#count(this.ranks.groupOf[rank]!, longest);
    }
    for (const group of groups) this.#count(group, longest);
  }

  finish(): Uint32Array {
    let open = 0;
    for (const [rank, group] of this.ranks.groupOf.entries()) {
      open += this.#changes[rank]!;
      if (group >= 0) this.#counts[group]! += open;
    }
    return this.#counts;
  }

  #count(group: number, counted: readonly RankSpan[]): void {
    if (group < 0 || this.#last[group] === this.#citer) return;
    this.#last[group] = this.#citer;
    const { groupOf } = this.ranks;
    const span = counted[firstWhere(counted, ([, to]) => groupOf[to]! >= group)];
    if (span === undefined || this.ranks.within(span, group) === undefined) this.#counts[group]! += 1;
  }

  #byRow(spans: readonly RankSpan[]): RankSpan[][] {
    const rows = new Map<number, RankSpan[]>();
    for (const span of spans) {
      const row = this.ranks.rowOf[span[0]]!;
      const known = rows.get(row);
      if (known === undefined) rows.set(row, [span]);
      else known.push(span);
    }
    return [...rows.values()];
  }
}

const lengthOf = (spans: readonly RankSpan[]): number => spans.reduce((sum, [from, to]) => sum + to - from + 1, 0);

/** Spans in order, cut so that none overlaps another. */
function merged(spans: readonly RankSpan[]): RankSpan[] {
  if (spans.length < 2) return [...spans];
  const found: RankSpan[] = [];
  let end = -1;
  for (const [from, to] of [...spans].sort(([one], [other]) => one - other)) {
    if (to <= end) continue;
    found.push([Math.max(from, end + 1), to]);
    end = to;
  }
  return found;
}
