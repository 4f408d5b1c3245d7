import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { inWorkbench } from './drivePage';
import { until } from './until';
import { AQUACULTURE, closeEditors, DECREE, DRAFT, HARBOURS, inFolder, open, proviso, rangeOf } from './workspace';

/** The changes that *Rename Symbol* proposes at a place. */
const renamed = (
  document: vscode.TextDocument,
  position: vscode.Position,
  name: string,
): Thenable<vscode.WorkspaceEdit> =>
  vscode.commands.executeCommand<vscode.WorkspaceEdit>(
    'vscode.executeDocumentRenameProvider',
    document.uri,
    position,
    name,
  );

/** Makes changes without the preview that they ask for. */
async function applied(edit: vscode.WorkspaceEdit): Promise<void> {
  const plain = new vscode.WorkspaceEdit();
  for (const [uri, edits] of edit.entries()) plain.set(uri, edits);
  assert.ok(await vscode.workspace.applyEdit(plain));
}

const saved = new Map<string, string>();

async function remember(): Promise<void> {
  for (const name of [HARBOURS, DRAFT, AQUACULTURE, DECREE]) {
    saved.set(name, (await vscode.workspace.openTextDocument(inFolder(name))).getText());
  }
}

/** Gives the files their texts back: some editors save what is changed by themselves. */
async function restored(): Promise<void> {
  for (const [name, text] of saved) {
    const document = await vscode.workspace.openTextDocument(inFolder(name));
    if (document.getText() === text) continue;
    const edit = new vscode.WorkspaceEdit();
    edit.replace(document.uri, new vscode.Range(0, 0, document.lineCount, 0), text);
    await vscode.workspace.applyEdit(edit);
    await document.save();
  }
  await closeEditors();
}

describe('rename', () => {
  before(async () => {
    await proviso();
    await remember();
    // It renames headings, and is asked as well.
    await vscode.extensions.getExtension('vscode.markdown-language-features')?.activate();
  });
  afterEach(restored);

  it('offers the number of a citation', async () => {
    const { document } = await open(DRAFT);
    const { start } = rangeOf(document, '10(1)');
    const offered = await vscode.commands.executeCommand<{ range: vscode.Range; placeholder: string }>(
      'vscode.prepareRename',
      document.uri,
      start,
    );
    assert.equal(offered.placeholder, '10');
  });

  it('renumbers a section in its act and in a draft', async () => {
    const draft = (await open(DRAFT)).document;
    const { document: act } = await open(HARBOURS);
    await applied(await renamed(act, rangeOf(act, '10.', '### Section 10.').start, '10A'));
    assert.match(act.getText(), /^### Section 10A\. /mu);
    assert.match(draft.getText(), /section 10A\(1\) of the Harbours and Pilotage Act 2012/);
    assert.match(draft.getText(), /section 11 of the/);
  });

  it('renumbers from a citation, in files that are not open', async () => {
    const { document: act } = await open(AQUACULTURE);
    const edit = await renamed(act, rangeOf(act, '8조제1항').start, '8의3');
    const files = edit.entries().map(([uri]) => uri.path.split('/').at(-1)!.normalize('NFC'));
    assert.deepEqual(files.sort(), [AQUACULTURE, DECREE].sort());
  });

  it('gives an act another short name, in its own file and in a draft that was never saved', async () => {
    const content = 'An appeal is made under section 10(1) of the Harbours Act.\n';
    const draft = await vscode.workspace.openTextDocument({ language: 'markdown', content });
    await vscode.window.showTextDocument(draft);
    await applied(await renamed(draft, rangeOf(draft, 'Harbours Act').start, 'Pilotage Act'));
    assert.match(draft.getText(), /section 10\(1\) of the Pilotage Act/);
    const act = await vscode.workspace.openTextDocument(inFolder(HARBOURS));
    assert.match(act.getText(), /^abbreviation: Pilotage Act$/mu);
  });

  it('changes nothing for a number that is taken', async () => {
    const { document } = await open(HARBOURS);
    const edit = await renamed(document, rangeOf(document, '10.', '### Section 10.').start, '11');
    assert.equal(edit.size, 0, 'not even by the rename of Markdown headings');
  });
});

describe('insert provision', () => {
  before(async () => {
    await proviso();
    await remember();
  });
  afterEach(restored);

  it('puts a section in, after a preview, and counts on what follows in the act and in a draft', async () => {
    const draft = await vscode.workspace.openTextDocument(inFolder(DRAFT));
    const editor = await open(HARBOURS);
    const at = rangeOf(editor.document, '10.', '### Section 10.').start;
    editor.selection = new vscode.Selection(at, at);
    const inserting = vscode.commands.executeCommand('proviso.insertProvisionBefore');
    await inWorkbench({ selector: '.quick-input-list .monaco-list-row', hasText: 'section 9A', action: 'wait' });
    // Below the free number, with which nothing moves.
    await vscode.commands.executeCommand('workbench.action.quickOpenSelectNext');
    await vscode.commands.executeCommand('workbench.action.acceptSelectedQuickOpenItem');
    await until('the new section', async () => {
      await vscode.commands.executeCommand('refactorPreview.apply').then(undefined, () => undefined);
      return editor.document.getText().includes('### Section 10. [Heading]') ? true : undefined;
    });
    await inserting;
    assert.match(editor.document.getText(), /^### Section 11\. Appeal/mu);
    assert.match(draft.getText(), /section 11\(1\) of the Harbours and Pilotage Act 2012/);
    assert.match(draft.getText(), /section 12 of the/);
  });
});
