import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';
import type { ClientChannel, EvaluateParams } from '../server';
import { estimateWords } from './estimateWords';
import { askedQuestions } from './evaluationProgress';
import { modelIsChosen } from './modelSettings';

/**
 * Has the user confirm what a run takes that calls a language model, by a few questions that are asked for it. True at once where
 * no model is called, or for these few questions alone.
 */
export async function confirmRun(channel: ClientChannel, params: EvaluateParams): Promise<boolean> {
  if (!(await callsModel(channel, params))) return true;
  const title = l10n.t('Proviso: asking a few questions to estimate the run');
  const estimate = await askedQuestions(channel, 'proviso/estimate', params, title);
  if (estimate === undefined) return false;
  if (estimate === null) return true;
  const run = { label: l10n.t('Run'), detail: estimateWords(estimate, vscode.env.language) };
  const cancel = { label: l10n.t('Cancel'), detail: l10n.t('The language model is asked nothing more.') };
  const picked = await vscode.window.showQuickPick([run, cancel], {
    title: l10n.t('Proviso: {0} on {1} questions', estimate.strategy, estimate.n),
    placeHolder: l10n.t('A language model is called: what that takes'),
    ignoreFocusOut: true,
  });
  return picked === run;
}

async function callsModel(channel: ClientChannel, { strategy, predictionsFile }: EvaluateParams): Promise<boolean> {
  if (!modelIsChosen() || predictionsFile !== undefined) return false;
  const strategies = await channel.request('proviso/strategies', {});
  return strategies.some((listed) => listed.name === strategy && listed.callsModel);
}
