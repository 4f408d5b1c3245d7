import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { until } from './until';
import { closeEditors, hoverAt, open, rangeOf, removeFromDisk, SAMPLE_ACTS, untilActs, writeOnDisk } from './workspace';

const KAI = 'kaigesetz.md';
const LAW = `# Kaigesetz (KaiG)

## § 1 Anwendung

(1) Dieses Gesetz gilt für Kais. Für Molen gilt es nicht.

(2) Verboten sind
1. Feuer,
2. Lärm.

## § 2 Kaimeister

Der Kaimeister führt ein Buch.

## § 3 Übergang

Auf alte Fälle ist § 1 in der bis zum 1. September 2001 geltenden Fassung anzuwenden. Im Übrigen gilt § 1 Absatz 1.
`;

async function draft(content: string): Promise<vscode.TextDocument> {
  const document = await vscode.workspace.openTextDocument({ language: 'markdown', content });
  await vscode.window.showTextDocument(document);
  return document;
}

describe('German law', () => {
  before(async () => {
    await untilActs(SAMPLE_ACTS);
    await writeOnDisk(KAI, LAW);
    await untilActs(SAMPLE_ACTS + 1);
  });
  afterEach(closeEditors);
  after(async () => {
    await removeFromDisk(KAI);
    await untilActs(SAMPLE_ACTS);
  });

  it('shows the one sentence or item that is cited, under the name that lawyers use', async () => {
    const document = await draft('Nach § 1 Abs. 1 Satz 2 KaiG und § 1 Abs. 2 Nr. 2 KaiG.');
    const sentence = await hoverAt(document, rangeOf(document, 'Satz 2').start);
    assert.match(sentence, /§ 1 Abs\\\. 1 Satz 2 KaiG/);
    assert.match(sentence, /Für Molen gilt es nicht/);
    assert.doesNotMatch(sentence, /gilt für Kais/);
    const item = await hoverAt(document, rangeOf(document, 'Nr. 2').start);
    assert.match(item, /Lärm/);
    assert.doesNotMatch(item, /Feuer/);
  });

  it('offers the paragraphs of a section behind “Abs. ”, with their act', async () => {
    const document = await draft('Nach § 1 Abs. ');
    const { items } = await vscode.commands.executeCommand<vscode.CompletionList>(
      'vscode.executeCompletionItemProvider',
      document.uri,
      document.positionAt(document.getText().length),
    );
    const offered = items.map(({ insertText }) =>
      insertText instanceof vscode.SnippetString ? insertText.value : insertText,
    );
    assert.ok(offered.includes('§ 1 Abs. 1 KaiG') && offered.includes('§ 1 Abs. 2 KaiG'), offered.join('; '));
  });

  it('underlines a paragraph of a section that has none', async () => {
    const document = await draft('Nach § 2 Abs. 1 KaiG führt er ein Buch, nach § 1 Abs. 1 KaiG gilt das.');
    const found = await until('the error', () => vscode.languages.getDiagnostics(document.uri)[0]);
    assert.equal(document.getText(found.range), '§ 2 Abs. 1 KaiG');
    assert.match(found.message, /§ 2 is not divided further/);
    assert.equal(vscode.languages.getDiagnostics(document.uri).length, 1);
  });

  it('renumbers a section, but not where its former wording is cited', async () => {
    const { document } = await open(KAI);
    const edit = await vscode.commands.executeCommand<vscode.WorkspaceEdit>(
      'vscode.executeDocumentRenameProvider',
      document.uri,
      rangeOf(document, '1', '## § ').start,
      '1a',
    );
    const places = edit.get(document.uri).map(({ range }) => document.lineAt(range.start.line).text);
    const changed = edit.get(document.uri).map(({ range }) => document.offsetAt(range.start));
    const former = document.offsetAt(rangeOf(document, '§ 1 in der bis').end);
    assert.ok(places.some((line) => line.startsWith('## § 1 ')));
    assert.ok(
      changed.some((offset) => offset > former),
      'the citation behind it is',
    );
    assert.ok(!changed.some((offset) => Math.abs(offset - former) < '§ 1 in der bis'.length));
  });
});
