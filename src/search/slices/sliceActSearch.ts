import { MOST_ADDING } from '../../store';
import type { WeightedTerms } from '../bm25/termIndex';
import { ACT_SHARE, type ActHits, type ActSearching } from '../ranking/actSearch';
import { compareHits, type Hit } from '../topK';
import type { Slice } from './slice';

/** What differs by less than this share of the best score is equal: a store may add in single precision. */
const GRAIN = 2 ** -20;
/** How many times as many as are wanted are looked at first, and how many times more each time that is too few. */
const DEEPER = 4;

const NOTHING_YET: ActHits = { hits: [], ofAct: () => 0 };

type ScoresOfActs = ReadonlyMap<number, number>;

/**
 * `ActSearch` over a store: what acts say of a query comes from a search of the acts, and provisions from one whose scores
 * have it added, for the acts that say most. Of the others a provision may be better than its score says, by what the first
 * of them would add at most: the search goes deeper until none of those further down can belong among the best.
 */
export class SliceActSearch implements ActSearching {
  constructor(
    private readonly slice: Slice,
    private readonly actOf: (ordinal: number) => number,
  ) {}

  search(terms: WeightedTerms, k: number): ActHits {
    if (terms.size === 0 || k <= 0) return NOTHING_YET;
    const most = this.slice.actScores({ terms });
    const best = this.slice.search({ terms }, 1);
    if (most === undefined || best === undefined || best[0] === undefined) return NOTHING_YET;
    const mostOfAct = Math.max(Number.MIN_VALUE, ...most.values());
    const share = (ACT_SHARE * best[0].score) / mostOfAct;
    const found = this.#best(terms, k, most, share);
    if (found === undefined) return NOTHING_YET;
    const grain = GRAIN * best[0].score;
    const { hits, ofActs } = found;
    return {
      hits: hits.map(({ ordinal, score }) => ({ ordinal, score: Math.round(score / grain) * grain })).sort(compareHits),
      ofAct: (ordinal) => (ofActs.get(this.actOf(ordinal)) ?? 0) / mostOfAct,
    };
  }

  /**
   * The k best, each with its own score, and what their acts say; undefined where that is not here yet.
   *
   * @param most what the acts say that say most.
   * @param share of that is what they add.
   */
  #best(
    terms: WeightedTerms,
    k: number,
    most: ScoresOfActs,
    share: number,
  ): { readonly hits: readonly Hit[]; readonly ofActs: ScoresOfActs } | undefined {
    const added = [...most].map(([act, score]) => [act, share * score] as const);
    const adding = new Map(added.slice(0, MOST_ADDING));
    const left = added[MOST_ADDING]?.[1] ?? 0;
    for (let depth = DEEPER * k; ; depth *= DEEPER) {
      const found = this.slice.search({ terms, ofActs: adding }, depth);
      const ofActs = found && this.#ofActs(terms, found, most);
      if (ofActs === undefined) return undefined;
      const whole = found!
        .map(({ ordinal, score }) => {
          const act = this.actOf(ordinal);
          const own = score - (adding.get(act) ?? 0);
          return { ordinal, own, score: own + share * (ofActs.get(act) ?? 0) };
        })
        .sort(compareHits)
        .slice(0, k);
      const isWhole = found!.length < depth || whole.at(-1)!.score >= found!.at(-1)!.score + left;
      if (isWhole) return { hits: whole.map(({ ordinal, own }) => ({ ordinal, score: own })), ofActs };
    }
  }

  /** What the acts of some hits say, those that say most among them; undefined where that is not here yet. */
  #ofActs(terms: WeightedTerms, hits: readonly Hit[], most: ScoresOfActs): ScoresOfActs | undefined {
    const all = new Map(most);
    const others = [...new Set(hits.map(({ ordinal }) => this.actOf(ordinal)))].filter((act) => !most.has(act));
    if (most.size <= MOST_ADDING) return all;
    let isHere = true;
    for (let first = 0; first < others.length; first += MOST_ADDING) {
      const among = others.slice(first, first + MOST_ADDING).sort((a, b) => a - b);
      const told = this.slice.actScores({ terms, among });
      isHere &&= told !== undefined;
      for (const [act, score] of told ?? []) all.set(act, score);
    }
    return isHere ? all : undefined;
  }
}
