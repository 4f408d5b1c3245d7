import type { LanguageModel } from '../../models';
import { judge, oneOf, type Judgement } from './judgement';
import { TASKS } from './prompts';

/** An answer, and what it is held against. */
export interface JudgedAnswer {
  readonly question: string;
  readonly answer: string;
  /** The right answer. */
  readonly reference: string;
}

/** Whether an answer says the same as the reference in all that the question asks for. */
export const factuality = (
  model: LanguageModel,
  { question, answer, reference }: JudgedAnswer,
  signal?: AbortSignal,
): Promise<Judgement<boolean>> =>
  judge(
    model,
    {
      task: TASKS.factuality,
      material: { question, reference, answer },
      read: ({ correct }) => oneOf([true, false])(correct),
    },
    signal,
  );

export type Coverage = 0 | 50 | 100;

/** How much of the reference an answer covers: nothing, a part, or all of it (NitiBench, its metric Coverage). */
export const coverage = (
  model: LanguageModel,
  { question, answer, reference }: JudgedAnswer,
  signal?: AbortSignal,
): Promise<Judgement<Coverage>> =>
  judge(
    model,
    {
      task: TASKS.coverage,
      material: { question, reference, answer },
      read: ({ coverage: said }) => oneOf<Coverage>([0, 50, 100])(said),
    },
    signal,
  );

/** Whether an answer contradicts the reference anywhere (NitiBench, its metric Contradiction). */
export const contradiction = (
  model: LanguageModel,
  { question, answer, reference }: JudgedAnswer,
  signal?: AbortSignal,
): Promise<Judgement<boolean>> =>
  judge(
    model,
    {
      task: TASKS.contradiction,
      material: { question, reference, answer },
      read: ({ contradicts }) => oneOf([true, false])(contradicts),
    },
    signal,
  );
