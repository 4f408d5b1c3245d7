import { dayOf } from '../../law';
import {
  evaluate,
  evaluatePredictions,
  isStrategyName,
  STRATEGIES,
  type EvaluationReport,
  type Strategy,
} from '../../evaluation';
import type { AskContext } from './askFeature';
import { breathe } from '../turns/breathe';
import type { EvaluateParams, ListedStrategy } from '../protocol';

/** The least time between two reports of progress, in milliseconds. */
const PROGRESS_MS = 100;

/** The strategies, each with a line on it and what it cannot do without. */
export const strategyList = (): ListedStrategy[] =>
  Object.keys(STRATEGIES)
    .filter(isStrategyName)
    .map((name) => {
      const { summary, needs }: Strategy = STRATEGIES[name];
      return { name, summary: summary(), ...(needs !== undefined && { needs }) };
    });

/** Evaluates a dataset file against the corpus of the workspace. What cannot help a strategy with models is a notice. */
export async function evaluateDataset(
  params: EvaluateParams,
  context: AskContext,
  onProgress: (progress: { done: number; total: number }) => void,
  signal: AbortSignal,
): Promise<EvaluationReport> {
  const { datasetFile, strategy, predictionsFile, generationsFile, limit, only } = params;
  const { index, model, dense, crossEncoder, entailment, tuning, stages, notices } = context;
  const usesModel = STRATEGIES[strategy].uses.some((use) => use === 'model');
  let reportedAt = -Infinity;
  let reported = -1;
  const limited = limit === undefined ? {} : { limit };
  const options = {
    datasetFile,
    index,
    today: dayOf(new Date()),
    strategy,
    ...(generationsFile !== undefined && { generationsFile }),
    ...(model && { model }),
    // No judge is named: issue trees are scored, and offered answers chosen from, where a data set has them.
    ...(model && usesModel && { judging: { model, judges: [] } }),
    ...(dense && { dense }),
    ...(crossEncoder && { crossEncoder }),
    ...(entailment && { entailment }),
    ...(tuning && { tuning }),
    ...(stages && { stages }),
    ...limited,
    ...(only && { only }),
  };
  const steps =
    predictionsFile === undefined
      ? evaluate(options, signal)
      : evaluatePredictions({ datasetFile, predictionsFile, index, ...limited }, signal);
  const report = await breathe(
    steps,
    (progress) => {
      const now = performance.now();
      const isSoon = now - reportedAt < PROGRESS_MS && progress.done < progress.total;
      if (isSoon || progress.done === reported) return;
      reportedAt = now;
      reported = progress.done;
      onProgress(progress);
    },
    signal,
  );
  const usesModels = predictionsFile === undefined && STRATEGIES[strategy].uses.length > 0;
  return { ...report, notices: [...report.notices, ...(usesModels ? notices : [])] };
}
