import { MOST_ADDING, type StoreHit } from '../../store';
import type { WeightedTerms } from '../bm25/termIndex';
import { ACT_SHARE, type ActHits, type ActSearching } from '../ranking/actSearch';
import { compareHits } from '../topK';
import type { Slice } from './slice';

/** What differs by less than this share of the best score is equal: a store may add in single precision. */
const GRAIN = 2 ** -20;
/** How many times as many as are wanted are looked at first, and how many times more each time that is too few. */
const DEEPER = 4;

const NOTHING_YET: ActHits = { hits: [], ofAct: () => 0 };

/** What acts say of a query, by their numbers. */
type ScoresOfActs = ReadonlyMap<number, number>;

/** A first look at a query. */
interface Look {
  readonly terms: WeightedTerms;
  /** How many are wanted. */
  readonly k: number;
  /** What acts say, most first, as far as a store tells without being asked for one. */
  readonly most: ScoresOfActs;
  /** The best by their own scores. */
  readonly found: readonly StoreHit[];
  /** The least score of those further down that the store may still have. */
  readonly further: number;
}

/**
 * `ActSearch` over a store, by the threshold algorithm (Fagin, Lotem and Naor 2003, "Optimal aggregation algorithms for
 * middleware", section 4): provisions come in the order of their own scores, acts in the order of what they say, both as far
 * as is likely to be enough, in one round. What stands further down in both lists cannot be among the best. Acts in which
 * something further down could be among them are few: a second round searches their provisions alone, and asks what the acts say of
 * which that decides.
 */
export class SliceActSearch implements ActSearching {
  constructor(
    private readonly slice: Slice,
    private readonly actOf: (ordinal: number) => number,
  ) {}

  search(terms: WeightedTerms, k: number): ActHits {
    if (terms.size === 0 || k <= 0) return NOTHING_YET;
    const { merged } = this.slice.cache;
    const key = JSON.stringify([k, ...terms]);
    const known = merged.get(key) ?? this.#search(terms, k);
    if (known !== NOTHING_YET) merged.set(key, known);
    return known;
  }

  #search(terms: WeightedTerms, k: number): ActHits {
    const most = this.slice.actScores({ terms });
    for (let depth = DEEPER * k; ; depth *= DEEPER) {
      const found = this.slice.search({ terms }, depth);
      if (most === undefined || found === undefined || found.length === 0) return NOTHING_YET;
      const further = found.length < depth ? -Infinity : found.at(-1)!.score;
      const merged = this.#merged({ terms, k, most, found, further });
      if (merged !== 'deeper') return merged;
    }
  }

  /** The k best by both lists; `deeper` where these end too soon to tell. */
  #merged({ terms, k, most, found, further }: Look): ActHits | 'deeper' {
    const best = found[0]!.score;
    const grain = GRAIN * best;
    const mostOfAct = Math.max(Number.MIN_VALUE, ...most.values());
    const share = (ACT_SHARE * best) / mostOfAct;
    /** What acts add at most that are not in the list. */
    const left = most.size > MOST_ADDING ? share * [...most.values()].at(-1)! : 0;
    const acts = found.map(({ ordinal }) => this.actOf(ordinal));
    const least = Float64Array.from(found, ({ score }, at) => score + share * (most.get(acts[at]!) ?? 0)).sort();
    const threshold = (least.at(-k) ?? 0) - grain;
    if (further + left >= threshold) return 'deeper';

    const high = [...most].filter(([, says]) => further + share * says >= threshold).slice(0, MOST_ADDING);
    const raised = new Map(high.map(([act, says]) => [act, share * says]));
    const inside: readonly StoreHit[] | undefined =
      raised.size === 0 ? [] : this.slice.search({ terms, ofActs: raised }, k);
    const open = acts.filter((act, at) => !most.has(act) && found[at]!.score + left >= threshold);
    const told = left === 0 ? new Map<number, number>() : this.#told(terms, open);
    if (inside === undefined || told === undefined) return NOTHING_YET;

    const ofActs = new Map([...most, ...told]);
    const addedTo = (ordinal: number): number => share * (ofActs.get(this.actOf(ordinal)) ?? 0);
    const own = new Map(inside.map(({ ordinal, score }) => [ordinal, score - raised.get(this.actOf(ordinal))!]));
    for (const { ordinal, score } of found) own.set(ordinal, score);
    const hits = [...own]
      .map(([ordinal, score]) => ({ ordinal, score: score + addedTo(ordinal) }))
      .sort(compareHits)
      .slice(0, k)
      .map(({ ordinal }) => ({ ordinal, score: Math.round(own.get(ordinal)! / grain) * grain }))
      .sort(compareHits);
    const chosen = new Set(hits.map(({ ordinal }) => ordinal));
    for (const hit of [...inside, ...found]) if (chosen.has(hit.ordinal)) this.slice.willRead(hit);
    return { hits, ofAct: (ordinal) => (ofActs.get(this.actOf(ordinal)) ?? 0) / mostOfAct };
  }

  /** What acts say; undefined where that is not here yet. */
  #told(terms: WeightedTerms, asked: readonly number[]): ScoresOfActs | undefined {
    const acts = [...new Set(asked)].sort((a, b) => a - b);
    const told = new Map<number, number>();
    let isHere = true;
    for (let first = 0; first < acts.length; first += MOST_ADDING) {
      const found = this.slice.actScores({ terms, among: acts.slice(first, first + MOST_ADDING) });
      isHere &&= found !== undefined;
      for (const [act, score] of found ?? []) told.set(act, score);
    }
    return isHere ? told : undefined;
  }
}
