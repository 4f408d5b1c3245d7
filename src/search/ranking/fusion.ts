import { compareHits, type Hit } from '../topK';
import { TUNING, type Tuning } from './tuning';

/** A ranking, best first, with how much it counts in a fusion. */
export interface WeightedList {
  readonly hits: readonly Hit[];
  /** At least 0. */
  readonly weight: number;
}

/** The rank constant of Cormack et al. 2009. */
export const RRF_K = 60;

/**
 * Reciprocal rank fusion (Cormack, Clarke and Büttcher 2009, "Reciprocal rank fusion outperforms Condorcet and individual
 * rank learning methods"): RRF(d) = sum over lists of 1 / (k + rank(d)), ranks from 1; a list without d adds
 * nothing.
 *
 * @param k above -1: the larger, the less the first ranks stand out.
 */
export function reciprocalRankFusion(lists: readonly (readonly Hit[])[], k: number = RRF_K): Hit[] {
  return weightedReciprocalRankFusion(
    lists.map((hits) => ({ hits, weight: 1 })),
    k,
  );
}

/** WRRF(d) = sum over lists of weight / (k + rank(d)) (SearchFireSafety, appendix D). */
export function weightedReciprocalRankFusion(
  lists: readonly WeightedList[],
  k: number = TUNING['wrrf.k'].byDefault,
): Hit[] {
  return fused(lists, (hits) => hits.map((_, at) => 1 / (k + at + 1)));
}

/**
 * Linear mix of scores that were brought to 0..1 list by list: M(d) = sum over lists of weight * minMax(S(d)) (CombSUM of
 * Fox and Shaw 1994 with weights). What a list lacks counts as its last: 0.
 */
export function linearMix(lists: readonly WeightedList[]): Hit[] {
  return fused(lists, minMax);
}

/** What a search by words and one by vectors found, as one list: a {@link linearMix}. */
export function wordsAndMeaning(
  words: readonly Hit[],
  meaning: readonly Hit[],
  { 'mix.meaning': weight }: Pick<Tuning, 'mix.meaning'>,
): Hit[] {
  return linearMix([
    { hits: words, weight: 1 - weight },
    { hits: meaning, weight },
  ]);
}

/** The same by weighted reciprocal ranks. Assumes at least one weight above 0; with none all score 0. */
export function wordsAndMeaningByRank(
  words: readonly Hit[],
  meaning: readonly Hit[],
  tuning: Pick<Tuning, 'wrrf.k' | 'wrrf.sparse' | 'wrrf.dense'>,
): Hit[] {
  const lists = [
    { hits: words, weight: tuning['wrrf.sparse'] },
    { hits: meaning, weight: tuning['wrrf.dense'] },
  ];
  return weightedReciprocalRankFusion(lists, tuning['wrrf.k']);
}

/**
 * (S - min) / (max - min) of each hit, between 0 and 1; 1 for all where all score the same, since none is worse than
 * another.
 */
export function minMax(hits: readonly Hit[]): number[] {
  let [least, most] = [Infinity, -Infinity];
  for (const { score } of hits) {
    least = Math.min(least, score);
    most = Math.max(most, score);
  }
  return hits.map(({ score }) => (most > least ? (score - least) / (most - least) : 1));
}

/**
 * Adds up what each list gives to a provision, best first. A provision that a list repeats counts there once, at its
 * first place. The summands are added in ascending order, so that the order of the lists never shows, not even in the
 * last bit.
 */
function fused(lists: readonly WeightedList[], valuesOf: (hits: readonly Hit[]) => readonly number[]): Hit[] {
  const summands = new Map<number, number[]>();
  for (const { hits, weight } of lists) {
    const distinct = firstOccurrences(hits);
    const values = valuesOf(distinct);
    for (const [at, { ordinal }] of distinct.entries()) {
      const known = summands.get(ordinal);
      if (known === undefined) summands.set(ordinal, [weight * values[at]!]);
      else known.push(weight * values[at]!);
    }
  }
  return [...summands]
    .map(([ordinal, parts]): Hit => ({ ordinal, score: parts.sort((a, b) => a - b).reduce((sum, part) => sum + part) }))
    .sort(compareHits);
}

function firstOccurrences(hits: readonly Hit[]): Hit[] {
  const seen = new Set<number>();
  return hits.filter(({ ordinal }) => !seen.has(ordinal) && seen.add(ordinal));
}
