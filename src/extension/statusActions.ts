import * as vscode from 'vscode';
import type { CorpusMonitor } from './corpusStatus';
import { count } from './corpusView';
import type { EncodingMonitor } from './encodingMonitor';

/** What can be done about the corpus and its vectors now, as a quick pick. */
export async function showStatusActions(
  monitor: CorpusMonitor,
  encoding: EncodingMonitor,
  log: vscode.LogOutputChannel,
): Promise<void> {
  const { state, problems } = monitor.status;
  const actions = [
    ...(state === 'indexing'
      ? [{ label: '$(circle-slash) Cancel Indexing', run: () => monitor.cancel() }]
      : [{ label: '$(refresh) Rebuild Index', run: () => vscode.commands.executeCommand('proviso.rebuildIndex') }]),
    ...encoding.actions,
    {
      label: '$(warning) Show Problems',
      description: count(problems, 'problem'),
      run: () => {
        log.show(true);
      },
    },
    { label: '$(search) Find Provision', run: () => vscode.commands.executeCommand('proviso.findProvision') },
  ];
  const picked = await vscode.window.showQuickPick(actions, { title: 'Proviso', placeHolder: monitor.inWords });
  await picked?.run();
}
