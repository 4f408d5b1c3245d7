import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  SymbolKind,
  type CallHierarchyIncomingCall,
  type CallHierarchyItem,
  type CallHierarchyOutgoingCall,
  type CodeLens,
  type Location,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { actFirst, citedBy, citersOf } from '../../../../src/citation';
import { citedIn, citersIn, hierarchyItems } from '../../../../src/server/features/callHierarchy';
import { Turns } from '../../../../src/turns';
import { codeLensesOf, SHOW_REFERENCES } from '../../../../src/server/features/codeLens';
import { workspaceSymbolsOf } from '../../../../src/server/features/workspaceSymbols';
import { SAME_LINES } from '../../../../src/server/drafts/lineMap';
import { indexOf } from '../../support/indexOf';
import { contentsOf, PlainStore } from '../../support/storeOf';
import { lawOver } from '../lawOver';
import { connected, type Connected } from './connected';
import { AQUACULTURE, HARBOUR_LAW, HARBOURS, placeOf, Statutes } from './statutes';

describe('who cites whom', () => {
  let statutes: Statutes;
  before(async () => {
    statutes = await Statutes.open();
  });
  afterEach(() => {
    statutes.closeDocuments();
  });
  after(() => statutes.close());

  const ids = (ordinals: readonly number[]): string[] => ordinals.map((ordinal) => statutes.whole.corpus.id(ordinal));

  it('counts what cites a unit inside a section, and not what the section cites of itself', () => {
    const index = statutes.whole;
    assert.deepEqual(ids(citersOf(index, statutes.ordinal('hafg/sec_2'))), ['hafg/sec_3__para_2']);
    assert.deepEqual(ids(citersOf(index, statutes.ordinal('hafg/sec_2__para_2'))), []);
    assert.deepEqual(ids(citedBy(index, statutes.ordinal('hafg/sec_3'))), ['hafg/sec_2__para_1', 'hafg/sec_4']);
    assert.deepEqual(citersOf(index, statutes.ordinal('hafg/chp_1')), [], 'the chapter is cited from within alone');
  });

  it('puts the own act first, and each act in document order', () => {
    const { corpus } = statutes.whole;
    const [harbours, documents, decree] = [
      'harbours-act/sec_3',
      'official-documents-act-2011/sec_2',
      '연안양식업법-시행령/art_1',
    ].map((id) => statutes.ordinal(id)) as [number, number, number];
    const [first, second] = [Math.min(harbours, documents), Math.max(harbours, documents)];
    assert.deepEqual(actFirst(corpus, [second, decree, first], corpus.actOf(decree)), [decree, first, second]);
  });

  it('says above each cited section how often it is cited, and by how many acts', async () => {
    const titles = async (name: string): Promise<Map<string, string>> => {
      const open = await statutes.file(name);
      return new Map(
        (await codeLensesOf(open, new Turns(10))).map(({ range: { start }, command }) => {
          assert.equal(command?.command, SHOW_REFERENCES);
          assert.deepEqual(command.arguments, [open.document.uri, start]);
          const line = open.document.getText({ start, end: { line: start.line + 1, character: 0 } });
          return [line.trim(), command.title];
        }),
      );
    };
    assert.deepEqual(
      [...(await titles(HARBOUR_LAW))],
      [
        ['### § 2 Begriffsbestimmungen', 'cited by 1, from 1 act'],
        ['### § 3 Unterhaltung', 'cited by 1, from 1 act'],
        ['### § 4 Entgelt', 'cited by 1, from 1 act'],
      ],
    );
    const korean = statutes.ordinal('연안양식업법/art_8');
    assert.equal(
      (await titles(AQUACULTURE)).get('### 제8조(면허의 취소 등)'),
      `cited by ${citersOf(statutes.whole, korean).length}, from 2 acts`,
    );
    assert.equal((await titles(HARBOURS)).has('## Part 1 — Preliminary'), false);
  });

  it('climbs from a provision to those that cite it, with the citations', async () => {
    const [item] = await hierarchyItems(statutes.whole.corpus, [statutes.ordinal('hafg/sec_4')], statutes);
    assert.deepEqual([item?.name, item?.detail, item?.kind], ['§ 4 HafG', 'Entgelt', SymbolKind.Class]);
    const calls = await citersIn(statutes.whole, item!, statutes);
    assert.deepEqual(
      calls.map(({ from }) => from.name),
      ['§ 3 Abs. 2 HafG'],
    );
    const range = calls[0]!.fromRanges[0]!;
    assert.equal(await statutes.textAt({ uri: calls[0]!.from.uri, range }), '§ 4');
  });

  it('descends to those that it cites, with the citations in its own text', async () => {
    const [item] = await hierarchyItems(statutes.whole.corpus, [statutes.ordinal('연안양식업법/art_9')], statutes);
    const calls = await citedIn(statutes.whole, item!, statutes);
    assert.deepEqual(
      calls.map(({ to }) => to.name),
      ['연안양식업법 제8조'],
    );
    assert.equal(await statutes.textAt({ uri: item!.uri, range: calls[0]!.fromRanges[0]! }), '제8조');
  });

  it('finds nothing for an item that is no longer there, or that it never gave', async () => {
    const [item] = await hierarchyItems(statutes.whole.corpus, [statutes.ordinal('hafg/sec_4')], statutes);
    for (const data of ['hafg/sec_99', 7, undefined, {}]) {
      const unknown = { ...item!, data } as CallHierarchyItem;
      assert.deepEqual(await citersIn(statutes.whole, unknown, statutes), []);
      assert.deepEqual(await citedIn(statutes.whole, unknown, statutes), []);
    }
  });

  it('finds symbols by act, number and heading, in each language', async () => {
    for (const [query, name, file, line] of [
      ['HafG 4', '§ 4 HafG Entgelt (HafG 4)', HARBOUR_LAW, '### § 4 Entgelt'],
      ['maritime tribunal', 'Harbours Act section 10 Appeal to the Maritime Tribunal', HARBOURS, '### Section 10.'],
      ['연안양식업법 제8조의2', '연안양식업법 제8조의2 과징금', AQUACULTURE, '### 제8조의2(과징금)'],
    ] as const) {
      const [symbol] = await workspaceSymbolsOf(statutes.whole, query, statutes.drafts);
      assert.equal(symbol?.name, name);
      assert.ok('range' in symbol.location);
      assert.equal(symbol.location.uri, statutes.uri(file));
      assert.equal(symbol.location.range.start.line, await statutes.lineOf(file, line));
    }
    assert.deepEqual(await workspaceSymbolsOf(statutes.whole, '', statutes.drafts), []);
  });
});

