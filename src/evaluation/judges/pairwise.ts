import type { LanguageModel } from '../../models';
import { meanOf } from '../statistics/sum';
import { judge, oneOf, type Judgement } from './judgement';
import { TASKS } from './prompts';

type Place = 'first' | 'second' | 'tie';

/** Which of two answers is better, asked in both orders. */
export interface Comparison {
  /** 1: the first is better in both orders; 0: the second; 0.5: a tie, or the order decided. Undefined: unjudged. */
  readonly win?: 0 | 0.5 | 1;
  /** The answers in their order, then swapped; the value is the place of the better one as it was shown. */
  readonly judgements: readonly [Judgement<Place>, Judgement<Place>];
}

/**
 * Compares two answers to a question, a second time with their places swapped, because models prefer a place (Zheng et al.
 * 2023, "Judging LLM-as-a-judge", section 3.4: a win counts where both orders agree, anything else is a tie).
 */
export async function compareAnswers(
  model: LanguageModel,
  question: string,
  answers: readonly [string, string],
  signal?: AbortSignal,
): Promise<Comparison> {
  const [one, other] = answers;
  const straight = await better(model, question, one, other, signal);
  const swapped = await better(model, question, other, one, signal);
  const win = winOf(straight.value, swapped.value);
  return { judgements: [straight, swapped], ...(win !== undefined && { win }) };
}

/** The mean of what was judged, 0 to 1; NaN for none. */
export const winRate = (comparisons: readonly Comparison[]): number =>
  meanOf(comparisons.map(({ win }) => win).filter((win) => win !== undefined));

function winOf(straight: Place | undefined, swapped: Place | undefined): Comparison['win'] {
  if (straight === undefined || swapped === undefined) return undefined;
  if (straight === 'first' && swapped === 'second') return 1;
  return straight === 'second' && swapped === 'first' ? 0 : 0.5;
}

const better = (
  model: LanguageModel,
  question: string,
  first: string,
  second: string,
  signal?: AbortSignal,
): Promise<Judgement<Place>> =>
  judge(
    model,
    {
      task: TASKS.better,
      material: { question, first, second },
      read: ({ better: said }) => oneOf<Place>(['first', 'second', 'tie'])(said),
    },
    signal,
  );
