import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';
import type { ModelOffer } from './modelOffer';

interface Item extends vscode.QuickPickItem {
  /** Whether to choose again afterwards. */
  readonly run: () => Promise<boolean>;
}

/** Lets the user choose a language model, or none, at any time. Servers on this computer are asked when that is picked. */
export async function chooseLanguageModel(offer: ModelOffer): Promise<void> {
  if (!vscode.workspace.isTrusted) {
    const trust = l10n.t('Manage Workspace Trust');
    const picked = await vscode.window.showWarningMessage(
      l10n.t('No language model is called in an untrusted workspace.'),
      trust,
    );
    if (picked === trust) await vscode.commands.executeCommand('workbench.trust.manage');
    return;
  }
  const title = l10n.t('Proviso: Choose Language Model');
  let placeHolder = l10n.t('Which language model helps to find and word answers');
  const look = async (): Promise<boolean> => {
    const options = {
      location: vscode.ProgressLocation.Notification,
      title: l10n.t('Proviso: looking for a model on this computer'),
    };
    placeHolder = await vscode.window.withProgress(options, () => offer.lookForModels());
    return true;
  };
  for (let again = true; again;) {
    const items = await itemsOf(offer, look);
    const picked = await vscode.window.showQuickPick(items, { title, placeHolder, matchOnDetail: true });
    again = (await picked?.run()) ?? false;
  }
}

async function itemsOf(offer: ModelOffer, look: () => Promise<boolean>): Promise<Item[]> {
  const done = async (work: Promise<unknown> | Thenable<unknown>): Promise<boolean> => {
    await work;
    return false;
  };
  const models = await offer.available();
  return [
    ...models.map(({ id, name, sends }) => ({ label: name, detail: sends, run: () => done(offer.choose(id)) })),
    {
      label: `$(search) ${l10n.t('Look for a model on this computer')}`,
      detail: l10n.t("Asks Ollama's, llama.cpp's and LM Studio's usual ports on this computer, and nothing else."),
      run: look,
    },
    {
      label: `$(gear) ${l10n.t('Another server...')}`,
      detail: l10n.t('Set the base URL and the model name of a server that speaks the OpenAI protocol.'),
      run: () => done(vscode.commands.executeCommand('workbench.action.openSettings', '@id:proviso.languageModel.*')),
    },
    {
      label: `$(circle-slash) ${l10n.t('Answer without a model')}`,
      detail: l10n.t('Proviso answers from the statutes alone. Nothing leaves this computer.'),
      run: () => done(offer.decline()),
    },
  ];
}
