import type { VerdictKind } from '../law';
import type { Confidence, QuestionContext } from '../pipeline';
import type { Hit, TuningName } from '../search';
import type { Trail } from './trail';

/** What a strategy may be given; `dense`, `rrf`, `wrrf`, `rocchio` and `hybrid` need {@link QuestionContext.dense}. */
export type StrategyContext = QuestionContext;

/** How deep a ranking goes: no K of a metric lies beyond. */
export const RANKING_DEPTH = 100;

/** What a strategy makes of one question. */
export interface Ranking {
  /** Best first, without repetition, scores of one scale that do not ascend. */
  readonly hits: readonly Hit[];
  /** How many of the first hits it takes for the answer's provisions; undefined when it does not judge that. */
  readonly selected?: number;
  /** What an answer would be read from, where that is more than what was selected: ordinals without repetition. */
  readonly evidence?: readonly number[];
  /** Which of the given models did not help, and why: the ranking was made without them. */
  readonly notices?: readonly string[];
  /** How likely a provision that answers is among the selected, where it says so. */
  readonly confidence?: Pick<Confidence, 'chance' | 'level'>;
  /** What it says of its own answer, where it gives one. */
  readonly verdict?: VerdictKind;
  /** What that answer quotes: ordinals without repetition, of which none is struck out. */
  readonly quoted?: readonly number[];
  /** That answer without what is struck out; empty where it abstains. */
  readonly answer?: string;
  /** How it came to all that, where it goes in stages. */
  readonly trail?: Trail;
}

export interface Strategy {
  /** One line for a person, in the language of the interface. */
  readonly summary: () => string;
  /** What it cannot do without; without it, {@link rank} rejects with a `MissingModelError` or a `MissingVectorsError`. */
  readonly needs?: 'model' | 'dense';
  /** What it makes use of beside the index; whatever else a person names would be ignored. */
  readonly uses: readonly Exclude<keyof StrategyContext, 'index' | 'today' | 'tuning'>[];
  /** The numbers that it can be tuned by. */
  readonly tuning: readonly TuningName[];
  /** Whether its rankings have {@link Ranking.confidence}. */
  readonly isConfident?: true;
  /** Ranks at most `k` provisions for a question. */
  rank(question: string, k: number, context: StrategyContext, signal?: AbortSignal): Promise<Ranking>;
}
