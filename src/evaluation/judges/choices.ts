import type { LanguageModel } from '../../models';
import type { Choices } from '../datasets/dataset';
import { judge, oneOf, type Judgement } from './judgement';
import { CHOOSING, TASKS } from './prompts';

/** What a model is shown beside a question that offers answers: nothing, a part of the gold, all of it, or what was found. */
export const CHOICE_CONTEXTS = ['zeroShot', 'partialContext', 'fullContext', 'foundContext'] as const;
export type ChoiceContext = (typeof CHOICE_CONTEXTS)[number];

export interface ChoiceAnswer {
  readonly context: ChoiceContext;
  /** The value is the place of the chosen answer, from 0. */
  readonly judgement: Judgement<number>;
  /** A reply that names none of the answers is wrong. Undefined where the model gave no reply. */
  readonly isRight?: boolean;
}

/** The texts of the provisions that a question is answered from. */
export interface ChoiceMaterial {
  readonly gold: readonly string[];
  readonly found: readonly string[];
}

/**
 * Has a model choose among the answers of a question, once in each context (SearchFireSafety, its evaluation of safety under
 * partial context): without a text; with the first gold provision alone, where the data set says what is right then and there
 * are several; with all gold; and with what a strategy found.
 *
 * It departs from the paper in its prompt, which is our own, and in that the part is always the first of the provisions.
 */
export async function answerChoices(
  model: LanguageModel,
  question: string,
  choices: Choices,
  { gold, found }: ChoiceMaterial,
  signal?: AbortSignal,
): Promise<ChoiceAnswer[]> {
  const texts: Readonly<Record<ChoiceContext, readonly string[]>> = {
    zeroShot: [],
    partialContext: gold.slice(0, 1),
    fullContext: gold,
    foundContext: found,
  };
  const answers: ChoiceAnswer[] = [];
  for (const context of CHOICE_CONTEXTS) {
    const right = rightIn(context, choices, gold);
    if (right === undefined) continue;
    const judgement = await choose(model, question, choices.options, texts[context], signal);
    answers.push({ context, judgement, ...(judgement.reply !== '' && { isRight: judgement.value === right }) });
  }
  return answers;
}

function rightIn(context: ChoiceContext, choices: Choices, gold: readonly string[]): number | undefined {
  if (context === 'partialContext') return gold.length > 1 ? choices.rightInPart : undefined;
  return context === 'fullContext' && gold.length === 0 ? undefined : choices.right;
}

/** Without a text the model is to answer from what it knows; with one, from that alone. */
function choose(
  model: LanguageModel,
  question: string,
  options: readonly string[],
  texts: readonly string[],
  signal?: AbortSignal,
): Promise<Judgement<number>> {
  const numbers = options.map((_, at) => at + 1);
  const listed = options.map((option, at) => `${at + 1}. ${option}`).join('\n');
  return judge(
    model,
    {
      rules: CHOOSING,
      task: texts.length === 0 ? TASKS.choice : TASKS.choiceFromText,
      material: { ...(texts.length > 0 && { provisions: texts.join('\n\n') }), question, answers: listed },
      read: ({ choice }) => {
        const number = oneOf(numbers)(choice);
        return number === undefined ? undefined : number - 1;
      },
    },
    signal,
  );
}
