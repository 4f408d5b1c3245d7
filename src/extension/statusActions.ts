import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';
import type { CorpusMonitor } from './corpusStatus';
import { problemsInWords } from './corpusView';
import type { EncodingMonitor } from './encodingMonitor';

/** What can be done about the corpus and its vectors now, as a quick pick. */
export async function showStatusActions(monitor: CorpusMonitor, encoding: EncodingMonitor): Promise<void> {
  const { state, problems, shared } = monitor.status;
  const actions = [
    ...(state === 'indexing'
      ? [{ label: `$(circle-slash) ${l10n.t('Cancel Indexing')}`, run: () => monitor.cancel() }]
      : [
          {
            label: `$(refresh) ${l10n.t('Rebuild Index')}`,
            run: () => vscode.commands.executeCommand('proviso.rebuildIndex'),
          },
        ]),
    ...encoding.actions,
    ...(shared.state === 'unavailable' || shared.state === 'failed'
      ? [
          {
            label: `$(plug) ${l10n.t('Open the Shared Corpus Again')}`,
            description: shared.message ?? '',
            run: () => monitor.openShared(),
          },
          {
            label: `$(key) ${l10n.t('Set Key of Shared Corpus')}`,
            run: () => vscode.commands.executeCommand('proviso.setCorpusKey'),
          },
        ]
      : []),
    {
      label: `$(warning) ${l10n.t('Show Problems')}`,
      description: problemsInWords(problems),
      run: () => vscode.commands.executeCommand('proviso.showProblems'),
    },
    {
      label: `$(search) ${l10n.t('Find Provision')}`,
      run: () => vscode.commands.executeCommand('proviso.findProvision'),
    },
  ];
  const picked = await vscode.window.showQuickPick(actions, { title: 'Proviso', placeHolder: monitor.inWords });
  await picked?.run();
}
