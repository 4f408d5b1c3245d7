import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { until } from './until';
import { closeEditors, proviso } from './workspace';

/** The findings of a new document, once there are any. */
async function findingsOf(content: string): Promise<{ document: vscode.TextDocument; found: vscode.Diagnostic[] }> {
  const document = await vscode.workspace.openTextDocument({ language: 'markdown', content });
  await vscode.window.showTextDocument(document);
  for (let wait = 0; wait < 100; wait += 1) {
    const found = vscode.languages.getDiagnostics(document.uri).filter(({ source }) => source === 'proviso');
    if (found.length > 0) return { document, found };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { document, found: [] };
}

const codeOf = ({ code }: vscode.Diagnostic): unknown => (typeof code === 'object' ? code.value : code);

/** What the editor offers for a finding. */
const actionsFor = ({ uri }: vscode.TextDocument, { range }: vscode.Diagnostic): Thenable<vscode.CodeAction[]> =>
  vscode.commands.executeCommand('vscode.executeCodeActionProvider', uri, range);

describe('citation check', () => {
  before(proviso);
  afterEach(closeEditors);

  it('underlines an invented section, and leaves one that is there alone', async () => {
    const { document, found } = await findingsOf(
      'Section 10 of the Harbours Act gives an appeal. Section 999 of the Harbours Act gives another.\n',
    );
    assert.deepEqual(found.map(codeOf), ['missing-provision']);
    assert.equal(found[0]!.severity, vscode.DiagnosticSeverity.Error);
    assert.match(document.getText(found[0]!.range), /Section 999/);
  });

  it('offers to ignore a finding', async () => {
    const { document, found } = await findingsOf('Section 998 of the Harbours Act.\n');
    const actions = await actionsFor(document, found[0]!);
    assert.ok(actions.some(({ title }) => /ignore/iu.test(title)));
  });

  it('corrects the name of an act that is nearly one of the corpus', async () => {
    const { document, found } = await findingsOf('Section 10 of the Harbors Act gives an appeal.\n');
    assert.deepEqual(found.map(codeOf), ['unknown-act']);
    const fix = (await actionsFor(document, found[0]!)).find(({ title }) => title.includes('Harbours'));
    assert.ok(await vscode.workspace.applyEdit(fix!.edit!));
    await until(
      'check without a finding',
      () => vscode.languages.getDiagnostics(document.uri).length === 0 || undefined,
    );
  });

  it('shows a changed quotation beside the text of the law, and quotes it exactly when told to', async () => {
    const { document, found } = await findingsOf(
      'Section 1(2) of the Harbours Act says: “This Act applies to every ship in a harbour of the Republic, whatever flag it flies”.\n',
    );
    assert.deepEqual(found.map(codeOf), ['misquotation']);
    const actions = await actionsFor(document, found[0]!);
    const { command } = actions.find(({ title }) => title === 'Compare with the text of the law')!;
    await vscode.commands.executeCommand(command!.command, ...(command!.arguments as unknown[]));
    const sides = await until('comparison', () => {
      const input = vscode.window.tabGroups.activeTabGroup.activeTab?.input;
      return input instanceof vscode.TabInputTextDiff ? input : undefined;
    });
    assert.match((await vscode.workspace.openTextDocument(sides.original)).getText(), /every vessel/u);
    assert.match((await vscode.workspace.openTextDocument(sides.modified)).getText(), /every ship/u);
    const fix = actions.find(({ title }) => title === 'Quote the text exactly');
    assert.ok(await vscode.workspace.applyEdit(fix!.edit!));
    assert.match(document.getText(), /every vessel in a harbour/u);
  });

  it('tells a heading that is not the provision’s, and a paragraph that the section does not have', async () => {
    const { found } = await findingsOf(
      'See section 10 (Purpose) of the Harbours Act, and section 1(9) of the Harbours Act.\n',
    );
    assert.deepEqual(found.map(codeOf), ['wrong-heading', 'paragraph-out-of-range']);
  });
});
