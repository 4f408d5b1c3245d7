import * as l10n from '@vscode/l10n';
import type { ClientChannel, EvaluateParams } from '../server';
import { withServerProgress } from './serverProgress';

/** Has the server ask questions of a data set, behind a notification with its progress. Undefined when the user cancels. */
export const askedQuestions = <Method extends 'proviso/evaluate' | 'proviso/estimate'>(
  channel: ClientChannel,
  method: Method,
  params: EvaluateParams,
  title: string,
) =>
  withServerProgress({
    title,
    inWords: (done, total) => l10n.t('{0} of {1} questions', done, total),
    follow: (tell) =>
      channel.hear('proviso/evaluateProgress', ({ id, ...progress }) => {
        if (id === params.id) tell(progress);
      }),
    run: (signal) => channel.request(method, params, signal),
  });
