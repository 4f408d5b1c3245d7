import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { EvaluationReport } from '../../../src/evaluation';
import { describeWithPage, drivePage, inWebview, inWorkbench } from './drivePage';
import { startModelServer, type ModelServer } from './modelServer';
import { playing, SENTENCE } from './playedModel';
import { closeEditors, DATASET, inFolder, open, proviso } from './workspace';

const DETAIL = '.quick-input-list .monaco-list-row .quick-input-list-label-meta';

async function configure(values: Record<string, string | undefined>): Promise<void> {
  const settings = vscode.workspace.getConfiguration('proviso.languageModel');
  for (const [name, value] of Object.entries(values)) {
    await settings.update(name, value, vscode.ConfigurationTarget.Global);
  }
}

/** Chooses a strategy for the sample's questions, as a user does. */
async function choose(strategy: string): Promise<void> {
  await open(DATASET);
  await drivePage('palette', { command: 'Proviso: Evaluate Dataset File' });
  await drivePage('quickInput', { text: strategy, pick: strategy });
}

describeWithPage('Evaluate Dataset File: language model', () => {
  let server: ModelServer;
  before(async () => {
    await proviso();
    server = await startModelServer(playing(() => [SENTENCE]));
    await configure({ source: 'server', 'server.baseUrl': server.baseUrl, 'server.model': 'player:1b' });
  });
  after(async () => {
    await configure({ source: undefined, 'server.baseUrl': undefined, 'server.model': undefined });
    await server.close();
  });
  afterEach(closeEditors);

  it('says first what the run takes, and asks nothing more when the user turns back', async () => {
    await choose('parser');
    const takes = await inWorkbench({ selector: DETAIL, hasText: 'calls with', action: 'text' });
    await drivePage('screenshot', { name: 'evaluate-estimate-light' });
    const { length: asked } = server.calls;
    // Of 12 questions 3 were asked, for a clause and a choice at least.
    const calls = Number(/^About (\d+) calls/u.exec(takes)?.[1]);
    assert.ok(asked >= 6 && calls === 4 * asked, `${asked} calls so far: ${takes}`);
    await drivePage('quickInput', { pick: 'Cancel' });
    await inWorkbench({ selector: '.quick-input-widget', action: 'waitGone' });
    assert.equal(server.calls.length, asked);
    assert.deepEqual(
      vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs.map(({ label }) => label)),
      [DATASET],
    );
  });

  it('runs once the user agrees, and asks nothing that was asked before', async () => {
    await choose('parser');
    await inWorkbench({ selector: DETAIL, hasText: 'calls with', action: 'wait' });
    const { length: estimated } = server.calls;
    await drivePage('quickInput', { pick: 'Run' });
    await inWebview({ selector: '#metrics tr', hasText: 'provisionF1', action: 'wait' });
    const { length: asked } = server.calls;
    // 9 of 12 questions were left: each asks for its clauses and, where these find something, for a choice.
    assert.ok(asked - estimated >= 9 && asked - estimated <= 18, `${asked} - ${estimated}`);
    const again: EvaluationReport = await vscode.commands.executeCommand('proviso.evaluateDataset', inFolder(DATASET), {
      strategy: 'parser',
    });
    assert.equal(again.n, 12);
    assert.ok((again.usage?.calls ?? 0) >= 24, 'replies that were kept count as replies');
    assert.equal(server.calls.length, asked);
  });

  it('is not asked by the Testing view for more than a few questions before the user agrees', async () => {
    await open(DATASET);
    await vscode.commands.executeCommand('testing.refreshTests');
    const running = vscode.commands.executeCommand('testing.runCurrentFile');
    await inWorkbench({ selector: DETAIL, hasText: 'calls with', action: 'wait' });
    const { length: estimated } = server.calls;
    await drivePage('quickInput', { pick: 'Cancel' });
    await running;
    assert.equal(server.calls.length, estimated);
    await vscode.commands.executeCommand('workbench.action.closePanel');
  });

  it('asks nothing of who evaluates without a model', async () => {
    await choose('bm25');
    await inWebview({ selector: '#metrics tr', hasText: 'provisionF1', action: 'wait' });
  });
});
