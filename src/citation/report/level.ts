import type { Corpus } from '../../law';
import type { CitedCorpus } from '../neighbours';
import { Best } from './best';
import { cyclesOf } from './components';
import type { Grouping } from './grouping';
import type { Cycle, DeadEnd, LevelReport, Listed, Place } from './types';

/** Groups looked at between two yields: most have a few citations. */
const STEP = 256;
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
  let size = 0;
  for (let group = 0; group < firsts.length; group += 1) {
    if (group % STEP === 0) yield;
    const [first, end] = [firsts[group]!, ends[group]!];
    const isOutside = (ordinal: number): boolean => groupOf[ordinal] !== group;
    const sources = graph.inSources.subarray(graph.inOffsets[first], graph.inOffsets[end]);
    const targets = graph.outTargets.subarray(graph.outOffsets[first], graph.outOffsets[end]);
    const unresolved = unresolvedAt.subarray(first, end).reduce((sum, count) => sum + count, 0);
    const found = { group, unresolved, ...citers.of(group, sources.filter(isOutside)) };
    if (found.citingProvisions > 0) hubs.add(found);
    const isText = hasText(corpus, first, end);
    if (isText) size += 1;
    if (targets.some(isOutside)) continue;
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
    cycles: yield* cyclesListed(corpus, grouping, yield* cyclesOf(graph, grouping), placeOf, limit),
  };
}

const byCiters = (one: Group, other: Group): number =>
  other.citingProvisions - one.citingProvisions || other.citingActs - one.citingActs;

/** Counts the different provisions and acts that cite a group. */
class CiterCount {
  /** The group, plus one, that a provision or act was counted for last. */
  readonly #provisions: Uint32Array;
  readonly #acts: Uint32Array;

  constructor(private readonly corpus: Corpus) {
    this.#provisions = new Uint32Array(corpus.size);
    this.#acts = new Uint32Array(corpus.acts.length);
  }

  /** @param sources repetitions allowed; each group is asked for once */
  of(group: number, sources: Uint32Array): { readonly citingProvisions: number; readonly citingActs: number } {
    let [citingProvisions, citingActs] = [0, 0];
    for (const source of sources) {
      if (this.#provisions[source] === group + 1) continue;
      this.#provisions[source] = group + 1;
      citingProvisions += 1;
      const act = this.corpus.actOf(source);
      if (this.#acts[act] === group + 1) continue;
      this.#acts[act] = group + 1;
      citingActs += 1;
    }
    return { citingProvisions, citingActs };
  }
}

function hasText(corpus: Corpus, first: number, end: number): boolean {
  for (let ordinal = first; ordinal < end; ordinal += 1) if (corpus.hasText(ordinal)) return true;
  return false;
}

function* cyclesListed(
  corpus: Corpus,
  { firsts }: Grouping,
  cycles: readonly Uint32Array[],
  placeOf: (group: number) => Place,
  limit: number,
): Generator<void, Listed<Cycle>> {
  const items: Cycle[] = [];
  for (const members of cycles.slice(0, limit)) {
    items.push({
      size: members.length,
      acts: new Set(Array.from(members, (group) => corpus.actOf(firsts[group]!))).size,
      members: Array.from(members.subarray(0, MEMBERS), (group) => placeOf(group)),
    });
    yield;
  }
  return { total: cycles.length, items };
}
