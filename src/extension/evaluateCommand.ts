import { randomUUID } from 'node:crypto';
import * as vscode from 'vscode';
import type { EvaluationReport } from '../evaluation';
import type { ClientChannel, EditorStrategy, EvaluateParams } from '../server';
import { withServerProgress } from './serverProgress';

/** What a caller of the command may say, so that no dialog is needed. */
export interface EvaluateOptions {
  readonly strategy?: EditorStrategy;
  /** Recorded parametric provisions. */
  readonly generations?: vscode.Uri;
  readonly limit?: number;
}

type Choice = Pick<EvaluateOptions, 'strategy' | 'generations'>;

/** Evaluates a dataset file; asks for what was not said. Undefined when the user turns back or cancels. */
export async function evaluateDataset(
  channel: ClientChannel,
  uri: vscode.Uri | undefined,
  options: EvaluateOptions,
): Promise<{ file: vscode.Uri; report: EvaluationReport } | undefined> {
  const file = uri ?? (await pickDataset());
  if (file === undefined) return undefined;
  const choice = options.strategy === undefined ? await pickStrategy() : options;
  if (choice?.strategy === undefined) return undefined;
  const { strategy, generations } = choice;
  const report = await runWithProgress(channel, {
    id: randomUUID(),
    datasetFile: file.fsPath,
    strategy,
    ...(generations && { generationsFile: generations.fsPath }),
    ...(options.limit !== undefined && { limit: options.limit }),
  });
  return report && { file, report };
}

/** The dataset in the active editor, else one from a dialog. */
async function pickDataset(): Promise<vscode.Uri | undefined> {
  const active = vscode.window.activeTextEditor?.document.uri;
  if (active?.scheme === 'file' && active.path.endsWith('.jsonl')) return active;
  return pickFile('Evaluate');
}

async function pickFile(openLabel: string): Promise<vscode.Uri | undefined> {
  const picked = await vscode.window.showOpenDialog({ openLabel, filters: { 'JSON lines': ['jsonl'] } });
  return picked?.[0];
}

async function pickStrategy(): Promise<Choice | undefined> {
  const picked = await vscode.window.showQuickPick(
    [
      { label: 'bm25', detail: 'One retrieval of the question itself. Needs no language model.', choose: bm25 },
      { label: 'parser', detail: 'Parametric provisions from the pipeline as it is set up.', choose: parser },
      { label: 'parser, recorded', detail: 'Parametric provisions from a file of recordings.', choose: recorded },
    ],
    { title: 'Proviso: Evaluate Dataset File', placeHolder: 'How provisions are predicted' },
  );
  return picked?.choose();
}

const bm25 = (): Choice => ({ strategy: 'bm25' });
const parser = (): Choice => ({ strategy: 'parser' });

async function recorded(): Promise<Choice | undefined> {
  const generations = await pickFile('Use Recordings');
  return generations && { strategy: 'parser', generations };
}

function runWithProgress(channel: ClientChannel, params: EvaluateParams): Thenable<EvaluationReport | undefined> {
  return withServerProgress({
    title: 'Proviso: evaluating',
    noun: 'questions',
    follow: (tell) =>
      channel.hear('proviso/evaluateProgress', ({ id, ...progress }) => {
        if (id === params.id) tell(progress);
      }),
    run: (signal) => channel.request('proviso/evaluate', params, signal),
  });
}
