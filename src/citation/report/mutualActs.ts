import type { CitedCorpus } from '../neighbours';
import { Best } from './best';
import { placeOfAct } from './places';
import type { Listed, MutualActs } from './types';

interface Pair {
  readonly first: number;
  readonly second: number;
  readonly citing: number;
  readonly citedBy: number;
}

/** The acts that cite each other, by how many provisions do; those of equal numbers in the order of the corpus. */
export function* mutualActs({ corpus, graph }: CitedCorpus, limit: number): Generator<void, Listed<MutualActs>> {
  const cited: Map<number, number>[] = [];
  for (const act of corpus.acts.keys()) {
    const counts = new Map<number, number>();
    const [first, end] = corpus.provisionsOf(act);
    for (let ordinal = first; ordinal < end; ordinal += 1) {
      for (const other of new Set(Array.from(graph.cites(ordinal), (target) => corpus.actOf(target)))) {
        if (other !== act) counts.set(other, (counts.get(other) ?? 0) + 1);
      }
    }
    cited.push(counts);
    yield;
  }
  const best = new Best<Pair>(limit, (one, other) => total(other) - total(one));
  for (const [first, counts] of cited.entries()) {
    for (const [second, citing] of counts) {
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

const total = ({ citing, citedBy }: Pair): number => citing + citedBy;
