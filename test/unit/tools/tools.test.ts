import assert from 'node:assert/strict';
import type { PackedIndex } from '../../../src/search';
import { ToolError, ToolInputError, toolNamed, TOOLS } from '../../../src/tools';
import { called, sampleLaw, TODAY } from './sample';

interface Ref {
  readonly id: string;
  readonly label: string;
  readonly file: string;
  readonly line: number;
  readonly standing?: string;
}

describe('tools', () => {
  let index: PackedIndex;
  before(async () => {
    index = await sampleLaw();
  });

  const ids = (refs: readonly Ref[]): string[] => refs.map(({ id }) => id);

  it('each says what it takes as a JSON schema whose sizes are bounded', () => {
    for (const { name, description, inputSchema } of TOOLS) {
      assert.ok(description.length > 100, name);
      assert.equal(inputSchema.type, 'object');
      assert.equal(inputSchema['additionalProperties'], false);
      for (const [key, property] of Object.entries(inputSchema['properties'] as Record<string, object>)) {
        const isBounded = 'maxLength' in property || 'maximum' in property || 'enum' in property;
        assert.ok(isBounded, `${name}.${key}`);
      }
    }
  });

  describe('search_law', () => {
    it('finds the rule by its words, with where it stands', async () => {
      const { hits } = await called<{ hits: (Ref & { excerpt: string })[] }>(index, 'search_law', {
        query: 'Within how many days may a pilot appeal to the Maritime Tribunal?',
      });
      assert.equal(
        hits[0]!.id,
        'harbours-act/sec_10__para_1',
        'it alone speaks of days, pilots, appeals and the Tribunal',
      );
      assert.equal(hits[0]!.label, 'Harbours Act section 10(1)');
      assert.match(hits[0]!.file, /harbours-and-pilotage-act-2012\.md$/u);
      assert.match(hits[0]!.excerpt, /within 28 days/u);
    });

    it('pages through what it found without repetition', async () => {
      const query = { query: 'licence', limit: 3 };
      const first = await called<{ hits: Ref[]; next: string }>(index, 'search_law', query);
      const second = await called<{ hits: Ref[] }>(index, 'search_law', { ...query, cursor: first.next });
      const all = await called<{ hits: Ref[] }>(index, 'search_law', { query: 'licence', limit: 6 });
      assert.deepEqual([...ids(first.hits), ...ids(second.hits)], ids(all.hits));
    });

    it('searches one act where one is named', async () => {
      const args = { query: 'licence', act: 'Ferries Act 1998', limit: 50 };
      const { hits } = await called<{ hits: Ref[] }>(index, 'search_law', args);
      assert.ok(hits.length > 0 && hits.every(({ id }) => id.startsWith('ferries-act-1998/')));
      await assert.rejects(called(index, 'search_law', { query: 'licence', act: 'Moon Act' }), ToolError);
    });
  });

  describe('get_provision', () => {
    interface Read extends Ref {
      readonly text: string;
      readonly next?: string;
      readonly status: string;
      readonly above: readonly (Ref & { text?: string })[];
      readonly before?: Ref;
      readonly after?: Ref;
      readonly cites: {
        readonly total: number;
        readonly first: { text: string; outcome: string; provisions: Ref[] }[];
      };
      readonly citedBy: { readonly total: number; readonly first: Ref[] };
    }
    const read = (provision: string, more: object = {}): Promise<Read> =>
      called(index, 'get_provision', { provision, ...more });

    it('reads by an id, by a citation, and by a bare number, to the letter', async () => {
      for (const name of ['harbours-act/sec_1', 'section 1 of the Harbours Act', 'Harbours Act 1']) {
        assert.equal((await read(name)).id, 'harbours-act/sec_1', `${name}: sections 10 to 19 begin so, too`);
      }
    });

    it('has the text with its units, its context, and both directions of citation', async () => {
      const { text, above, before, after, status, cites, citedBy } = await read('harbours-act/sec_13');
      assert.match(text, /^\(1\) The owner of a vessel must pay a berth fee[^\n]*\n\(2\) The amount/u);
      assert.deepEqual(ids(above), ['harbours-act/part_4']);
      assert.deepEqual([before?.id, after?.id], ['harbours-act/sec_12', 'harbours-act/sec_14']);
      assert.equal(status, 'in-force');
      const [fees] = cites.first;
      assert.equal(fees!.outcome, 'act-not-in-corpus', 'the amount is in regulations that nobody has');
      assert.match(fees!.text, /section 4 of the Harbour Fees Regulations 2016/u);
      assert.ok(ids(citedBy.first).includes('harbours-act/sec_14__para_1'), 'a vessel is detained for that fee');
    });

    it('says that a provision is repealed', async () => {
      assert.equal((await read('section 4(2) of the Ferries Act 1998')).status, 'repealed');
      assert.equal((await read('section 4(1) of the Ferries Act 1998')).status, 'in-force');
    });

    it('pages through a long text, which is whole in the end', async () => {
      const whole = await read('harbours-act/part_3', { limit: 20_000 });
      let text = '';
      for (let cursor: string | undefined, page = 0; page < 50; page += 1) {
        const part: Read = await read('harbours-act/part_3', { limit: 500, ...(cursor !== undefined && { cursor }) });
        text += part.text;
        cursor = part.next;
        if (cursor === undefined) break;
      }
      assert.equal(text, whole.text);
      assert.equal(whole.next, undefined);
    });

    it('says what to do where a name means nothing or several provisions', async () => {
      await assert.rejects(read('section 99 of the Harbours Act'), /find_acts/u);
      await assert.rejects(read('section 4'), /could be .*Harbours Act section 4 \(harbours-act\/sec_4\).*one id/u);
    });
  });

  describe('follow_citations', () => {
    interface Followed {
      readonly total: number;
      readonly provisions: (Ref & { direction: string; distance: number; by?: string[] })[];
      readonly notInCorpus?: { text: string }[];
    }
    const follow = (args: object): Promise<Followed> => called(index, 'follow_citations', args);

    it('lists what it cites and what cites it', async () => {
      const { provisions } = await follow({ provision: 'harbours-act/sec_22' });
      const cited = provisions.filter(({ direction }) => direction === 'cites').map(({ id }) => id);
      assert.ok(cited.includes('official-documents-act-2011/sec_4'));
      assert.ok(cited.includes('harbours-act/sec_6__para_1'));
      assert.ok(provisions.every(({ distance }) => distance === 1));
    });

    it('goes on to what that cites, and says by which provision', async () => {
      const { provisions } = await follow({ provision: 'harbours-act/sec_22__para_2', direction: 'cites', depth: 2 });
      const far = provisions.find(({ distance }) => distance === 2);
      assert.ok(far !== undefined && far.by!.length > 0);
    });

    it('names what is not in the corpus', async () => {
      const { notInCorpus } = await follow({ provision: 'harbours-act/sec_13__para_2', direction: 'cites' });
      assert.match(notInCorpus![0]!.text, /Harbour Fees Regulations 2016/u);
      const { notInCorpus: none } = await follow({ provision: 'harbours-act/sec_13__para_2', direction: 'citedBy' });
      assert.equal(none, undefined);
    });
  });

  describe('find_acts', () => {
    const keys = async (args: object): Promise<string[]> =>
      (await called<{ acts: { key: string }[] }>(index, 'find_acts', args)).acts.map(({ key }) => key);

    it('lists all, by name, by words, and by what is nearly the name', async () => {
      assert.equal((await keys({})).length, 5);
      assert.deepEqual(await keys({ name: 'Harbours Act' }), ['harbours-act']);
      assert.deepEqual(await keys({ name: 'documents' }), ['official-documents-act-2011']);
      assert.deepEqual(await keys({ name: 'Ferrys Act 1998' }), ['ferries-act-1998'], 'a slip of the pen');
      assert.deepEqual(await keys({ name: 'Moon Treaty' }), []);
    });
  });

  describe('verify_answer', () => {
    interface Verified {
      readonly sentences: number;
      readonly contradicted: number;
      readonly checked: { support: string; text: string; cites: Ref[]; clashes?: { kind: string }[] }[];
    }
    it('tells what the law carries from what it contradicts', async () => {
      const text =
        'A pilot may appeal to the Maritime Tribunal within 28 days after the day on which notice of the decision was served (section 10(1) of the Harbours Act). ' +
        'The master must report damage within five hours (section 16 of the Harbours Act).';
      const { checked, sentences } = await called<Verified>(index, 'verify_answer', { text });
      assert.equal(sentences, 2);
      assert.deepEqual(ids(checked[0]!.cites), ['harbours-act/sec_10__para_1']);
      assert.notEqual(checked[0]!.support, 'contradicted');
      assert.equal(checked[1]!.support, 'contradicted', 'the Act says two hours');
      assert.equal(checked[1]!.clashes![0]!.kind, 'number');
    });
  });

  describe('what no tool takes', () => {
    const HUGE = 'x'.repeat(300_000);
    const required: Readonly<Record<string, object>> = {
      search_law: { query: 'fee' },
      get_provision: { provision: 'harbours-act/sec_1' },
      follow_citations: { provision: 'harbours-act/sec_1' },
      find_acts: {},
      check_citations: { text: 'See section 1 of the Harbours Act.' },
      verify_answer: { text: 'See section 1 of the Harbours Act.' },
    };
    for (const { name } of TOOLS) {
      const good = required[name]!;
      const [main = 'name'] = Object.keys(good);
      const hostile: readonly (readonly [string, unknown])[] = [
        ['no object', 'harbours-act/sec_1'],
        ['null', null],
        ['a list', [good]],
        ['a number for a text', { ...good, [main]: 12 }],
        ['an object for a text', { ...good, [main]: { toString: 'x' } }],
        ['a text that is too long', { ...good, [main]: HUGE }],
        ['a key that is not known', { ...good, path: '/etc/passwd' }],
        [
          'a key of the prototype',
          JSON.parse(
            `${JSON.stringify(good).slice(0, -1) || '{'}${Object.keys(good).length > 0 ? ',' : ''}"__proto__":{"x":1}}`,
          ),
        ],
        ['the constructor', { ...good, constructor: { prototype: {} } }],
        ['a limit that is no number', { ...good, limit: NaN }],
        ['no limit', { ...good, limit: Infinity }],
        ['a limit below one', { ...good, limit: -1 }],
        ['a broken limit', { ...good, limit: 1.5 }],
        ['a huge limit', { ...good, limit: 1e9 }],
        ['a cursor that no answer gave', { ...good, cursor: '../../etc/passwd' }],
        ['a cursor that is no text', { ...good, cursor: 7 }],
        ['a huge cursor', { ...good, cursor: '9'.repeat(5000) }],
      ];
      for (const [what, args] of hostile) {
        it(`${name}: ${what}`, async () => {
          await assert.rejects(toolNamed(name)!.call(args, { index, today: TODAY }), (error: Error) => {
            assert.ok(error instanceof ToolInputError, String(error));
            assert.ok(error.message.length < 2000, 'it does not send the arguments back');
            return true;
          });
        });
      }
    }

    it('a name that is a path or a program is only a name', async () => {
      for (const provision of [
        '../../../etc/passwd',
        '/etc/passwd',
        '$(id)',
        '__proto__',
        'constructor',
        '\u0000',
        '\ud800',
      ])
        await assert.rejects(called(index, 'get_provision', { provision }), ToolError);
    });
  });
});
