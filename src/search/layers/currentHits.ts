import type { Postings } from '../bm25/termIndex';
import type { Hit } from '../topK';

/** Where what an index of a base holds stands in a corpus that is laid over it. */
export interface Succession {
  /** The ordinal under which a document of the base still counts, or -1. */
  readonly current: (ordinal: number) => number;
  /** How many documents of the base do not count any more, at most. */
  readonly dropped: number;
}

/**
 * The hits of an index of the base that still count, by their ordinals now, best first: the k best at least, where there
 * are as many. Asks for more than k where dropped documents could take places, and for twice as many as long as they did.
 *
 * @param search gives the so many best of the base.
 */
export function currentHits(search: (k: number) => readonly Hit[], k: number, succession: Succession): Hit[] {
  const { current, dropped } = succession;
  for (let asked = k + Math.min(k, dropped); ; asked *= 2) {
    const hits = search(asked);
    const found = hits
      .map(({ ordinal, score }) => ({ ordinal: current(ordinal), score }))
      .filter(({ ordinal }) => ordinal >= 0);
    if (found.length >= k || hits.length < asked || asked >= k + dropped) return found;
  }
}

/** The postings of a base that still count, by their ordinals now. */
export function currentPostings({ ordinals, weights }: Postings, { current }: Succession): Postings {
  const kept: { readonly ordinals: number[]; readonly weights: number[] } = { ordinals: [], weights: [] };
  for (let row = 0; row < ordinals.length; row += 1) {
    const ordinal = current(ordinals[row]!);
    if (ordinal < 0) continue;
    kept.ordinals.push(ordinal);
    kept.weights.push(weights[row]!);
  }
  return kept;
}
