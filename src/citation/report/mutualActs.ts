import type { CitationGraph } from '../graph/graph';
import type { CitedCorpus } from '../graph/neighbours';
import { Best } from './best';
import { placeOfAct } from './places';
import type { Listed, MutualActs } from './types';

interface Pair {
  readonly first: number;
  readonly second: number;
  readonly citing: number;
  readonly citedBy: number;
}

/** Provisions and citations looked at between two yields: a millisecond or so. */
const STEP = 1 << 14;

/** The acts that cite each other, by how many provisions do; those of equal numbers in the order of the corpus. */
export function* mutualActs(index: CitedCorpus, limit: number): Generator<void, Listed<MutualActs>> {
  const { corpus } = index;
  const cited = yield* citedActs(index);
  const best = new Best<Pair>(limit, (one, other) => total(other) - total(one));
  for (const [first, counts] of cited.entries()) {
    for (const [second, citing] of [...counts].sort(([one], [other]) => one - other)) {
      const citedBy = cited[second]!.get(first);
      if (first < second && citedBy !== undefined) best.add({ first, second, citing, citedBy });
    }
    yield;
  }
  return yield* best.listed(({ first, second, citing, citedBy }) => ({
    first: placeOfAct(corpus, first),
    second: placeOfAct(corpus, second),
    citing,
    citedBy,
  }));
}

/** What one provision cites: of a range its first unit alone, as all of it is of one act. */
function unitsOfActsCited(
  { outOffsets, outTargets, ranges }: CitationGraph,
  ordinal: number,
): ArrayLike<number> & Iterable<number> {
  const single = outTargets.subarray(outOffsets[ordinal], outOffsets[ordinal + 1]);
  const [first, end] = ranges.from(ordinal, ordinal + 1);
  if (first === end) return single;
  const firsts = Array.from({ length: end - first }, (_, at) => ranges.members(first + at)[0]!);
  return [...single, ...firsts];
}

/** Row = act: the other acts that it cites, with how many of its provisions do. */
function* citedActs({ corpus, graph }: CitedCorpus): Generator<void, readonly ReadonlyMap<number, number>[]> {
  const cited = corpus.acts.map(() => new Map<number, number>());
  /** Row = act: the provision, plus one, that cited it last. */
  const citedLast = new Uint32Array(corpus.acts.length);
  let work = 0;
  for (const [act, counts] of cited.entries()) {
    const [first, end] = corpus.provisionsOf(act);
    for (let ordinal = first; ordinal < end; ordinal += 1) {
      const targets = unitsOfActsCited(graph, ordinal);
      for (const target of targets) {
        const other = corpus.actOf(target);
        if (other === act || citedLast[other] === ordinal + 1) continue;
        citedLast[other] = ordinal + 1;
        counts.set(other, (counts.get(other) ?? 0) + 1);
      }
      work += 1 + targets.length;
      if (work < STEP) continue;
      work = 0;
      yield;
    }
  }
  return cited;
}

const total = ({ citing, citedBy }: Pair): number => citing + citedBy;
