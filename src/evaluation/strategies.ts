import type { LanguageModel } from '../models';
import { findProvisions, type Found } from '../pipeline';
import type { Hit, LegalIndex } from '../search';

export interface StrategyContext {
  readonly index: LegalIndex;
  readonly model?: LanguageModel;
  /** Parametric provisions recorded for this question. */
  readonly recorded?: readonly string[];
}

/** What a strategy makes of one question. */
export interface Ranking {
  /** Best first, without repetition. */
  readonly hits: readonly Hit[];
  /** How many of the first hits it takes for the answer's provisions; undefined when it does not judge that. */
  readonly selected?: number;
}

/** Ranks at most `k` provisions for a question. */
export type Strategy = (
  question: string,
  k: number,
  context: StrategyContext,
  signal?: AbortSignal,
) => Promise<Ranking>;

const bm25: Strategy = (question, k, { index }) => Promise.resolve({ hits: index.search(question, k) });

/** The pipeline up to its selection. It is never told how many provisions a question needs. */
const parser: Strategy = async (question, k, context, signal) => {
  const found = findProvisions(question, context, signal);
  for (;;) {
    const { value, done } = await found.next();
    if (done === true) return { hits: merged(value).slice(0, k), selected: value.selections.length };
  }
};

/** Selected provisions first, then the candidates of all parametric provisions in turn: every first, every second ... */
function merged({ selections, candidates }: Found): Hit[] {
  const hits = new Map(selections.map(({ ordinal, score }): [number, Hit] => [ordinal, { ordinal, score }]));
  for (let rank = 0; candidates.some((list) => rank < list.length); rank += 1) {
    for (const { ordinal, score } of candidates.flatMap((list) => list.slice(rank, rank + 1))) {
      if (!hits.has(ordinal)) hits.set(ordinal, { ordinal, score });
    }
  }
  return [...hits.values()];
}

export const STRATEGIES = { bm25, parser } as const satisfies Record<string, Strategy>;

export type StrategyName = keyof typeof STRATEGIES;

export const isStrategyName = (name: string): name is StrategyName => Object.hasOwn(STRATEGIES, name);
