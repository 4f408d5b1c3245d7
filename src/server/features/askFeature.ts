import { dayOf } from '../../law';
import type { LanguageModel } from '../../models';
import { ask, type Answer, type AskEvent, type Stages } from '../../pipeline';
import type { LegalIndex, Tuning } from '../../search';
import { breathe } from '../turns/breathe';
import type { QuestionModels } from '../models/sentenceModels';

/** What a question is asked of. */
export interface AskContext extends QuestionModels {
  readonly index: LegalIndex;
  readonly model: LanguageModel | undefined;
  readonly tuning?: Partial<Tuning>;
  readonly stages?: Stages;
}

/** Asks, and passes on what happens on the way; the last event, the answer, is the result instead. */
export async function answerQuestion(
  question: string,
  { index, model, dense, crossEncoder, entailment, tuning, stages, notices }: AskContext,
  onEvent: (event: AskEvent) => void,
  signal: AbortSignal,
): Promise<Answer> {
  const today = dayOf(new Date());
  const context = {
    index,
    today,
    ...(model && { model }),
    ...(dense && { dense }),
    ...(crossEncoder && { crossEncoder }),
    ...(entailment && { entailment }),
    ...(tuning && { tuning }),
    ...(stages && { stages }),
  };
  const answer = await breathe(
    ask(question, context, signal),
    (event) => {
      if (event.kind !== 'done') onEvent(event);
    },
    signal,
  );
  return { ...answer, notices: [...answer.notices, ...notices] };
}
