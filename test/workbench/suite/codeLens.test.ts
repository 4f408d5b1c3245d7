import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { AQUACULTURE, closeEditors, DRAFT, open, proviso, rangeOf } from './workspace';

async function lensesOf(document: vscode.TextDocument): Promise<vscode.CodeLens[]> {
  const lenses = await vscode.commands.executeCommand<vscode.CodeLens[]>(
    'vscode.executeCodeLensProvider',
    document.uri,
    1_000,
  );
  return lenses.filter(({ command }) => command?.title.startsWith('cited by') === true);
}

describe('code lens', () => {
  before(proviso);
  afterEach(closeEditors);

  it('says above an article how often it is cited, and from how many acts', async () => {
    const { document } = await open(AQUACULTURE);
    const { line } = rangeOf(document, '### 제8조(면허의 취소 등)').start;
    const lens = (await lensesOf(document)).find(({ range }) => range.start.line === line);
    assert.match(lens?.command?.title ?? '', /^cited by \d+, from 2 acts$/);
  });

  it('opens the references, and waits for nobody else who looks for some', async () => {
    const slow = vscode.languages.registerReferenceProvider('markdown', {
      provideReferences: () => new Promise(() => undefined),
    });
    try {
      const { document } = await open(AQUACULTURE);
      const [lens] = await lensesOf(document);
      assert.equal(lens?.command?.command, 'proviso.showReferences');
      await vscode.commands.executeCommand(lens.command.command, ...((lens.command.arguments ?? []) as unknown[]));
      await vscode.commands.executeCommand('closeReferenceSearch');
    } finally {
      slow.dispose();
    }
  });

  it('has nothing to say in a draft', async () => {
    const { document } = await open(DRAFT);
    assert.deepEqual(await lensesOf(document), []);
  });
});
