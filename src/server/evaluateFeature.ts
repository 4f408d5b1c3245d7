import { evaluate, type EvaluationReport } from '../evaluation';
import type { LanguageModel } from '../models';
import type { LegalIndex } from '../search';
import { breathe } from './breathe';
import type { EvaluateParams } from './protocol';

/** The least time between two reports of progress, in milliseconds. */
const PROGRESS_MS = 100;

/** Evaluates a dataset file against the corpus of the workspace. */
export async function evaluateDataset(
  params: EvaluateParams,
  context: { index: LegalIndex; model: LanguageModel | undefined },
  onProgress: (progress: { done: number; total: number }) => void,
  signal: AbortSignal,
): Promise<EvaluationReport> {
  const { datasetFile, strategy, generationsFile, limit } = params;
  const { index, model } = context;
  let reportedAt = -Infinity;
  const steps = evaluate(
    {
      datasetFile,
      index,
      strategy,
      ...(generationsFile !== undefined && { generationsFile }),
      ...(model && { model }),
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
