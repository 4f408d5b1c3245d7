import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { AQUACULTURE, closeEditors, DOCUMENTS, DRAFT, open, proviso, rangeOf } from './workspace';

/** The act of a document among the trees that the editor's other extensions add. */
async function actOf(document: vscode.TextDocument, title: string): Promise<vscode.DocumentSymbol | undefined> {
  const symbols = await vscode.commands.executeCommand<vscode.DocumentSymbol[] | undefined>(
    'vscode.executeDocumentSymbolProvider',
    document.uri,
  );
  return symbols?.find(({ name, kind }) => name === title && kind === vscode.SymbolKind.Package);
}

const child = (symbol: vscode.DocumentSymbol | undefined, name: string): vscode.DocumentSymbol => {
  const found = symbol?.children.find((inner) => inner.name === name);
  assert.ok(found, `"${name}" is one of ${symbol?.children.map((inner) => inner.name).join(', ') ?? 'nothing'}`);
  return found;
};

describe('outline and folding', () => {
  before(proviso);
  afterEach(closeEditors);

  it('shows an act with its parts, sections and paragraphs', async () => {
    const { document } = await open(DOCUMENTS);
    const act = await actOf(document, 'Official Documents Act 2011');
    const section = child(child(act, 'Part 2 Offences'), 'section 4 Forgery of official documents');
    assert.deepEqual(
      section.children.map(({ name }) => name),
      ['(1)', '(2)'],
    );
    assert.equal(section.range.start.line, rangeOf(document, 'Section 4. Forgery').start.line);
  });

  it('shows a Korean act with its chapters and articles', async () => {
    const { document } = await open(AQUACULTURE);
    child(child(await actOf(document, '연안양식업법'), '제1장 총칙'), '제1조 목적');
  });

  it('shows no act for a draft', async () => {
    const { document } = await open(DRAFT);
    assert.equal(await actOf(document, "Memorandum: forged pilots' papers"), undefined);
  });

  it('folds a section of plain text, from its heading to its last line', async () => {
    const { document } = await open(DOCUMENTS);
    const folds = await vscode.commands.executeCommand<vscode.FoldingRange[]>(
      'vscode.executeFoldingRangeProvider',
      document.uri,
    );
    const start = rangeOf(document, 'Section 4. Forgery').start.line;
    const end = rangeOf(document, '(2) A public officer who commits an offence').start.line;
    assert.ok(
      folds.some((fold) => fold.start === start && fold.end === end),
      JSON.stringify(folds.slice(0, 20)),
    );
  });
});
