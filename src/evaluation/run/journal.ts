import type { KeptJudgement } from '../judges/panel';
import type { EvaluatedQuestion } from '../score';
import { Spool } from './spool';

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

/** Keeps the questions of a run one by one: none needs to be held, and a run that was broken off goes on where it was. */
export interface Journal {
  /** Those that were asked, by their places; of one that was broken off, those that were asked before. */
  readonly known: Spool<RunRecord>;
  /** Resolves when the record is among the known and, where it is to, outlives the process and the machine. */
  add(record: RunRecord): Promise<void>;
}

/** Keeps questions as long as anybody can read them. */
export function passingJournal(): Journal {
  const known = Spool.nameless<RunRecord>();
  return {
    known,
    add: (record) => {
      known.put(record.at, withoutJudgements(record));
      return Promise.resolve();
    },
  };
}

/** What a judge was asked and said is no part of the report. */
export function withoutJudgements({ at, item, notices }: RunRecord): RunRecord {
  return { at, item, notices };
}

/** Questions of a run in their order, to be gone through as often as anybody likes: they may lie in a file. */
export interface Items extends Iterable<EvaluatedQuestion> {
  readonly length: number;
}

/** The questions that a journal keeps. */
export class KeptItems implements Items {
  constructor(private readonly records: Spool<RunRecord>) {}

  get length(): number {
    return this.records.size;
  }

  *[Symbol.iterator](): Generator<EvaluatedQuestion, void> {
    for (const { item } of this.records) yield item;
  }

  /** What takes all of them at once has them all. */
  toJSON(): EvaluatedQuestion[] {
    return [...this];
  }
}
