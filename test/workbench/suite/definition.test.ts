import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { until } from './until';
import { AQUACULTURE, closeEditors, DECREE, DRAFT, HARBOURS, inFolder, open, proviso, rangeOf } from './workspace';

async function definitionsAt(document: vscode.TextDocument, position: vscode.Position): Promise<vscode.LocationLink[]> {
  return vscode.commands.executeCommand('vscode.executeDefinitionProvider', document.uri, position);
}

describe('go to definition', () => {
  before(proviso);
  afterEach(closeEditors);

  it('leads from an English citation to its provision, and marks the citation as a whole', async () => {
    const { document } = await open(DRAFT);
    const citation = rangeOf(document, 'section 10(1) of the Harbours and Pilotage Act 2012');
    const [link, ...others] = await definitionsAt(document, citation.start);
    const act = await vscode.workspace.openTextDocument(inFolder(HARBOURS));
    const paragraph = rangeOf(act, '(1) A pilot may appeal');
    assert.equal(others.length, 0, 'one provision is cited');
    assert.equal(link?.targetUri.fsPath, act.uri.fsPath);
    assert.equal(link.targetRange.start.line, paragraph.start.line);
    assert.ok(link.originSelectionRange?.isEqual(citation), 'the act belongs to the citation');
  });

  it('leads from a Korean citation of the decree to the act', async () => {
    const { document } = await open(DECREE);
    // 「법」 is the decree's own short name for the act (제2조).
    const [link] = await definitionsAt(document, rangeOf(document, '법 제7조제2항').start);
    const act = await vscode.workspace.openTextDocument(inFolder(AQUACULTURE));
    assert.equal(link?.targetUri.fsPath, act.uri.fsPath);
    assert.equal(link.targetRange.start.line, rangeOf(act, '② 제1항에 따라 지위를 승계한 자는').start.line);
  });

  it('leads nowhere from a citation that cannot be resolved', async () => {
    const { document } = await open(DRAFT);
    assert.deepEqual(await definitionsAt(document, rangeOf(document, 'section 41(2)').start), []);
  });

  it('opens the act with the cursor at the provision', async () => {
    const editor = await open(DRAFT);
    const { start } = rangeOf(editor.document, 'section 4(1)');
    editor.selection = new vscode.Selection(start, start);
    await vscode.commands.executeCommand('editor.action.revealDefinition');
    const opened = await until('the act in the editor', () => {
      const { activeTextEditor } = vscode.window;
      return activeTextEditor?.document.fileName.endsWith('.txt') === true ? activeTextEditor : undefined;
    });
    const line = rangeOf(opened.document, '(1) A person who forges an official document').start.line;
    await until('the cursor at the provision', () => (opened.selection.active.line === line ? true : undefined));
    assert.ok(opened.visibleRanges.some((visible) => visible.contains(new vscode.Position(line, 0))));
  });

  it('leads to where the provision stands in an act that was edited and not saved', async () => {
    const act = await open(HARBOURS);
    const before = rangeOf(act.document, '(1) A pilot may appeal').start.line;
    await act.edit((builder) => {
      builder.insert(new vscode.Position(rangeOf(act.document, '## Part 1').start.line, 0), 'A note.\n\nAnother.\n\n');
    });
    const draft = await vscode.workspace.openTextDocument(inFolder(DRAFT));
    const [link] = await definitionsAt(draft, rangeOf(draft, 'section 10(1)').start);
    // Four lines were put above it.
    assert.equal(link?.targetRange.start.line, before + 4);
  });
});
