import { datasetQuestions, publishedOn, readRun } from '../../evaluation';
import type { ServerChannel } from '../channel';
import type { AskContext } from './askFeature';
import { constructQuestion } from './constructFeature';
import { estimateDataset, evaluateDataset, strategyList, type EvaluateContext } from './evaluateFeature';

/** Answers what is asked of data sets, of evaluations and their reports, and has questions written on the law of the open folders. */
export function answerEvaluations(
  channel: ServerChannel,
  folderOf: (signal: AbortSignal) => Promise<AskContext>,
  contextOf: (signal: AbortSignal) => Promise<EvaluateContext>,
): void {
  channel.answer('proviso/strategies', strategyList);
  channel.answer('proviso/published', ({ dataset }) => publishedOn(dataset));
  channel.answer('proviso/readRun', ({ file }) => readRun(file));
  channel.answer('proviso/questions', ({ datasetFile }) => datasetQuestions(datasetFile));
  channel.answer('proviso/construct', async (params, signal) =>
    constructQuestion(params, await folderOf(signal), signal),
  );
  const telling =
    (id: string) =>
    (progress: { done: number; total: number }): void =>
      void channel.tell('proviso/evaluateProgress', { id, ...progress });
  channel.answer('proviso/estimate', async (params, signal) =>
    estimateDataset(params, await contextOf(signal), telling(params.id), signal),
  );
  channel.answer('proviso/evaluate', async (params, signal) =>
    evaluateDataset(params, await contextOf(signal), telling(params.id), signal),
  );
}
