import * as l10n from '@vscode/l10n';
import { dayOf, type Problem } from '../../law';
import {
  countQuestions,
  estimate,
  evaluate,
  evaluatePredictions,
  isStrategyName,
  ReplyFolder,
  SAMPLED,
  STRATEGIES,
  type Estimate,
  type EvaluateOptions,
  wholeReport,
  type WholeReport,
  type ReplyStore,
  type Strategy,
  type StrategyName,
} from '../../evaluation';
import { LegalIndex, type IndexSource } from '../../search';
import type { AskContext } from './askFeature';
import { breathe } from '../turns/breathe';
import type { EvaluateParams, ListedStrategy } from '../protocol';

/** The least time between two reports of progress, in milliseconds. */
const PROGRESS_MS = 100;

const usesModel = (strategy: StrategyName): boolean => STRATEGIES[strategy].uses.some((use) => use === 'model');

/** The strategies, each with a line on it and what it cannot do without. */
export const strategyList = (): ListedStrategy[] =>
  Object.keys(STRATEGIES)
    .filter(isStrategyName)
    .map((name) => {
      const { summary, needs }: Strategy = STRATEGIES[name];
      return { name, summary: summary(), callsModel: usesModel(name), ...(needs !== undefined && { needs }) };
    });

/** What an evaluation is asked of. */
export interface EvaluateContext extends Omit<AskContext, 'index'> {
  readonly index: IndexSource;
  /** The folder that keeps what language models reply; made where it is not there. */
  readonly repliesDirectory?: string;
}

/** No model is known that is served better by more at a time. */
const MOST_AT_A_TIME = 32;

const callsModel = ({ strategy, predictionsFile }: EvaluateParams, { model }: EvaluateContext): boolean =>
  model !== undefined && predictionsFile === undefined && usesModel(strategy);

async function optionsOf(
  params: EvaluateParams,
  context: EvaluateContext,
  warn: (message: string) => void,
): Promise<EvaluateOptions> {
  const { datasetFile, strategy, generationsFile, limit, only, concurrency = 1 } = params;
  const { index, model, dense, crossEncoder, entailment, tuning, stages } = context;
  const isModelCalled = callsModel(params, context);
  const replies = isModelCalled && params.keepsReplies === true ? await repliesIn(context, warn) : undefined;
  return {
    datasetFile,
    index,
    today: dayOf(new Date()),
    strategy,
    ...(generationsFile !== undefined && { generationsFile }),
    ...(model && { model }),
    // No judge is named: issue trees are scored, and offered answers chosen from, where a data set has them.
    ...(model && isModelCalled && { judging: { model, judges: [] } }),
    ...(isModelCalled && { concurrency: Math.min(Math.max(Math.trunc(concurrency), 1), MOST_AT_A_TIME) }),
    ...(dense && { dense }),
    ...(crossEncoder && { crossEncoder }),
    ...(entailment && { entailment }),
    ...(tuning && { tuning }),
    ...(stages && { stages }),
    ...(limit !== undefined && { limit }),
    ...(only && { only }),
    ...(replies && { replies }),
  };
}

/** Undefined where there is no folder, or it cannot be made: then everything is asked. */
async function repliesIn(
  { repliesDirectory }: EvaluateContext,
  warn: (message: string) => void,
): Promise<ReplyStore | undefined> {
  if (repliesDirectory === undefined) return undefined;
  try {
    return await ReplyFolder.open(repliesDirectory, warn);
  } catch (error) {
    warn(l10n.t('No reply of the language model can be kept in {0}: {1}', repliesDirectory, (error as Error).message));
    return undefined;
  }
}

type OnProgress = (progress: { done: number; total: number }) => void;

/** Tells progress, but neither too soon after the last time nor the same again. */
function sparing(onProgress: OnProgress): OnProgress {
  let reportedAt = -Infinity;
  let reported = -1;
  return (progress) => {
    const now = performance.now();
    const isSoon = now - reportedAt < PROGRESS_MS && progress.done < progress.total;
    if (isSoon || progress.done === reported) return;
    reportedAt = now;
    reported = progress.done;
    onProgress(progress);
  };
}

/** See `proviso/estimate`. */
export async function estimateDataset(
  params: EvaluateParams,
  context: EvaluateContext,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<Estimate | null> {
  if (!callsModel(params, context)) return null;
  // What cannot be kept is told by the run.
  const options = await optionsOf(params, context, () => undefined);
  if ((await countQuestions(options)) <= SAMPLED) return null;
  return breathe(estimate(evaluate, options, signal), sparing(onProgress), signal);
}

/** Evaluates a dataset file against the law that there is. What cannot help a strategy with models is a notice. */
export async function evaluateDataset(
  params: EvaluateParams,
  context: EvaluateContext,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<WholeReport> {
  const { datasetFile, strategy, predictionsFile, limit } = params;
  const { index, notices } = context;
  const warnings: string[] = [];
  const steps =
    predictionsFile === undefined
      ? evaluate(await optionsOf(params, context, (message) => warnings.push(message)), signal)
      : evaluatePredictions(
          {
            datasetFile,
            predictionsFile,
            ...(index instanceof LegalIndex && { index: index as LegalIndex }),
            ...(limit !== undefined && { limit }),
          },
          signal,
        );
  const report = wholeReport(await breathe(steps, sparing(onProgress), signal));
  const usesModels = predictionsFile === undefined && STRATEGIES[strategy].uses.length > 0;
  return {
    ...report,
    problems: [...report.problems, ...warnings.map((message) => unkept(message, datasetFile))],
    notices: [...report.notices, ...(usesModels ? notices : [])],
  };
}

const unkept = (message: string, file: string): Problem => ({ file, line: 1, severity: 'warning', message });
