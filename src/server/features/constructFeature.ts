import * as l10n from '@vscode/l10n';
import { constructQuestions, type Construction } from '../../evaluation';
import { dayOf } from '../../law';
import type { ServerRequests } from '../protocol';
import { breathe } from '../turns/breathe';
import type { AskContext } from './askFeature';

/** Has the language model write a question on a provision. Fails, with what to do, without a model, and where there is no such provision. */
export async function constructQuestion(
  { provision, hops, seed, taken }: ServerRequests['proviso/construct']['params'],
  { index, model }: AskContext,
  signal: AbortSignal,
): Promise<Construction> {
  if (model === undefined) {
    throw new Error(l10n.t('A language model writes the questions, and none is chosen.'));
  }
  const ordinal = index.corpus.ordinal(provision);
  if (ordinal === undefined) throw new Error(l10n.t('The law has no such provision any more.'));
  const today = dayOf(new Date());
  const options = { index, model, today, count: 1, beginnings: [ordinal], hops, seed, taken: new Set(taken) };
  return breathe(constructQuestions(options, signal), () => undefined, signal);
}
