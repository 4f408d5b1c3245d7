import type { CitationGraph } from '../../citation';
import type { Corpus } from '../../law';
import { firstCited, reachedBy } from './structureAware';
import type { Hit } from '../topK';
import { TUNING, tuningOf, type Tuning } from './tuning';

export interface ReferenceOptions {
  /** How many citations may be followed one after another; taken as the nearest that {@link TUNING} allows. */
  readonly depth: number;
  /** How many provisions may be added in all, those among the hits apart. At least 0. */
  readonly budget: number;
}

const DEPTH = TUNING['references.depth'];

export const referenceOptions = (tuning: Tuning): ReferenceOptions => ({
  depth: tuning['references.depth'],
  budget: tuning['references.budget'],
});

/** A provision of a ranking: found, or placed there because the one in `by` refers to it. */
export interface ReferencedHit extends Hit {
  /** 0 for one that was found, else how many citations lead to it from one that was. */
  readonly hop: number;
  /** The ordinal of the provision that refers to it; absent at hop 0. */
  readonly by?: number;
}

/**
 * Recursive reference resolution as in LegalRef (NitiBench, section 3.2): what a provision refers to stands right after
 * it, and what that refers to right after that, depth first, so that a reader meets each provision with what it rests
 * on. Nothing stands twice, so that cycles end; a hit that an earlier one refers to moves up to it and costs no budget.
 *
 * Placed provisions have the score of the hit that leads to them: the scores still descend, but tell nothing among them.
 *
 * @param hits best first, without repetition.
 */
export function resolveReferences(
  hits: readonly Hit[],
  { corpus, graph }: { readonly corpus: Corpus; readonly graph: CitationGraph },
  { depth, budget }: ReferenceOptions = referenceOptions(tuningOf()),
): ReferencedHit[] {
  const deepest = Math.min(DEPTH.most, Math.max(DEPTH.least, depth));
  const found = new Set(hits.map(({ ordinal }) => ordinal));
  const placed = new Map<number, ReferencedHit>();
  let left = budget;
  const follow = (by: number, score: number, hop: number): void => {
    if (hop > deepest) return;
    for (const ordinal of firstCited(graph, by).flatMap((unit) => reachedBy(corpus, unit, by))) {
      if (placed.has(ordinal)) continue;
      if (!found.has(ordinal)) {
        if (left <= 0) continue;
        left -= 1;
      }
      placed.set(ordinal, { ordinal, score, hop, by });
      follow(ordinal, score, hop + 1);
    }
  };
  for (const { ordinal, score } of hits) {
    if (placed.has(ordinal)) continue;
    placed.set(ordinal, { ordinal, score, hop: 0 });
    follow(ordinal, score, 1);
  }
  return [...placed.values()];
}
