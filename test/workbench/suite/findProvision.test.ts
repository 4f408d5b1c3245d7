import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { describeWithPage, drivePage, inWorkbench } from './drivePage';
import { editorOf } from './panelPage';
import { until } from './until';
import { closeEditors, HARBOURS, proviso, rangeOf } from './workspace';

/** Picks from the quick pick and returns the editor that opens, with the line that its cursor must be on. */
async function find(text: string, pick: string, line: string): Promise<vscode.TextEditor> {
  await drivePage('palette', { command: 'Proviso: Find Provision' });
  await drivePage('quickInput', { text, pick });
  return until(`cursor on "${line}"`, () => {
    const editor = vscode.window.activeTextEditor;
    if (editor?.document.getText().includes(line) !== true) return undefined;
    return editor.selection.active.line === rangeOf(editor.document, line).start.line ? editor : undefined;
  });
}

describeWithPage('Find Provision', () => {
  before(proviso);
  afterEach(closeEditors);

  it('finds a provision by the name of its act and its number', async () => {
    await find('official documents 11', 'Official Documents Act 2011 section 11', 'Section 11. Disqualification');
  });

  it('finds a provision by its heading, though a letter is missing', async () => {
    await find('maritime tribnal', 'Harbours Act section 10', '### Section 10. Appeal to the Maritime Tribunal');
  });

  it('finds a provision by its Korean heading', async () => {
    await find('소멸시효', '연안양식업법 제17조', '### 제17조(소멸시효)');
  });

  it('finds a provision by its Korean citation, and shows its heading beside it', async () => {
    await drivePage('palette', { command: 'Proviso: Find Provision' });
    await drivePage('quickInput', { text: '연안양식업법 제8조의2', pick: '연안양식업법 제8조의2' });
    const editor = await until('an editor', () => vscode.window.activeTextEditor);
    const { start } = rangeOf(editor.document, '### 제8조의2(과징금)');
    await until('cursor', () => (editor.selection.active.line === start.line ? true : undefined));
  });

  it('lists provisions for what they say, under a line that says so, where no name fits', async () => {
    await drivePage('palette', { command: 'Proviso: Find Provision' });
    await inWorkbench({ selector: '.quick-input-filter input', action: 'fill', value: 'medical certificate' });
    const row = { selector: '.quick-input-list .monaco-list-row' };
    await inWorkbench({ ...row, hasText: 'No name fits', action: 'wait' });
    const listed = await inWorkbench({ ...row, hasText: 'Harbours Act section 6', action: 'text' });
    assert.match(listed.replaceAll('\u00a0', ' '), /medical certificate/u);
    await drivePage('screenshot', { name: 'find-in-text-light' });
    await drivePage('quickInput', { pick: 'Harbours Act section 6(1)' });
    const editor = await editorOf(HARBOURS);
    const { line } = rangeOf(editor.document, 'medical certificate').start;
    await until('the cursor by it', () => (Math.abs(editor.selection.active.line - line) < 6 ? true : undefined));
  });

  it('leads from names that fit to what the text of the provisions says', async () => {
    await drivePage('palette', { command: 'Proviso: Find Provision' });
    await drivePage('quickInput', { text: 'berth', pick: 'Search the text of the provisions' });
    const row = { selector: '.quick-input-list .monaco-list-row' };
    await inWorkbench({ ...row, hasText: 'In the text of the provisions', action: 'wait' });
    await inWorkbench({ ...row, hasText: 'The owner of a vessel must pay a berth fee', action: 'wait' });
    await drivePage('keyboard', { press: 'Escape' });
    await inWorkbench({ selector: '.quick-input-widget', action: 'waitGone' });
  });

  it('lists citation, heading and place', async () => {
    await drivePage('palette', { command: 'Proviso: Find Provision' });
    const field = { selector: '.quick-input-filter input' };
    await inWorkbench({ ...field, action: 'fill', value: 'berth fees' });
    await inWorkbench({ selector: '.quick-input-list .monaco-list-row', hasText: 'section 13', action: 'wait' });
    const row = await inWorkbench({
      selector: '.quick-input-list .monaco-list-row',
      hasText: 'Harbours Act section 13',
      action: 'text',
    });
    assert.match(row.replaceAll('\u00a0', ' '), /Berth fees[^]*Part 4/);
    await drivePage('screenshot', { name: 'find-provision-light' });
    await drivePage('keyboard', { press: 'Escape' });
    await inWorkbench({ selector: '.quick-input-widget', action: 'waitGone' });
  });
});
