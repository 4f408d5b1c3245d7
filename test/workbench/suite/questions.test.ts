import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { describeWithPage, drivePage } from './drivePage';
import { until } from './until';
import { closeEditors, inFolder, open, proviso, HARBOURS, rangeOf, removeFromDisk, writeOnDisk } from './workspace';

const OWN = 'own-questions.jsonl';
const AGAIN = 'asked-again.jsonl';

const newQuestion = async (file = OWN): Promise<unknown> =>
  vscode.commands.executeCommand('proviso.newQuestion', undefined, { dataset: inFolder(file) });

/** Puts cursors before texts of a statute. */
async function cursorsAt(...texts: readonly string[]): Promise<void> {
  const editor = await open(HARBOURS);
  editor.selections = texts.map((text) => {
    const { start } = rangeOf(editor.document, text);
    return new vscode.Selection(start, start);
  });
}

const dataset = (): Thenable<vscode.TextDocument> => vscode.workspace.openTextDocument(inFolder(OWN));

describe('New Evaluation Question', () => {
  before(proviso);
  afterEach(async () => {
    await closeEditors();
    await removeFromDisk(OWN);
  });

  it('writes the provisions of all cursors into a data set, the cursor where the question is typed', async () => {
    await writeOnDisk(OWN, '{"id": "mine", "question": "What?", "gold": []}');
    const document = await dataset();
    // Typed and not saved: nothing of it is lost.
    const typing = new vscode.WorkspaceEdit();
    typing.insert(document.uri, new vscode.Position(0, 0), '\n');
    await vscode.workspace.applyEdit(typing);
    await cursorsAt('vessel is laid up', 'pilot');
    await newQuestion();
    const [empty, mine, added, last] = document.getText().split('\n');
    assert.deepEqual([empty, last], ['', '']);
    assert.match(mine!, /"mine"/u);
    const row = JSON.parse(added!) as { id: string; gold: string[] };
    assert.equal(row.id, 'q-2');
    assert.equal(row.gold.length, 2);
    assert.ok(
      row.gold.every((id) => id.startsWith('harbours-act/')),
      row.gold.join(),
    );
    assert.ok(document.isDirty);
    await vscode.commands.executeCommand('type', { text: 'When?' });
    assert.equal((JSON.parse(document.lineAt(2).text) as { question: string }).question, 'When?');
  });

  it('offers to accept what a model wrote, and writes that it is reviewed', async () => {
    await writeOnDisk(OWN, '{"id": "a", "question": "What?", "reviewed": false}\n{"id": "b", "question": "What?"}\n');
    const document = await dataset();
    const lenses = await until('a lens', async () => {
      const found = await vscode.commands.executeCommand<vscode.CodeLens[]>(
        'vscode.executeCodeLensProvider',
        document.uri,
      );
      const own = found.filter(({ command }) => command?.command === 'proviso.acceptQuestion');
      return own.length > 0 ? own : undefined;
    });
    assert.deepEqual(
      lenses.map(({ range }) => range.start.line),
      [0],
    );
    const { command, arguments: given = [] } = lenses[0]!.command!;
    await vscode.commands.executeCommand(command, ...(given as unknown[]));
    assert.match(document.lineAt(0).text, /"reviewed": true\}$/u);
  });

  it('says where there is no provision', async () => {
    await writeOnDisk(OWN, '{"id": "mine", "question": "What?", "gold": []}');
    await vscode.window.showTextDocument(await dataset());
    await assert.rejects(newQuestion(), /place the cursor in a provision/u);
  });
});

describeWithPage('Questions: window', () => {
  before(async () => {
    await proviso();
    await vscode.commands.executeCommand('notifications.clearAll');
  });
  afterEach(async () => {
    await closeEditors();
    await removeFromDisk(AGAIN);
    await vscode.commands.executeCommand('notifications.clearAll');
  });

  it('tells of a question about the same provisions, and leaves the file as it is', async () => {
    await cursorsAt('vessel is laid up');
    await newQuestion(AGAIN);
    const document = await vscode.workspace.openTextDocument(inFolder(AGAIN));
    const before = document.getText();
    await cursorsAt('vessel is laid up');
    const again = newQuestion(AGAIN);
    const [message] = await drivePage('notifications', { contains: 'same provisions' });
    assert.match(message ?? '', /^Line 1 of asked-again\.jsonl/u);
    await drivePage('clickNotification', { contains: 'same provisions', button: 'Show It' });
    await again;
    assert.equal(document.getText(), before);
    assert.equal(vscode.window.activeTextEditor?.document.fileName, document.fileName);
  });
});
