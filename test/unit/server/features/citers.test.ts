import assert from 'node:assert/strict';
import { SymbolKind, type CallHierarchyItem } from 'vscode-languageserver/node';
import { actFirst, citedBy, citersOf } from '../../../../src/citation';
import { citedIn, citersIn, hierarchyItems } from '../../../../src/server/features/callHierarchy';
import { Turns } from '../../../../src/turns';
import { codeLensesOf, SHOW_REFERENCES } from '../../../../src/server/features/codeLens';
import { workspaceSymbolsOf } from '../../../../src/server/features/workspaceSymbols';
import { AQUACULTURE, HARBOUR_LAW, HARBOURS, Statutes } from './statutes';

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
