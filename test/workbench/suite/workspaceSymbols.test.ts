import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeEditors, inFolder, AQUACULTURE, HARBOURS, proviso, rangeOf } from './workspace';

async function firstSymbol(query: string): Promise<vscode.SymbolInformation | undefined> {
  const found = await vscode.commands.executeCommand<vscode.SymbolInformation[]>(
    'vscode.executeWorkspaceSymbolProvider',
    query,
  );
  // The editor's own Markdown symbols come with them: headings as they are written.
  return found.find(({ name }) => !name.startsWith('#'));
}

describe('workspace symbols', () => {
  before(proviso);
  afterEach(closeEditors);

  it('finds a section by its act and number', async () => {
    const symbol = await firstSymbol('Harbours Act section 10');
    const act = await vscode.workspace.openTextDocument(inFolder(HARBOURS));
    assert.equal(symbol?.name, 'Harbours Act section 10 Appeal to the Maritime Tribunal');
    assert.equal(symbol.location.uri.path, act.uri.path);
    assert.equal(symbol.location.range.start.line, rangeOf(act, '### Section 10.').start.line);
  });

  it('finds a section by a citation as a draft has it, which the editor does not filter out', async () => {
    const symbol = await firstSymbol('section 10 of the Harbours Act');
    assert.equal(
      symbol?.name,
      'Harbours Act section 10 Appeal to the Maritime Tribunal (section 10 of the Harbours Act)',
    );
  });

  it('finds a Korean article by its heading', async () => {
    const symbol = await firstSymbol('소멸시효');
    assert.equal(symbol?.name, '연안양식업법 제17조 소멸시효');
    assert.equal(symbol.location.uri.path, inFolder(AQUACULTURE).path);
  });
});
