import type { LanguageModel } from '../models';
import { ask, type Answer, type AskEvent } from '../pipeline';
import type { LegalIndex } from '../search';
import { breathe } from './breathe';

/** Asks, and passes on what happens on the way; the last event, the answer, is the result instead. */
export async function answerQuestion(
  question: string,
  context: { index: LegalIndex; model: LanguageModel | undefined },
  onEvent: (event: AskEvent) => void,
  signal: AbortSignal,
): Promise<Answer> {
  const { index, model } = context;
  return breathe(
    ask(question, { index, ...(model && { model }) }, signal),
    (event) => {
      if (event.kind !== 'done') onEvent(event);
    },
    signal,
  );
}
