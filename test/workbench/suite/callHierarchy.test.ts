import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { AQUACULTURE, closeEditors, DRAFT, open, proviso, rangeOf } from './workspace';

async function itemAt(name: string, text: string): Promise<vscode.CallHierarchyItem> {
  const { document } = await open(name);
  const [item] = await vscode.commands.executeCommand<vscode.CallHierarchyItem[]>(
    'vscode.prepareCallHierarchy',
    document.uri,
    rangeOf(document, text).start,
  );
  assert.ok(item, `"${text}" is a provision or cites one`);
  return item;
}

describe('hierarchy of citations', () => {
  before(proviso);
  afterEach(closeEditors);

  it('shows what cites an article, with the citations', async () => {
    const item = await itemAt(AQUACULTURE, '### 제8조의2(과징금)');
    const calls = await vscode.commands.executeCommand<vscode.CallHierarchyIncomingCall[]>(
      'vscode.provideIncomingCalls',
      item,
    );
    const names = calls.map(({ from }) => from.name);
    assert.ok(names.includes('연안양식업법 시행령 제8조제1항'), names.join('\n'));
    assert.ok(calls.every(({ fromRanges }) => fromRanges.length > 0));
  });

  it('shows what an article cites', async () => {
    const item = await itemAt(AQUACULTURE, '### 제9조(청문)');
    const calls = await vscode.commands.executeCommand<vscode.CallHierarchyOutgoingCall[]>(
      'vscode.provideOutgoingCalls',
      item,
    );
    assert.deepEqual(
      calls.map(({ to }) => to.name),
      ['연안양식업법 제8조'],
    );
  });

  it('begins at a citation of a draft too', async () => {
    const item = await itemAt(DRAFT, 'section 10(1)');
    assert.equal(item.name, 'Harbours Act section 10(1)');
  });
});
