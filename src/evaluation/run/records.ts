import type { Corpus } from '../../law';
import type { LanguageModel } from '../../models';
import type { Question } from '../datasets/dataset';
import { assess, noteOf, type Judging } from '../judges/panel';
import type { EvaluatedQuestion, Outcome } from '../score';
import { inOrder } from './inOrder';
import type { Journal, RunRecord } from './journal';
import type { Questions } from './questions';
import type { ReplyStore } from './replyStore';
import { RunModel } from './runModel';

/** How the questions of a run are gone through. */
export interface RunOptions {
  /** Keeps what was asked; what it knows is not asked again. By default one that nothing is left of. */
  readonly journal?: Journal;
  /** How many questions are asked at a time, at least 1, which it is by default. They are kept in order, however many. */
  readonly concurrency?: number;
  /** Keeps what the language model replies; what it knows is not asked again. */
  readonly replies?: ReplyStore;
  /** Has a language model judge the answers, and choose among those that a question offers. */
  readonly judging?: Judging;
  /** Where sampling begins, for each question; {@link DEFAULT_SEED} by default. */
  readonly seed?: number;
}

export const DEFAULT_SEED = 1;

/**
 * Makes a record of each question, puts it into the journal and hands it on, in their order. Yields how many are done, before the
 * first and after each.
 */
export async function* recordsOf(
  questions: Questions,
  ask: (question: Question, at: number, signal: AbortSignal) => Promise<RunRecord>,
  keep: (record: RunRecord) => void,
  journal: Journal,
  concurrency = 1,
  signal?: AbortSignal,
): AsyncGenerator<{ done: number; total: number }, void> {
  const total = questions.length;
  const records = inOrder(
    questions,
    concurrency,
    (question, at, either) => Promise.resolve(journal.known.get(at) ?? ask(question, at, either)),
    signal,
  );
  try {
    for (let done = 0; ; done += 1) {
      yield { done, total };
      const { value: record, done: isOver } = await records.next();
      if (isOver === true) return;
      signal?.throwIfAborted();
      if (!journal.known.has(record.at)) await journal.add(record);
      keep(record);
    }
  } finally {
    await records.return();
  }
}

/** A language model as it is asked for one question. */
export const countedIn = ({ seed = DEFAULT_SEED, replies }: RunOptions, model: LanguageModel): RunModel =>
  new RunModel(model, { seed, ...(replies && { replies }) });

/** A question with what judges make of it; as it is where nobody judges. */
export async function withJudgements(
  item: EvaluatedQuestion,
  of: { readonly question: Question; readonly outcome: Outcome; readonly corpus?: Corpus },
  judging: Judging | undefined,
  signal?: AbortSignal,
): Promise<Pick<RunRecord, 'item' | 'judgements'>> {
  if (judging === undefined) return { item };
  const { metrics, judgements } = await assess(judging, { ...of, gold: item.gold }, signal);
  return {
    item: {
      ...item,
      metrics: { ...item.metrics, ...metrics },
      ...(judgements.length > 0 && { judgements: judgements.map(noteOf) }),
    },
    judgements,
  };
}
