import * as vscode from 'vscode';
import type { StrategyName } from '../evaluation';
import type { Asked } from './questionOutcome';

export interface EvaluationSettings extends Asked {
  readonly datasets: readonly string[];
  readonly strategy: StrategyName;
  readonly concurrency: number;
  readonly keepsReplies: boolean;
}

/** `proviso.evaluation.*`. */
export function evaluationSettings(): EvaluationSettings {
  const given = vscode.workspace.getConfiguration('proviso.evaluation');
  return {
    datasets: given.get<string[]>('datasets', []),
    strategy: given.get<StrategyName>('strategy', 'parser'),
    metric: given.get('metric', 'provisionF1'),
    threshold: given.get('threshold', 1),
    concurrency: given.get('concurrency', 4),
    keepsReplies: given.get('keepReplies', true),
  };
}
