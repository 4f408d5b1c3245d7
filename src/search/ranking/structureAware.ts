import type { CitationGraph } from '../../citation';
import { textBearing, type Corpus } from '../../law';
import { minMax } from './fusion';
import { compareHits, type Hit } from '../topK';

export interface StructureAwareOptions {
  /** How much being cited by good candidates counts: 0 leaves the order as it is. At least 0. */
  readonly beta: number;
}

/**
 * Up to 0.2 recall@10 and MAP@10 hold or gain a little on an English and a Korean collection; at 0.5 the English one
 * loses 0.03 of MAP@10.
 */
export const DEFAULT_STRUCTURE_AWARE: StructureAwareOptions = { beta: 0.1 };

/** A citation of a whole article or chapter reaches at most so many of the provisions in it. */
export const MOST_OF_ONE_TARGET = 4;

/**
 * Structure-aware reranking (SearchFireSafety, section 4.1): what good candidates cite is itself a good candidate.
 *
 *   B(n) = 1 / L(n) * sum over seeds s that cite n of S(s) / L(s),   L(x) = log(deg(x) + 1)
 *   S_SAR(n) = S(n) + beta * B(n) * (1 - S(n)),   S brought to 0..1
 *
 * The seeds are the candidates. deg of a seed is its local out-degree: how many candidates it cites; a seed that cites
 * everything points at nothing. deg of a target is its in-degree in the whole corpus: what everything cites is no news.
 * A degree of 0 counts as 1: L would be 0 (a seed whose only targets lie outside the candidates). beta * B is kept at
 * most 1, so that S_SAR stays within 0..1. A target that is no candidate enters with S = 0.
 *
 * A citation of an article is a citation of the paragraphs in it; B(n) then adds up what the units that hold n receive,
 * each with its own degree.
 *
 * @param hits best first, without repetition, scores of any range.
 * @returns all of them and the targets that were reached, best first, scores 0..1.
 */
export function structureAware(
  hits: readonly Hit[],
  { corpus, graph }: { readonly corpus: Corpus; readonly graph: CitationGraph },
  { beta }: StructureAwareOptions = DEFAULT_STRUCTURE_AWARE,
): Hit[] {
  const scaled = minMax(hits);
  const scores = new Map(hits.map(({ ordinal }, at) => [ordinal, scaled[at]!]));
  const bonuses = new Map<number, number>();
  for (const [seed, score] of scores) {
    const units = firstCited(graph, seed).map((unit) => ({ unit, reached: reachedBy(corpus, unit, seed) }));
    const local = new Set(units.flatMap(({ reached }) => reached).filter((ordinal) => scores.has(ordinal)));
    for (const { unit, reached } of units) {
      const bonus = score / damping(local.size) / damping(graph.citersOf(unit));
      for (const target of reached) bonuses.set(target, (bonuses.get(target) ?? 0) + bonus);
    }
  }
  if (beta > 0) {
    for (const [target, bonus] of bonuses) {
      const score = scores.get(target) ?? 0;
      const raised = score + Math.min(1, beta * bonus) * (1 - score);
      if (raised > 0) scores.set(target, raised);
    }
  }
  return [...scores].map(([ordinal, score]): Hit => ({ ordinal, score })).sort(compareHits);
}

/** Of what one provision cites as much is looked at: a long range names nothing in particular. */
const MOST_CITED = 1_000;

/** The provisions that one cites, ascending: the first {@link MOST_CITED} of them. */
export const firstCited = (graph: CitationGraph, by: number): readonly number[] => [
  ...graph.cites(by).subarray(0, MOST_CITED),
];

/** L(x) = log(deg(x) + 1), a degree of 0 taken as 1. */
const damping = (degree: number): number => Math.log(Math.max(1, degree) + 1);

/** The provisions that a citation of a unit reaches, the one that cites it apart. */
export function reachedBy(corpus: Corpus, unit: number, by: number): number[] {
  return textBearing(corpus, unit, MOST_OF_ONE_TARGET).filter((ordinal) => ordinal !== by);
}
