import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { describeWithPage, drivePage, inWorkbench } from './drivePage';
import { startModelServer, type ModelServer } from './modelServer';
import { until } from './until';
import { closeEditors, HARBOURS, inFolder, open, proviso, rangeOf, removeFromDisk } from './workspace';

const OWN = 'constructed-questions.jsonl';
const APPEAL = 'harbours-act/sec_10__para_1';
const LAID_UP = 'harbours-act/sec_2__para_2';

async function configure(values: Record<string, string | undefined>): Promise<void> {
  const settings = vscode.workspace.getConfiguration('proviso.languageModel');
  for (const [name, value] of Object.entries(values)) {
    await settings.update(name, value, vscode.ConfigurationTarget.Global);
  }
}

/** Says what a writer of questions says to each task; a part of several provisions decides nothing. */
function reply(_: string, prompt: string): string[] {
  const isWhole = prompt.includes('section 10(1)') || prompt.includes('section 2(2)');
  const said = prompt.includes('"background"')
    ? { background: 'Ann is a pilot.', question: 'Until when may she appeal?', answer: 'Within 28 days.' }
    : { question: 'Until when?', answer: 'Within 28 days.', answerable: isWhole, right: true, reason: 'so' };
  return [JSON.stringify(said)];
}

const construct = (options: object): Thenable<unknown> =>
  vscode.commands.executeCommand('proviso.constructQuestions', undefined, { dataset: inFolder(OWN), ...options });

async function cursorsAt(...texts: readonly string[]): Promise<void> {
  const editor = await open(HARBOURS);
  editor.selections = texts.map((text) => {
    const { start } = rangeOf(editor.document, text);
    return new vscode.Selection(start, start);
  });
}

describeWithPage('Construct Evaluation Questions', () => {
  let server: ModelServer | undefined;
  before(async () => {
    await proviso();
    await vscode.commands.executeCommand('notifications.clearAll');
  });
  afterEach(async () => {
    await configure({ source: undefined, 'server.baseUrl': undefined, 'server.model': undefined });
    await server?.close();
    server = undefined;
    await closeEditors();
    await removeFromDisk(OWN);
    await vscode.commands.executeCommand('notifications.clearAll');
  });

  async function model(): Promise<void> {
    server = await startModelServer(reply);
    await configure({ source: 'server', 'server.baseUrl': server.baseUrl, 'server.model': 'player:1b' });
  }

  it('says that a language model is needed, and offers to choose one', async () => {
    await cursorsAt('A pilot may appeal');
    await construct({ hops: 1 });
    await drivePage('notifications', { contains: 'none is chosen' });
    await drivePage('clickNotification', { contains: 'none is chosen', button: 'Choose Language Model' });
    await inWorkbench({
      selector: '.quick-input-list .monaco-list-row',
      hasText: 'Answer without a model',
      action: 'wait',
    });
    await drivePage('keyboard', { press: 'Escape' });
  });

  it('writes a question on each provision at a cursor, unreviewed, which a person accepts', async () => {
    await model();
    await cursorsAt('A vessel is laid up', 'A pilot may appeal');
    await construct({ hops: 1 });
    const document = await vscode.workspace.openTextDocument(inFolder(OWN));
    const rows = document.getText().trim().split('\n');
    const items = rows.map(
      (row) => JSON.parse(row) as { id: string; gold: string[]; reviewed: boolean; model: string },
    );
    assert.deepEqual(
      items.map(({ id, gold, reviewed }) => [id, gold, reviewed]),
      [
        ['q-1', [LAID_UP], false],
        ['q-2', [APPEAL], false],
      ],
    );
    assert.ok(document.isDirty);
    await drivePage('notifications', { contains: '2 questions were written' });
    await inWorkbench({ selector: '.codelens-decoration', hasText: 'Accept Question', action: 'wait' });
    await drivePage('screenshot', { name: 'construct-light' });
    await inWorkbench({ selector: '.codelens-decoration a', hasText: 'Accept Question', action: 'click' });
    await until('the accepted question', () =>
      document.lineAt(0).text.includes('"reviewed":true') ? true : undefined,
    );
    assert.match(document.lineAt(1).text, /"reviewed":false/u);
  });

  it('asks how many provisions a question needs, with what that takes, and says why there is none', async () => {
    await model();
    await cursorsAt('A vessel is laid up');
    const running = vscode.commands.executeCommand('proviso.constructQuestions', undefined, { dataset: inFolder(OWN) });
    await inWorkbench({ selector: '.quick-input-list .monaco-list-row', hasText: 'At most 4 calls', action: 'wait' });
    await drivePage('quickInput', { pick: '5 provisions, each citing the next' });
    await running;
    const [said] = await drivePage('notifications', { contains: 'No question was written' });
    assert.match(said ?? '', /1 left out: no chain of so many provisions/u);
    assert.equal(server?.calls.length, 0);
  });

  it('can be cancelled while the model writes', async () => {
    let asked = (): void => undefined;
    const silent = new Promise<void>((resolve) => (asked = resolve));
    server = await startModelServer(async function* (_, prompt) {
      asked();
      await new Promise((resolve) => setTimeout(resolve, 60_000).unref());
      yield prompt;
    });
    await configure({ source: 'server', 'server.baseUrl': server.baseUrl, 'server.model': 'player:1b' });
    await cursorsAt('A pilot may appeal');
    const running = construct({ hops: 1 });
    await silent;
    await drivePage('clickNotification', { contains: 'a language model writes questions', button: 'Cancel' });
    await running;
    assert.equal((await vscode.workspace.openTextDocument(inFolder(OWN))).getText(), '');
  });
});
