import assert from 'node:assert/strict';
import { workspaceSymbolsOf } from '../../../../src/server/features/workspaceSymbols';
import { Statutes } from './statutes';

describe('workspace symbols', () => {
  let statutes: Statutes;
  before(async () => {
    statutes = await Statutes.open(true);
  });
  after(() => statutes.close());

  const names = async (query: string): Promise<string[]> =>
    (await workspaceSymbolsOf(statutes.whole, query, statutes.drafts)).map(({ name }) => name);

  it('finds a number as its law writes it, with and without the name of the act', async () => {
    for (const [query, first] of [
      ['§ 4', '§ 4 HafG Entgelt'],
      ['§ 3 Abs. 2', '§ 3 Abs. 2 HafG'],
      ['§ 3 Abs. 2 Nr. 1', '§ 3 Abs. 2 HafG (§ 3 Abs. 2 Nr. 1)'],
      ['HafG § 4', '§ 4 HafG Entgelt (HafG § 4)'],
      ['§ 4 HafG', '§ 4 HafG Entgelt'],
      [
        'section 10 of the Harbours Act',
        'Harbours Act section 10 Appeal to the Maritime Tribunal (section 10 of the Harbours Act)',
      ],
      ['s. 10', 'Harbours Act section 10 Appeal to the Maritime Tribunal (s. 10)'],
      ['제8조의2', '연안양식업법 제8조의2 과징금'],
      ['연안양식업법 제8조의2제1항', '연안양식업법 제8조의2제1항'],
      ['L. 121-2', 'Code des phares fluviaux article L. 121-2'],
      ['L121-2', 'Code des phares fluviaux article L. 121-2'],
      [
        'article L. 121-2 du Code des phares fluviaux',
        'Code des phares fluviaux article L. 121-2 (article L. 121-2 du Code des phares fluviaux)',
      ],
      ['Code des phares fluviaux L. 121', 'Code des phares fluviaux article L. 121-1'],
      ['artículo 2.1', 'Ley 4/2012, de Puertos Fluviales artículo 2.1'],
      ['第二条', '港湾管理法 第2条 許可 (第二条)'],
      ['港湾管理法第二条第二項', '港湾管理法 第2条第2項 (港湾管理法第二条第二項)'],
    ] as const) {
      assert.equal((await names(query))[0], first, query);
    }
  });

  it('finds a number in every act that has it, those of its language first', async () => {
    const found = await names('section 3');
    assert.ok(found.length > 2, found.join());
    assert.match(found[0]!, / section 3 /u);
    assert.ok(
      found.some((name) => name.startsWith('§ 3 HafG Unterhaltung')),
      'a section is a section',
    );
    assert.deepEqual(await names('§ 99 HafG'), []);
  });
});
