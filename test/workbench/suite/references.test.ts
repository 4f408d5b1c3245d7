import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { drivePage, inWorkbench, pageIsDrivable } from './drivePage';
import { AQUACULTURE, closeEditors, DECREE, DRAFT, HARBOURS, open, proviso, rangeOf } from './workspace';

/** The citations that refer to what stands at a position: file and text of each. */
async function referencesAt(document: vscode.TextDocument, position: vscode.Position): Promise<string[]> {
  const found = await vscode.commands.executeCommand<vscode.Location[]>(
    'vscode.executeReferenceProvider',
    document.uri,
    position,
  );
  return Promise.all(
    found.map(async ({ uri, range }) => {
      const text = (await vscode.workspace.openTextDocument(uri)).getText(range);
      return `${uri.path.split('/').at(-1)!}: ${text}`;
    }),
  );
}

describe('references', () => {
  before(proviso);
  afterEach(closeEditors);

  it('lists who cites a section, from its heading', async () => {
    const { document } = await open(HARBOURS);
    const found = await referencesAt(document, rangeOf(document, '### Section 12.').start);
    assert.ok(found.includes(`${HARBOURS}: section 12`), found.join('\n'));
  });

  it('lists by a command of its own the citations alone, without the heading that the cursor is on', async () => {
    const editor = await open(HARBOURS);
    const { start } = rangeOf(editor.document, '### Section 9.');
    const at = start.translate(0, 6);
    editor.selection = new vscode.Selection(at, at);
    // Whoever else looks for references, the editor's own Markdown among them, is not asked.
    const slow = vscode.languages.registerReferenceProvider('markdown', {
      provideReferences: () => new Promise(() => undefined),
    });
    try {
      await vscode.commands.executeCommand('proviso.showReferences');
      if (!pageIsDrivable()) return;
      const rows = { selector: '.reference-zone-widget .monaco-list-row' };
      await inWorkbench({ ...rows, hasText: 'section 9', action: 'wait' });
      const texts = await inWorkbench({ ...rows, action: 'texts' });
      assert.ok(texts.length > 1);
      assert.deepEqual(
        texts.filter((text) => text.includes('Section 9.')),
        [],
      );
      await drivePage('screenshot', { name: 'references-own-light' });
    } finally {
      slow.dispose();
      await vscode.commands.executeCommand('closeReferenceSearch');
    }
  });

  it('lists the citations of an open draft too, from a citation in it', async () => {
    const { document } = await open(DRAFT);
    const found = await referencesAt(document, rangeOf(document, 'section 10(1)').start);
    assert.ok(found.includes(`${DRAFT}: section 10(1) of the Harbours and Pilotage Act 2012`), found.join('\n'));
  });

  it('lists Korean citations of an article, in its act and in the decree', async () => {
    const { document } = await open(AQUACULTURE);
    const found = await referencesAt(document, rangeOf(document, '### 제8조(면허의 취소 등)').start);
    assert.ok(found.includes(`${AQUACULTURE}: 제8조`), found.join('\n'));
    assert.ok(found.includes(`${DECREE}: 법 제8조제3항`), found.join('\n'));
  });
});
