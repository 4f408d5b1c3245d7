import * as l10n from '@vscode/l10n';
import { randomUUID } from 'node:crypto';
import * as vscode from 'vscode';
import type { WholeReport, PublishedFigures, StrategyName } from '../evaluation';
import type { ClientChannel, EvaluateParams } from '../server';
import { confirmRun } from './confirmRun';
import { askedQuestions } from './evaluationProgress';
import { evaluationSettings } from './evaluationSettings';

/** What a caller of the command may say, so that no dialog is needed. */
export interface EvaluateOptions {
  readonly strategy?: StrategyName;
  /** Recorded parametric provisions. */
  readonly generations?: vscode.Uri;
  /** What another system found: it is scored, whatever the strategy. */
  readonly predictions?: vscode.Uri;
  readonly limit?: number;
}

type Choice = Pick<EvaluateOptions, 'strategy' | 'generations' | 'predictions'>;

/** A report, and what others published on the same data set. */
export interface Evaluated {
  readonly file: vscode.Uri;
  readonly report: WholeReport;
  readonly published: readonly PublishedFigures[];
}

/** Evaluates a dataset file; asks for what was not said. Undefined when the user turns back or cancels. */
export async function evaluateDataset(
  channel: ClientChannel,
  uri: vscode.Uri | undefined,
  options: EvaluateOptions,
): Promise<Evaluated | undefined> {
  const file = uri ?? (await pickDataset());
  if (file === undefined) return undefined;
  const isSaid = options.strategy !== undefined || options.predictions !== undefined;
  const choice = isSaid ? options : await pickStrategy(channel);
  if (choice === undefined) return undefined;
  const { strategy = 'bm25', generations, predictions } = choice;
  const { concurrency, keepsReplies } = evaluationSettings();
  const params: EvaluateParams = {
    id: randomUUID(),
    datasetFile: file.fsPath,
    strategy,
    concurrency,
    keepsReplies,
    ...(generations && { generationsFile: generations.fsPath }),
    ...(predictions && { predictionsFile: predictions.fsPath }),
    ...(options.limit !== undefined && { limit: options.limit }),
  };
  if (!isSaid && !(await confirmRun(channel, params))) return undefined;
  const report = await askedQuestions(channel, 'proviso/evaluate', params, l10n.t('Proviso: evaluating'));
  if (report === undefined) return undefined;
  return { file, report, published: await channel.request('proviso/published', { dataset: report.dataset }) };
}

/** The dataset in the active editor, else one from a dialog. */
async function pickDataset(): Promise<vscode.Uri | undefined> {
  const active = vscode.window.activeTextEditor?.document.uri;
  if (active?.scheme === 'file' && /\.(?:jsonl|csv|tsv)$/iu.test(active.path)) return active;
  return pickFile(l10n.t('Evaluate'), { [l10n.t('JSON lines or table')]: ['jsonl', 'csv', 'tsv'] });
}

async function pickFile(openLabel: string, filters: Record<string, string[]>): Promise<vscode.Uri | undefined> {
  const picked = await vscode.window.showOpenDialog({ openLabel, filters });
  return picked?.[0];
}

async function pickStrategy(channel: ClientChannel): Promise<Choice | undefined> {
  const picked = await vscode.window.showQuickPick(strategyItems(channel), {
    title: l10n.t('Proviso: Evaluate Dataset File'),
    placeHolder: l10n.t('How provisions are predicted'),
  });
  return picked?.choose();
}

type StrategyItem = vscode.QuickPickItem & {
  readonly choose: () => Choice | undefined | Promise<Choice | undefined>;
};

/** Grouped by what they need, in the order of the strategies. */
async function strategyItems(channel: ClientChannel): Promise<StrategyItem[]> {
  const strategies = await channel.request('proviso/strategies', {});
  const itemsOf = (wanted: 'model' | 'dense' | undefined): StrategyItem[] =>
    strategies
      .filter(({ needs }) => needs === wanted)
      .map(({ name, summary }) => ({ label: name, detail: summary, choose: () => ({ strategy: name }) }));
  const replayed = l10n.t('parser with parametric provisions from a file of recordings');
  const others = l10n.t('a run file of trec_eval, or JSON lines of id, provisions and answer');
  return [
    heading(l10n.t('Without a model')),
    ...itemsOf(undefined),
    { label: l10n.t('parser, recorded'), detail: replayed, choose: recorded },
    heading(l10n.t('With an encoder')),
    ...itemsOf('dense'),
    heading(l10n.t('With a language model')),
    ...itemsOf('model'),
    heading(l10n.t('Of another system')),
    { label: l10n.t('predictions of another system...'), detail: others, choose: predicted },
  ];
}

const heading = (label: string): StrategyItem => ({
  label,
  kind: vscode.QuickPickItemKind.Separator,
  choose: () => undefined,
});

async function recorded(): Promise<Choice | undefined> {
  const generations = await pickFile(l10n.t('Use Recordings'), { 'JSON lines': ['jsonl'] });
  return generations && { strategy: 'parser', generations };
}

async function predicted(): Promise<Choice | undefined> {
  const predictions = await pickFile(l10n.t('Score Predictions'), {
    [l10n.t('Predictions')]: ['jsonl', 'trec', 'run', 'txt'],
  });
  return predictions && { predictions };
}
