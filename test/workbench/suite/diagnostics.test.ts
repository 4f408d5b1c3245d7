import assert from 'node:assert/strict';
import * as vscode from 'vscode';
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
    const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
      'vscode.executeCodeActionProvider',
      document.uri,
      found[0]!.range,
    );
    assert.ok(actions.some(({ title }) => /ignore/iu.test(title)));
  });
});
