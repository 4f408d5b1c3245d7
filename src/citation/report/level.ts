import type { CitedCorpus } from '../graph/neighbours';
import { Best } from './best';
import { countCiters } from './citerCounts';
import { cyclesOf } from './components';
import type { Grouping } from './grouping';
import type { Cycle, DeadEnd, LevelReport, Listed, Place } from './types';

/** Provisions and citations looked at between two yields: a millisecond or so. */
const STEP = 1 << 14;
/** Places shown of one cycle. */
const MEMBERS = 20;

/** A group by its number, with what its citations come to. */
interface Group {
  readonly group: number;
  readonly citingProvisions: number;
  readonly citingActs: number;
  readonly unresolved: number;
}

/**
 * The hubs, dead ends and cycles among the groups of a corpus. Yields so that the caller can let other work in.
 * @param unresolvedAt row = ordinal: how many of its citations were not resolved
 * @param limit the most items of a list
 */
export function* reportLevel(
  { corpus, graph }: CitedCorpus,
  grouping: Grouping,
  unresolvedAt: Uint32Array,
  placeOf: (group: number) => Place,
  limit: number,
): Generator<void, LevelReport> {
  const hubs = new Best<Group>(limit, byCiters);
  const leadingOut = new Best<Group>(limit, (one, other) => byCiters(one, other) || other.unresolved - one.unresolved);
  const isolated = new Best<Group>(limit, () => 0);
  const citers = yield* countCiters({ corpus, graph }, grouping);
  const { firsts, ends, groupOf } = grouping;
  const { outOffsets, outTargets, ranges } = graph;
  let size = 0;
  let work = 0;
  for (let group = 0; group < firsts.length; group += 1) {
    let [unresolved, isText, leadsOn] = [0, false, false];
    for (let ordinal = firsts[group]!; ordinal < ends[group]!; ordinal += 1) {
      const [outFirst, outEnd] = [outOffsets[ordinal]!, outOffsets[ordinal + 1]!];
      for (let at = outFirst; at < outEnd && !leadsOn; at += 1) leadsOn = groupOf[outTargets[at]!] !== group;
      for (let [range, stop] = ranges.from(ordinal, ordinal + 1); range < stop && !leadsOn; range += 1) {
        const members = ranges.members(range);
        // Groups ascend along a range.
        leadsOn = groupOf[members[0]!] !== group || groupOf[members.at(-1)!] !== group;
      }
      unresolved += unresolvedAt[ordinal]!;
      isText ||= corpus.hasText(ordinal);
      work += 1 + outEnd - outFirst;
      if (work < STEP) continue;
      work = 0;
      yield;
    }
    if (isText) size += 1;
    const [citingProvisions, citingActs] = [citers.provisions[group]!, citers.acts[group]!];
    const found = { group, unresolved, citingProvisions, citingActs };
    if (found.citingProvisions > 0) hubs.add(found);
    if (leadsOn) continue;
    if (unresolved > 0) leadingOut.add(found);
    else if (found.citingProvisions === 0 && isText) isolated.add(found);
  }
  const deadEnd = ({ group, ...counts }: Group): DeadEnd => ({ ...placeOf(group), ...counts });
  return {
    size,
    hubs: yield* hubs.listed(({ group, citingProvisions, citingActs }) => ({
      ...placeOf(group),
      citingProvisions,
      citingActs,
    })),
    deadEnds: { leadingOut: yield* leadingOut.listed(deadEnd), isolated: yield* isolated.listed(deadEnd) },
    cycles: yield* cyclesListed({ corpus, graph }, grouping, placeOf, limit),
  };
}

const byCiters = (one: Group, other: Group): number =>
  other.citingProvisions - one.citingProvisions || other.citingActs - one.citingActs;

/** Biggest first, of one size in the order of their first groups. */
const bySize = (one: Uint32Array, other: Uint32Array): number => other.length - one.length || one[0]! - other[0]!;

function* cyclesListed(
  { corpus, graph }: CitedCorpus,
  grouping: Grouping,
  placeOf: (group: number) => Place,
  limit: number,
): Generator<void, Listed<Cycle>> {
  const biggest = new Best<Uint32Array>(limit, bySize);
  for (const cycle of cyclesOf(graph, grouping)) {
    if (cycle !== undefined) biggest.add(cycle);
    yield;
  }
  return yield* biggest.listed((members) => ({
    size: members.length,
    acts: new Set(Array.from(members, (group) => corpus.actOf(grouping.firsts[group]!))).size,
    members: Array.from(members.subarray(0, MEMBERS), (group) => placeOf(group)),
  }));
}
