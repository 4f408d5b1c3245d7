import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { until } from './until';
import {
  closeEditors,
  inFolder,
  open,
  proviso,
  removeFromDisk,
  SAMPLE_ACTS,
  untilActs,
  writeOnDisk,
} from './workspace';

const MEMO = 'berths-memo.md';
const PROJECT = 'CONTRIBUTING.md';
const BODY =
  '## Section 1. Berths\n\nBy section 999 of the Harbours Act we advise to leave.\n\n## Section 2. Fees\n\nWe agree.\n';

const settings = (list: string): string[] => vscode.workspace.getConfiguration('proviso').get<string[]>(list, []);

const findingsIn = (name: string): vscode.Diagnostic[] =>
  vscode.languages.getDiagnostics(inFolder(name)).filter(({ source }) => source === 'proviso');

/** Picks in the quick pick of the kinds: `down` rows below the first. */
async function pickKind(down: number): Promise<void> {
  const changing = vscode.commands.executeCommand('proviso.changeKind');
  await new Promise((resolve) => setTimeout(resolve, 500));
  for (let row = 0; row < down; row += 1) await vscode.commands.executeCommand('workbench.action.quickOpenSelectNext');
  await vscode.commands.executeCommand('workbench.action.acceptSelectedQuickOpenItem');
  await changing;
}

describe('what a document is', () => {
  before(async () => {
    await proviso();
    await writeOnDisk(MEMO, `# Memorandum on berths\n\n${BODY}`);
    await writeOnDisk(PROJECT, `# Berths\n\n${BODY}`);
  });
  after(async () => {
    await closeEditors();
    for (const list of ['corpus.include', 'drafts.include', 'drafts.exclude'])
      await vscode.workspace.getConfiguration('proviso').update(list, undefined, vscode.ConfigurationTarget.Workspace);
    await removeFromDisk(MEMO, PROJECT);
    await untilActs(SAMPLE_ACTS);
  });

  it('checks a memo with sections of its own, and leaves a file about a project alone', async () => {
    await untilActs(SAMPLE_ACTS);
    await open(PROJECT);
    await open(MEMO);
    await until('finding in the memo', () => findingsIn(MEMO).length > 0 || undefined);
    assert.deepEqual(findingsIn(PROJECT), []);
  });

  it('takes what a person says for it, and keeps it as a glob of the workspace', async () => {
    await open(MEMO);
    await pickKind(0);
    await untilActs(SAMPLE_ACTS + 1);
    assert.deepEqual(settings('corpus.include'), [MEMO]);
    await pickKind(2);
    await untilActs(SAMPLE_ACTS);
    assert.deepEqual([settings('corpus.include'), settings('drafts.exclude')], [[], [MEMO]]);
    await until('memo without findings', () => findingsIn(MEMO).length === 0 || undefined);
    await pickKind(3);
    await until('finding in the memo again', () => findingsIn(MEMO).length > 0 || undefined);
    assert.deepEqual(settings('drafts.exclude'), []);
  });
});
