import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { describeWithPage, drivePage, inWorkbench } from './drivePage';
import { until } from './until';
import { closeEditors, proviso } from './workspace';

/** The steps that are ticked, by their names in package.json. */
async function ticked(): Promise<string[]> {
  const selector = '.getting-started-step .codicon-getting-started-step-checked.complete';
  if ((await inWorkbench({ selector, action: 'count' })) === 0) return [];
  const ids = await inWorkbench({ selector, action: 'attributes', value: 'data-done-step-id' });
  return ids.map((id) => id.split('#').at(-1)!).sort();
}

const untilTicked = (...names: string[]): Promise<true> =>
  until(`tick at ${names.join(', ')}`, async () => {
    const done = await ticked();
    return names.every((name) => done.includes(name)) ? true : undefined;
  });

const setSource = (source: string | undefined): Thenable<void> =>
  vscode.workspace
    .getConfiguration('proviso')
    .update('languageModel.source', source, vscode.ConfigurationTarget.Global);

describeWithPage('walkthrough', () => {
  after(async () => {
    await setSource(undefined);
    await closeEditors();
  });

  it('ticks what was done before it was opened, and what is done beside it', async () => {
    // All of this before the editor has read the walkthrough.
    const api = await proviso();
    await api.ask('When is a vessel laid up?');
    await vscode.commands.executeCommand('workbench.action.openWalkthrough', 'proviso.proviso#start', false);
    await inWorkbench({ selector: '.getting-started-step', action: 'wait' });
    // The folder of these tests is no copy of the sample that Proviso made.
    await untilTicked('open-sample', 'ask', 'your-own');
    await api.ask('What is the amount of the berth fee?');
    await untilTicked('abstention');
    await setSource('none');
    await untilTicked('language-model');
    assert.deepEqual(await ticked(), ['abstention', 'ask', 'language-model', 'open-sample', 'your-own']);
    await drivePage('screenshot', { name: 'walkthrough-light' });
  });
});
