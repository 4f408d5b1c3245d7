import type { KeptJudgement } from '../judges/panel';
import type { EvaluatedQuestion } from '../score';

/** A question of a run as it is kept. */
export interface RunRecord {
  /** The place of the question among those that are asked, from 0: ids may repeat. */
  readonly at: number;
  readonly item: EvaluatedQuestion;
  /** Which of the given models did not help with it, and why. */
  readonly notices: readonly string[];
  /** What judges were asked and said, which is kept apart from the question; none of one that was asked before. */
  readonly judgements?: readonly KeptJudgement[];
}

/** Keeps the questions of a run one by one, so that a run that was broken off goes on where it was. */
export interface Journal {
  /** Those that were asked before, by their places. */
  readonly known: ReadonlyMap<number, RunRecord>;
  /** Resolves when the record outlives the process and the machine, or cannot be kept: the run goes on without. */
  add(record: RunRecord): Promise<void>;
}
