import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { AQUACULTURE, closeEditors, DRAFT, hoverAt, open, proviso, rangeOf } from './workspace';

/** Each token of a document: its text, its type and its modifiers. */
async function tokensOf(document: vscode.TextDocument): Promise<string[]> {
  const run = <Result>(command: string): Thenable<Result> => vscode.commands.executeCommand(command, document.uri);
  const legend = await run<vscode.SemanticTokensLegend>('vscode.provideDocumentSemanticTokensLegend');
  const { data } = await run<vscode.SemanticTokens>('vscode.provideDocumentSemanticTokens');
  let [line, character] = [0, 0];
  return Array.from({ length: data.length / 5 }, (_, token) => {
    const [lines, characters, length, type, modifiers] = [...data.subarray(token * 5, token * 5 + 5)] as [
      number,
      number,
      number,
      number,
      number,
    ];
    character = lines === 0 ? character + characters : characters;
    line += lines;
    const text = document.getText(new vscode.Range(line, character, line, character + length));
    const named = legend.tokenModifiers.filter((_name, bit) => (modifiers & (1 << bit)) !== 0);
    return [text, legend.tokenTypes[type], ...named].join(' | ');
  });
}

describe('semantic highlighting and terms', () => {
  before(proviso);
  afterEach(closeEditors);

  it('tells resolved citations of a draft from the others', async () => {
    const tokens = await tokensOf((await open(DRAFT)).document);
    assert.ok(
      tokens.includes('section 10(1) of the Harbours and Pilotage Act 2012 | citation | resolved'),
      tokens.join('\n'),
    );
    assert.ok(tokens.includes('section 9 of the Seafarers Act 2009 | citation | unresolved'), tokens.join('\n'));
  });

  it('marks the defined terms of a Korean act', async () => {
    const tokens = await tokensOf((await open(AQUACULTURE)).document);
    assert.ok(tokens.includes('면허권자 | definedTerm'), tokens.slice(0, 20).join('\n'));
  });

  it('shows the definition of a term that a draft uses, from the act that it cites', async () => {
    const content = 'Under section 10(1) of the Harbours and Pilotage Act 2012 the berth is free.';
    const document = await vscode.workspace.openTextDocument({ language: 'markdown', content });
    const hover = await hoverAt(document, rangeOf(document, 'berth').start);
    assert.match(hover.replace(/\\(.)/gu, '$1'), /Harbours Act section 2\(1\).*"berth" means a place at a quay/s);
  });
});
