import type { Corpus } from '../../law';
import type { CitedCorpus } from '../graph/neighbours';
import { Best } from './best';
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
  const citers = new CiterCount(corpus);
  const { firsts, ends, groupOf } = grouping;
  const { inOffsets, inSources, outOffsets, outTargets } = graph;
  let size = 0;
  let work = 0;
  for (let group = 0; group < firsts.length; group += 1) {
    citers.begin();
    let [unresolved, isText, leadsOn] = [0, false, false];
    for (let ordinal = firsts[group]!; ordinal < ends[group]!; ordinal += 1) {
      const [inFirst, inEnd] = [inOffsets[ordinal]!, inOffsets[ordinal + 1]!];
      const [outFirst, outEnd] = [outOffsets[ordinal]!, outOffsets[ordinal + 1]!];
      for (let at = inFirst; at < inEnd; at += 1) if (groupOf[inSources[at]!] !== group) citers.add(inSources[at]!);
      for (let at = outFirst; at < outEnd && !leadsOn; at += 1) leadsOn = groupOf[outTargets[at]!] !== group;
      unresolved += unresolvedAt[ordinal]!;
      isText ||= corpus.hasText(ordinal);
      work += 1 + inEnd - inFirst + outEnd - outFirst;
      if (work < STEP) continue;
      work = 0;
      yield;
    }
    if (isText) size += 1;
    const found = { group, unresolved, citingProvisions: citers.provisions, citingActs: citers.acts };
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

/** Counts the different provisions and acts that cite one group after another. */
class CiterCount {
  /** By how many groups a provision or an act was counted last: the number of the group, from 1. */
  readonly #provisionAt: Uint32Array;
  readonly #actAt: Uint32Array;
  #group = 0;
  provisions = 0;
  acts = 0;

  constructor(private readonly corpus: Corpus) {
    this.#provisionAt = new Uint32Array(corpus.size);
    this.#actAt = new Uint32Array(corpus.acts.length);
  }

  /** From here on the next group is counted for. */
  begin(): void {
    this.#group += 1;
    this.provisions = 0;
    this.acts = 0;
  }

  /** @param source a provision that cites the group; repetitions allowed */
  add(source: number): void {
    if (this.#provisionAt[source] === this.#group) return;
    this.#provisionAt[source] = this.#group;
    this.provisions += 1;
    const act = this.corpus.actOf(source);
    if (this.#actAt[act] === this.#group) return;
    this.#actAt[act] = this.#group;
    this.acts += 1;
  }
}

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