describe('who cites whom over a shared corpus', () => {
  let statutes: Statutes;
  let editor: Connected;
  let store: PlainStore;
  before(async () => {
    statutes = await Statutes.open();
    const hafg = await readFile(join(statutes.folder, HARBOUR_LAW), 'utf8');
    const dues =
      '# Gebührengesetz (GebG)\n\n### § 1 Gebühr\n\n(1) § 3 HafG gilt.\n\n(2) § 2 gilt nicht.\n\n### § 2 Erlass\n\nNichts.\n';
    store = new PlainStore(contentsOf(await indexOf({ 'hafg.md': hafg, 'gebg.md': dues })));
    editor = connected({
      documents: statutes.documents,
      drafts: statutes.drafts,
      kinds: statutes.kinds,
      readings: statutes.readings,
      index: statutes.index,
      law: lawOver(statutes.whole, store),
    });
  });
  afterEach(() => statutes.closeDocuments());
  after(async () => {
    editor.dispose();
    await statutes.close();
  });

  const namesOf = (calls: readonly { from?: CallHierarchyItem; to?: CallHierarchyItem }[]): string[] =>
    calls.map(({ from, to }) => (from ?? to)!.name);

  it('walks from a section of the folder to what cites it there, and back', async () => {
    const open = await statutes.file(HARBOUR_LAW);
    const at = { textDocument: { uri: open.document.uri }, position: placeOf(open, '### § 3') };
    const [item] = await editor.request<CallHierarchyItem[]>('textDocument/prepareCallHierarchy', at);
    const calls = await editor.request<CallHierarchyIncomingCall[]>('callHierarchy/incomingCalls', { item });
    assert.deepEqual(namesOf(calls), ['§ 2 Abs. 2 HafG', '§ 1 Abs. 1 GebG']);
    const { from } = calls[1]!;
    assert.match(decodeURIComponent(from.uri), /^proviso-law:\/§ 1 GebG\?/u);
    const back = await editor.request<CallHierarchyOutgoingCall[]>('callHierarchy/outgoingCalls', { item: from });
    assert.deepEqual(
      back.map(({ to, fromRanges }) => [to.name, to.uri, fromRanges.length]),
      [['§ 3 HafG', open.document.uri, 1]],
    );
    const references = { ...at, context: { includeDeclaration: false } };
    const places = await editor.request<Location[]>('textDocument/references', references);
    assert.deepEqual(
      places.map(({ uri }) => uri),
      [open.document.uri, from.uri],
    );
  });

  it('counts above a section of the folder who cites it in either, and asks nothing for a long statute', async () => {
    const open = await statutes.file(HARBOUR_LAW);
    const lenses = async (uri: string): Promise<Map<number, string | undefined>> =>
      new Map(
        (await editor.request<CodeLens[]>('textDocument/codeLens', { textDocument: { uri } })).map(
          ({ range: { start }, command }) => [start.line, command?.title],
        ),
      );
    const { line } = placeOf(open, '### § 3');
    assert.equal((await lenses(open.document.uri)).get(line), 'cited by 2, from 2 acts');
    const sections = Array.from({ length: 301 }, (_, at) => `### Section ${at + 1}. Dues\n\nSection 1 applies.\n`);
    const long = await indexOf({ 'long.md': `# Long Act 2000\n\n${sections.join('\n')}` });
    const document = TextDocument.create('file:///law/long.md', 'markdown', 1, 'x');
    store.log.length = 0;
    const opened = { index: long, document, file: '/law/long.md', lines: SAME_LINES };
    const [first] = await codeLensesOf(opened, new Turns(10), lawOver(long, store));
    assert.equal(first?.command?.title, 'cited by 300, from 1 act');
    assert.deepEqual(store.log, []);
  });

  it('answers in a document of the shared corpus, which is not open here', async () => {
    const shown = await lawOver(statutes.whole, store).with(({ corpus }) =>
      corpus.provision(corpus.ordinal('gebg/sec_2') ?? 0),
    );
    const uri = shown!.result.file;
    const [lens] = await editor.request<CodeLens[]>('textDocument/codeLens', { textDocument: { uri } });
    assert.deepEqual([lens?.command?.title, lens?.command?.arguments?.[0]], ['cited by 1, from 1 act', uri]);
    const at = { textDocument: { uri }, position: { line: 0, character: 0 } };
    const [item] = await editor.request<CallHierarchyItem[]>('textDocument/prepareCallHierarchy', at);
    assert.equal(item?.name, '§ 2 GebG');
    assert.deepEqual(namesOf(await editor.request('callHierarchy/incomingCalls', { item })), ['§ 1 Abs. 2 GebG']);
    const references = { ...at, context: { includeDeclaration: false } };
    const [place, ...others] = await editor.request<Location[]>('textDocument/references', references);
    assert.match(decodeURIComponent(place!.uri), /§ 1 GebG/u);
    assert.deepEqual(others, []);
  });
});
