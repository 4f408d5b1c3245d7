import assert from 'node:assert/strict';
import { SharedIndex, type IndexSource } from '../../../src/search';
import { toolNamed, TOOLS, type ToolResult } from '../../../src/tools';
import { assertAlike } from '../support/toldAnswer';
import { contentsOf, PlainStore } from '../support/storeOf';
import { sampleLaw, TODAY } from './sample';

/** What is asked of each tool. */
const CALLS: Readonly<Record<string, readonly object[]>> = {
  search_law: [
    { query: 'Within how many days may a pilot appeal to the Maritime Tribunal?' },
    { query: 'licence', act: 'Ferries Act 1998', limit: 5 },
  ],
  get_provision: [{ provision: 'Harbours Act section 10(1)' }],
  follow_citations: [
    { provision: 'Harbours Act section 10', direction: 'citedBy' },
    { provision: 'Harbours Act section 10', direction: 'both', depth: 2 },
  ],
  check_citations: [{ text: 'See section 10(1) of the Harbours Act, and section 99 of it.' }],
  verify_answer: [{ text: 'A pilot may appeal within 28 days (Harbours Act section 10(1)).' }],
};

describe('tools over a shared corpus', () => {
  const law = sampleLaw();
  const shared = law.then((index) => new SharedIndex(new PlainStore(contentsOf(index))));

  for (const { name } of TOOLS) {
    if (name === 'find_acts') continue;
    it(`${name} answers as over the index`, async () => {
      assert.ok(CALLS[name] !== undefined, `${name} is not tried`);
      for (const args of CALLS[name]) {
        const called = async (source: IndexSource): Promise<unknown> => {
          const result = await source.with((index) => toolNamed(name)!.call(args, { index, today: TODAY }));
          return JSON.parse(JSON.stringify(result).replaceAll('/law/', '')) as unknown;
        };
        const expected = await called(await law);
        assert.ok(JSON.stringify(expected).length > 40);
        assertAlike(await called(await shared), expected, name);
      }
    });
  }

  it('find_acts lists the acts, without counting what is in them', async () => {
    const called = async (source: IndexSource): Promise<{ acts: ToolResult[] }> =>
      (await source.with((index) => toolNamed('find_acts')!.call({ name: 'Act' }, { index, today: TODAY }))) as {
        acts: ToolResult[];
      };
    const [here, there] = [await called(await law), await called(await shared)];
    assert.deepEqual(
      there.acts.map(({ key }) => key),
      here.acts.map(({ key }) => key),
    );
    assert.ok(here.acts.every(({ provisions }) => Number(provisions) > 0));
    assert.ok(there.acts.length > 2 && there.acts.every((act) => !('provisions' in act)));
  });
});
