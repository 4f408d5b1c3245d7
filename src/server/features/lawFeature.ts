import { modelsOnce } from '../../models';
import { withContext, type Answer, type AskEvent } from '../../pipeline';
import { findByName, findInText } from '../../tools';
import type { ServerChannel } from '../channel';
import { foundWithout, type LawSource, type Worked } from '../corpus/lawSource';
import { sharedText } from '../corpus/sharedPlaces';
import type { Drafts } from '../drafts/drafts';
import type { SentenceModels } from '../models/sentenceModels';
import type { LoopPauses } from '../turns/loopPauses';
import { answerQuestion, type AskContext } from './askFeature';
import { checkedAnswer } from './checkAnswerFeature';
import { provisionText } from './provisionText';
import { ToldOnce } from './toldOnce';

export interface LawContext {
  readonly law: Pick<LawSource, 'work'>;
  readonly drafts: Drafts;
  readonly models: SentenceModels;
  readonly pauses: Pick<LoopPauses, 'during'>;
  /** The folder of the program, an absolute path. */
  readonly home: string;
  /** What helps with a question, whatever it is asked of. */
  readonly helpers: (signal: AbortSignal, question: string) => Promise<Omit<AskContext, 'index' | 'dense'>>;
}

/** Answers what is asked of the law, wherever it is: questions, provisions by name and by text, and answers to be checked. */
export function answerOnLaw(channel: ServerChannel, context: LawContext): void {
  const { law, drafts, models, home } = context;
  answerQuestions(channel, context);
  channel.answer('proviso/find', async ({ query, limit }, signal) => {
    const { result } = await law.work((index) => findByName(index, query, limit, signal), signal);
    return drafts.place(result);
  });
  channel.answer('proviso/findInText', async ({ query, limit }, signal) => {
    const { result } = await law.work(async (index) => {
      const { dense } = await models.denseOf(index);
      return findInText(query, { index, ...(dense && { dense }) }, limit, signal);
    }, signal);
    return drafts.place(result);
  });
  channel.answer('proviso/provision', async ({ id }, signal) => {
    const { result } = await law.work(({ corpus }) => provisionText(corpus, id), signal);
    return result === null ? null : (await drafts.place([result]))[0]!;
  });
  channel.answer('proviso/sharedText', async ({ uri }, signal) => {
    const { result } = await law.work(({ corpus }) => sharedText(corpus, uri), signal);
    return { text: result };
  });
  channel.answer('proviso/checkAnswer', async (params, signal) => {
    const tell = (progress: { done: number; total: number }): void =>
      void channel.tell('proviso/checkAnswerProgress', { id: params.id, ...progress });
    const { result } = await law.work((index) => checkedAnswer(params, index, home, tell, signal), signal);
    return Promise.all(result.map(async (sentence) => ({ ...sentence, law: await drafts.place(sentence.law) })));
  });
}

function answerQuestions(channel: ServerChannel, { law, drafts, models, pauses, helpers }: LawContext): void {
  channel.answer('proviso/ask', async ({ id, question, follows }, signal) => {
    const { model, crossEncoder, entailment, ...rest } = await helpers(signal, id);
    const tell = (event: AskEvent): void => void channel.tell('proviso/askEvent', { id, event });
    const told = new ToldOnce(tell);
    const asked = follows === undefined ? question : withContext(question, follows);
    const asking = (): Promise<Worked<Answer>> =>
      law.work(async (index, once) => {
        const { dense, notices } = await models.denseOf(index);
        const own = {
          ...(model && { model }),
          ...(crossEncoder && { crossEncoder }),
          ...(entailment && { entailment }),
        };
        const from = {
          ...{ model: undefined, ...rest, index, ...(dense && { dense }), ...modelsOnce(own, once) },
          notices: [...notices, ...rest.notices],
        };
        return answerQuestion(
          asked,
          from,
          told.inPass(() => index.isSound),
          signal,
        );
      }, signal);
    const { result, without } = await pauses.during('asking', asking);
    return {
      ...result,
      evidence: await drafts.place(result.evidence),
      notices: [...result.notices, ...(without ? [foundWithout(without)] : [])],
    };
  });
}
