import { evaluate, type EvaluationReport } from '../evaluation';
import type { AskContext } from './askFeature';
import { breathe } from './breathe';
import type { EvaluateParams } from './protocol';

/** The least time between two reports of progress, in milliseconds. */
const PROGRESS_MS = 100;

/** Evaluates a dataset file against the corpus of the workspace. */
export async function evaluateDataset(
  params: EvaluateParams,
  context: Omit<AskContext, 'notices'>,
  onProgress: (progress: { done: number; total: number }) => void,
  signal: AbortSignal,
): Promise<EvaluationReport> {
  const { datasetFile, strategy, generationsFile, limit } = params;
  const { index, model, dense, crossEncoder } = context;
  let reportedAt = -Infinity;
  const steps = evaluate(
    {
      datasetFile,
      index,
      strategy,
      ...(generationsFile !== undefined && { generationsFile }),
      ...(model && { model }),
      ...(dense && { dense }),
      ...(crossEncoder && { crossEncoder }),
      ...(limit !== undefined && { limit }),
    },
    signal,
  );
  return breathe(
    steps,
    (progress) => {
      const now = performance.now();
      if (now - reportedAt < PROGRESS_MS && progress.done < progress.total) return;
      reportedAt = now;
      onProgress(progress);
    },
    signal,
  );
}
