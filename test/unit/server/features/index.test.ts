import assert from 'node:assert/strict';
import type {
  CallHierarchyItem,
  CodeLens,
  CompletionList,
  DocumentLink,
  DocumentSymbol,
  FoldingRange,
  Hover,
  Location,
  LocationLink,
  MarkupContent,
  SemanticTokens,
  WorkspaceSymbol,
} from 'vscode-languageserver/node';
import { FEATURE_CAPABILITIES } from '../../../../src/server/features';
import { connected, type Connected } from './connected';
import { HARBOUR_LAW, placeOf, Statutes } from './statutes';

describe('registerFeatures', () => {
  let statutes: Statutes;
  let request: Connected['request'];
  let dispose: Connected['dispose'];
  before(async () => {
    statutes = await Statutes.open();
    ({ request, dispose } = connected(statutes));
  });
  afterEach(() => {
    statutes.closeDocuments();
  });
  after(async () => {
    dispose();
    await statutes.close();
  });

  it('answers all that the capabilities promise', async () => {
    const open = await statutes.file(HARBOUR_LAW);
    const textDocument = { uri: open.document.uri };
    const at = (text: string, behind = 0) => ({ textDocument, position: placeOf(open, text, behind) });
    const citation = at('§ 2 Abs. 1 führt');
    const hover = async (params: object) =>
      ((await request<Hover>('textDocument/hover', params)).contents as MarkupContent).value;
    assert.match(await hover(citation), /§ 2 Abs[^*]*HafG/u);
    assert.match(await hover(at('Wer ein Fahrzeug', 9)), /Fahrzeug im Sinne/u);
    assert.equal((await request<LocationLink[]>('textDocument/definition', citation)).length, 1);
    const references = { ...citation, context: { includeDeclaration: false } };
    assert.equal((await request<Location[]>('textDocument/references', references)).length, 1);
    assert.deepEqual(await request<DocumentLink[]>('textDocument/documentLink', { textDocument }), []);
    assert.equal((await request<DocumentSymbol[]>('textDocument/documentSymbol', { textDocument })).length, 1);
    assert.equal((await request<FoldingRange[]>('textDocument/foldingRange', { textDocument })).length, 5);
    assert.equal((await request<CodeLens[]>('textDocument/codeLens', { textDocument })).length, 3);
    assert.ok((await request<WorkspaceSymbol[]>('workspace/symbol', { query: 'HafG' })).length > 0);
    const completion = at('nach § 4', 'nach § 4'.length);
    assert.equal((await request<CompletionList>('textDocument/completion', completion)).items.length, 1);
    const tokens = await request<SemanticTokens>('textDocument/semanticTokens/full', { textDocument });
    assert.ok(tokens.data.length > 0);
    const [item] = await request<CallHierarchyItem[]>('textDocument/prepareCallHierarchy', citation);
    assert.equal(item?.name, '§ 2 Abs. 1 HafG');
    assert.equal((await request<object[]>('callHierarchy/incomingCalls', { item })).length, 1);
    assert.deepEqual(await request<object[]>('callHierarchy/outgoingCalls', { item }), []);
    assert.equal(Object.keys(FEATURE_CAPABILITIES).length, 11, 'each is asked for above');
  });

  it('links the citations of a draft', async () => {
    const { document } = await statutes.draft('Nach § 4 HafG.');
    const links = await request<DocumentLink[]>('textDocument/documentLink', { textDocument: { uri: document.uri } });
    assert.equal(links.length, 1);
  });

  it('says nothing of a document that is not open', async () => {
    const textDocument = { uri: 'untitled:Unknown' };
    const position = { line: 0, character: 0 };
    for (const method of ['hover', 'definition', 'references', 'completion', 'prepareCallHierarchy', 'documentLink']) {
      const params = { textDocument, position, context: { includeDeclaration: true } };
      assert.equal(await request(`textDocument/${method}`, params), null, method);
    }
  });
});
