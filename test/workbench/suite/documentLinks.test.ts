import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeEditors, DRAFT, HARBOURS, inFolder, open, proviso, rangeOf } from './workspace';

async function linksOf(document: vscode.TextDocument): Promise<Map<string, vscode.Uri | undefined>> {
  const links = await vscode.commands.executeCommand<vscode.DocumentLink[]>('vscode.executeLinkProvider', document.uri);
  return new Map(links.map(({ range, target }) => [document.getText(range), target]));
}

describe('document links', () => {
  before(proviso);
  afterEach(closeEditors);

  it('lead from each resolved citation of a draft to the line of its provision', async () => {
    const { document } = await open(DRAFT);
    const links = await linksOf(document);
    const target = links.get('section 10(1) of the Harbours and Pilotage Act 2012');
    const act = await vscode.workspace.openTextDocument(inFolder(HARBOURS));
    assert.equal(target?.path, act.uri.path);
    assert.equal(target.fragment, `L${rangeOf(act, '(1) A pilot may appeal').start.line + 1},1`);
    assert.ok(links.has('「연안양식업법」 제18조제1항'), [...links.keys()].join('\n'));
  });

  it('leave out what is not resolved', async () => {
    const { document } = await open(DRAFT);
    const links = await linksOf(document);
    assert.ok(![...links.keys()].some((text) => text.startsWith('section 41(2)')));
    assert.ok(![...links.keys()].some((text) => text.includes('Seafarers')));
  });

  it('are left to drafts: a statute file has none', async () => {
    const { document } = await open(HARBOURS);
    assert.equal((await linksOf(document)).size, 0);
  });
});
