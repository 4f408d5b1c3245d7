import { MOST_ADDING } from '../../store';
import type { WeightedTerms } from '../bm25/termIndex';
import { ACT_SHARE, type ActHits, type ActSearching } from '../ranking/actSearch';
import { compareHits, type Hit } from '../topK';
import type { Slice } from './slice';

/** What differs by less than this share of the best score is equal: a store may add in single precision. */
const GRAIN = 2 ** -20;

const NOTHING_YET: ActHits = { hits: [], ofAct: () => 0 };

/**
 * `ActSearch` over a store: what acts say of a query comes from a search of the acts, and provisions from one whose scores
 * have it added, acts that say most first. Of the others a provision may be better than its score says, by what the first
 * of them would add: the search goes deeper until none of those further down can belong among the best.
 */
export class SliceActSearch implements ActSearching {
  constructor(
    private readonly slice: Slice,
    private readonly actOf: (ordinal: number) => number,
  ) {}

  search(terms: WeightedTerms, k: number): ActHits {
    if (terms.size === 0 || k <= 0) return NOTHING_YET;
    const acts = this.slice.actScores(terms);
    const best = this.slice.search({ terms }, 1);
    if (acts === undefined || best === undefined) return NOTHING_YET;
    const mostOfAct = Math.max(Number.MIN_VALUE, ...acts.values());
    const share = (ACT_SHARE * (best[0]?.score ?? 0)) / mostOfAct;
    const added = [...acts]
      .map(([act, score]) => [act, share * score] as const)
      .sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    const grain = GRAIN * (best[0]?.score ?? 1);
    return {
      hits: this.#best(terms, k, added)
        .map(({ ordinal, score }) => ({ ordinal, score: Math.round(score / grain) * grain }))
        .sort(compareHits),
      ofAct: (ordinal) => (acts.get(this.actOf(ordinal)) ?? 0) / mostOfAct,
    };
  }

  /**
   * The k best, each with its own score.
   *
   * @param added what each act adds to the scores of its provisions, most first.
   */
  #best(terms: WeightedTerms, k: number, added: readonly (readonly [act: number, score: number])[]): Hit[] {
    const all = new Map(added);
    const ofActs = new Map(added.slice(0, MOST_ADDING));
    const left = added[MOST_ADDING]?.[1] ?? 0;
    for (let depth = k; ; depth *= 2) {
      const found = this.slice.search({ terms, ofActs }, depth);
      if (found === undefined) return [];
      const whole = found
        .map(({ ordinal, score }) => {
          const act = this.actOf(ordinal);
          const own = score - (ofActs.get(act) ?? 0);
          return { ordinal, own, score: own + (all.get(act) ?? 0) };
        })
        .sort(compareHits)
        .slice(0, k);
      const isWhole = found.length < depth || whole.at(-1)!.score >= found.at(-1)!.score + left;
      if (isWhole) return whole.map(({ ordinal, own }) => ({ ordinal, score: own }));
    }
  }
}
