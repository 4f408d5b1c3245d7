import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';
import type { Construction } from '../evaluation';
import { MOST_HOPS, requestsFor } from '../evaluation/construction/hops';
import { existingItems } from '../evaluation/datasets/newItem';
import type { ClientChannel } from '../server';
import { constructionWords } from './constructionWords';
import { modelIsChosen } from './modelSettings';
import { append, chooseDataset, openedOrNew, provisionsAtCursors } from './newQuestion';
import { plainMessage } from './plainMessage';
import { withServerProgress } from './serverProgress';

/** What a caller may say, so that no dialog is needed. */
export interface ConstructOptions {
  /** Made where it is not there yet. */
  readonly dataset?: vscode.Uri;
  /** How many provisions a question needs. */
  readonly hops?: number;
}

/**
 * Has the language model write a question on each provision that the cursors and selections of the active editor stand in, and adds
 * them to a data set, unreviewed. Nothing is saved; what was written when the user cancels stays.
 */
export async function constructQuestions(channel: ClientChannel, options: ConstructOptions): Promise<void> {
  const provisions = await provisionsAtCursors(channel);
  if (!modelIsChosen()) {
    offerModels();
    return;
  }
  const hops = options.hops ?? (await pickHops(provisions.length));
  if (hops === undefined) return;
  const dataset = options.dataset ?? (await chooseDataset(commandTitle(), provisions));
  if (dataset === undefined) return;
  const document = await openedOrNew(dataset);
  const lines: number[] = [];
  const constructions: Construction[] = [];
  const steps = new vscode.EventEmitter<{ done: number; total: number }>();
  await withServerProgress({
    title: l10n.t('Proviso: a language model writes questions'),
    inWords: (done, total) => l10n.t('{0} of {1} provisions', done, total),
    follow: (tell) => steps.event(tell),
    run: async (signal) => {
      for (const [done, { id }] of provisions.entries()) {
        steps.fire({ done, total: provisions.length });
        const taken = [...existingItems(document.getText()).ids];
        const params = { provision: id, hops, seed: taken.length + 1, taken };
        const construction = await channel.request('proviso/construct', params, signal);
        constructions.push(construction);
        const rows = construction.items.map((item) => JSON.stringify(item));
        if (rows.length > 0) lines.push(await append(document, rows));
      }
    },
  });
  steps.dispose();
  const [first] = lines;
  if (first !== undefined)
    await vscode.window.showTextDocument(document, { selection: new vscode.Range(first, 0, first, 0) });
  const words = `Proviso: ${constructionWords(constructions)}`;
  if (first !== undefined) void vscode.window.showInformationMessage(plainMessage(words));
  else if (constructions.length > 0) void vscode.window.showWarningMessage(plainMessage(words));
}

const commandTitle = (): string => l10n.t('Construct Evaluation Questions');

function offerModels(): void {
  const choose = l10n.t('Choose Language Model...');
  const message = l10n.t('A language model writes the questions, and none is chosen.');
  void vscode.window.showWarningMessage(plainMessage(`Proviso: ${message}`), choose).then(async (chosen) => {
    if (chosen === choose) await vscode.commands.executeCommand('proviso.chooseLanguageModel');
  });
}

/** How many provisions a question needs, with what that takes; undefined when the user turns back. */
async function pickHops(provisions: number): Promise<number | undefined> {
  const items = Array.from({ length: MOST_HOPS }, (_, at) => {
    const hops = at + 1;
    return {
      hops,
      label: hops === 1 ? l10n.t('1 provision') : l10n.t('{0} provisions, each citing the next', hops),
      detail: l10n.t('At most {0} calls of the language model', provisions * requestsFor(hops)),
    };
  });
  const picked = await vscode.window.showQuickPick(items, {
    title: commandTitle(),
    placeHolder: l10n.t('How many provisions a question needs'),
  });
  return picked?.hops;
}
