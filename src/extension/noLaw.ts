import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';
import type { CorpusMonitor } from './corpusStatus';
import { noLawInWords } from './corpusView';
import { plainMessage } from './plainMessage';

/** Runs what needs law; where the workspace holds none, says so and offers ways to some. */
export async function whereLawIs<T>(monitor: CorpusMonitor, run: () => T): Promise<Awaited<T> | undefined> {
  if (await monitor.hasLaw()) return await run();
  const ways = [
    { title: l10n.t('Open Sample Statutes'), command: 'proviso.openSample' },
    { title: l10n.t('Open Folder'), command: 'workbench.action.files.openFolder' },
    ...(vscode.workspace.workspaceFolders === undefined
      ? []
      : [{ title: l10n.t('Choose Law...'), command: 'proviso.chooseLaw' }]),
  ];
  void vscode.window.showInformationMessage(plainMessage(`Proviso: ${noLawInWords()}`), ...ways).then(async (way) => {
    if (way !== undefined) await vscode.commands.executeCommand(way.command);
  });
  return undefined;
}
