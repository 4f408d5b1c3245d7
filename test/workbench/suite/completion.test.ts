import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { until } from './until';
import { closeEditors, proviso } from './workspace';

/** The items of Proviso at the end of a draft: those with a citation or an act's name; VS Code adds words of the text. */
async function itemsAfter(content: string): Promise<vscode.CompletionItem[]> {
  const document = await vscode.workspace.openTextDocument({ language: 'markdown', content });
  await vscode.window.showTextDocument(document);
  const { items } = await vscode.commands.executeCommand<vscode.CompletionList>(
    'vscode.executeCompletionItemProvider',
    document.uri,
    document.positionAt(content.length),
  );
  return items.filter(
    ({ kind }) => kind === vscode.CompletionItemKind.Module || kind === vscode.CompletionItemKind.Reference,
  );
}

const inserted = ({ insertText }: vscode.CompletionItem): string =>
  insertText instanceof vscode.SnippetString ? insertText.value : (insertText ?? '');

describe('completion of citations', () => {
  before(proviso);
  afterEach(closeEditors);

  it('offers an act by the beginning of its name', async () => {
    const [item] = await itemsAfter('As the Official D');
    assert.equal(item && inserted(item), 'Official Documents Act 2011 ');
  });

  it('offers sections with their headings, in the style of the act', async () => {
    const [item] = await itemsAfter('See Official Documents Act 2011 section 13');
    assert.equal(item && inserted(item), 'section 13 of the Official Documents Act 2011');
    assert.deepEqual(item?.label, { label: 'section 13', description: 'Custody of seals' });
  });

  it('offers Korean articles and their paragraphs', async () => {
    const items = await itemsAfter('「연안양식업법」 제6조제');
    assert.deepEqual(
      items.map(inserted),
      [1, 2, 3].map((number) => `연안양식업법」 제6조제${number}항`),
    );
  });

  it('offers sections behind the beginning of their word, and articles of a name without its blanks', async () => {
    const [section] = await itemsAfter('Official Documents Act 2011, sec');
    assert.equal(section && inserted(section), 'section 1 of the Official Documents Act 2011');
    const [article] = await itemsAfter('연안양식업법시행령 제');
    assert.equal(article && inserted(article), '연안양식업법 시행령 제1조');
  });

  it('goes on with a list', async () => {
    const items = await itemsAfter('Official Documents Act 2011, ss 1 and 13');
    assert.deepEqual(items.slice(0, 1).map(inserted), ['ss 1 and 13 of the Official Documents Act 2011']);
  });

  it('offers nothing of its own in prose', async () => {
    assert.deepEqual(await itemsAfter('The vessel sails '), []);
  });

  it('puts the citation in the place of what was typed', async () => {
    const content = 'See Official Documents Act 2011 13';
    const document = await vscode.workspace.openTextDocument({ language: 'markdown', content });
    const editor = await vscode.window.showTextDocument(document);
    const end = document.positionAt(content.length);
    editor.selection = new vscode.Selection(end, end);
    await vscode.commands.executeCommand('editor.action.triggerSuggest');
    await until('the citation', async () => {
      await vscode.commands.executeCommand('acceptSelectedSuggestion');
      return document.getText() === 'See section 13 of the Official Documents Act 2011' ? true : undefined;
    });
  });
});
