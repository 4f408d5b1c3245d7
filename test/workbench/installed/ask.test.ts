import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import * as vscode from 'vscode';
import { describeWithPage, drivePage, inWebview } from '../suite/drivePage';
import { evidence, openPanel, submit, verdict } from '../suite/panelPage';
import { extension, proviso } from '../suite/workspace';

/** The first question of the README. */
const QUESTION =
  "Within how many days may a pilot appeal to the Maritime Tribunal against a decision to revoke the pilot's licence?";

describe('installed', () => {
  it('is the extension of the package, and not that of the checkout', () => {
    const { extensionUri } = extension();
    assert.equal(existsSync(vscode.Uri.joinPath(extensionUri, 'src').fsPath), false, extensionUri.fsPath);
    assert.equal(existsSync(vscode.Uri.joinPath(extensionUri, 'dist/extension.js.map').fsPath), false);
    assert.equal(existsSync(vscode.Uri.joinPath(extensionUri, 'THIRD-PARTY-NOTICES.txt').fsPath), true);
  });

  it('answers a question from the statutes of the folder', async () => {
    const api = await proviso();
    const answer = await api.ask(QUESTION);
    assert.equal(answer.verdict.kind, 'grounded');
    assert.equal(answer.evidence[0]?.id, 'harbours-act/sec_10__para_1');
  });
});

describeWithPage('installed: panel', () => {
  it('answers in the panel', async () => {
    await proviso();
    await openPanel();
    await submit(QUESTION);
    await verdict('grounded');
    assert.equal((await evidence())[0], 'harbours-act/sec_10__para_1');
    assert.match(await inWebview({ selector: '#answer', action: 'text' }), /within 28 days/);
    await drivePage('screenshot', { name: 'installed-panel' });
  });
});
