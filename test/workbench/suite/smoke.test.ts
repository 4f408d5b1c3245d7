import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { describeWithPage, drivePage, inWorkbench } from './drivePage';

describe('workbench', () => {
  it('opens the sample folder', async () => {
    const files = await vscode.workspace.findFiles('*.md');
    assert.ok(files.length > 0, 'the sample folder holds Markdown acts');
  });
});

describeWithPage('window', () => {
  it('shows a file of the sample folder', async () => {
    const [file] = await vscode.workspace.findFiles('*.md');
    assert.ok(file);
    await vscode.window.showTextDocument(file);
    await inWorkbench({ selector: '.tab.active', action: 'wait' });
    assert.match(await drivePage('screenshot', { name: 'smoke' }), /smoke\.png$/);
  });
});
