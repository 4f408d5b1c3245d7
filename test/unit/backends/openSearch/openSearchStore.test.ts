import assert from 'node:assert/strict';
import type { OpenSearchStore } from '../../../../src/backends';
import { StoreError } from '../../../../src/store';
import { FakeCluster, type Answer, type Asked } from './fakeCluster';
import { ACT, answering, DESCRIPTION, hitsOf, mappingOf, NOTE, PROVISION, SHARDS, storeOn } from './fakeCorpus';

describe('a corpus in OpenSearch', () => {
  let fake: FakeCluster;

  async function open(other: (asked: Asked) => Answer | undefined = () => undefined): Promise<OpenSearchStore> {
    fake = await new FakeCluster(answering(other)).start();
    return storeOn(fake);
  }

  afterEach(() => fake.stop());

  it('is opened with its acts and its description', async () => {
    const { description, acts } = await open();
    assert.deepEqual([description, acts], [DESCRIPTION, [ACT]]);
  });

  it('asks the index that the alias led to, and brings scores to the scale of the formula', async () => {
    const store = await open(({ line, body }) =>
      line.includes('_msearch') && !body.includes('probe') ? hitsOf([{ _score: 3, sort: [3, 1, 0, 2] }]) : undefined,
    );
    const [hits] = await store.search([{ terms: new Map([['vessel', 2]]) }], 10);
    // The cluster's scores are 2.2 times those of the formula: its k1 + 1.
    assert.deepEqual(hits, [{ ordinal: 1, score: 3 / 2.2, article: [0, 2] }]);
    const { line, body } = fake.asked.at(-1)!;
    assert.match(line, /^POST \/law\.v6\.b1\/_msearch\?search_type=dfs_query_then_fetch$/u);
    assert.match(body, /\{"term":\{"terms":\{"value":"vessel","boost":2\}\}\}/u);
  });

  it('gives provisions as they were written', async () => {
    const { start, end, ...rest } = PROVISION;
    assert.deepEqual(await (await open()).provisions([0]), [{ ...rest, range: { start, end } }]);
  });

  it('of a query of thousands of words asks the thousand that weigh most', async () => {
    const store = await open();
    await store.search([{ terms: new Map(Array.from({ length: 3_000 }, (_, at) => [`w${at}`, at + 1])) }], 10);
    const { body } = fake.asked.at(-1)!;
    assert.equal(body.match(/"term"/gu)?.length, 1_000);
    assert.ok(body.includes('"w2999"') && !body.includes('"w1999"'));
  });

  for (const [what, mapping, message] of [
    ['an alias of two indices', { a: mappingOf(NOTE), b: mappingOf(NOTE) }, /no corpus of Proviso/u],
    ['an index of something else', { law: { mappings: { properties: {} } } }, /no corpus of Proviso/u],
    ['a note of wrong types', mappingOf({ ...NOTE, k1: 'x' }), /no corpus of Proviso/u],
    ['no index', {}, /no corpus of Proviso/u],
    ['a list', [], /no corpus of Proviso/u],
    ['another layout', mappingOf({ ...NOTE, layout: 99 }), /another version of Proviso/u],
    ['a corpus that is not whole', mappingOf({ ...NOTE, whole: false }), /not whole/u],
    ['a name that is gone', { status: 404, text: '{}' }, /not there, or was replaced/u],
  ] as [string, Answer, RegExp][]) {
    it(`is not opened for ${what}`, async () => {
      await assert.rejects(
        open(({ line }) => (line.startsWith('GET') ? mapping : undefined)),
        (error) => error instanceof StoreError && message.test(error.message),
      );
    });
  }

  const described = (corpus: unknown): Answer => ({ docs: [{ _id: 'description', _source: { corpus } }] });
  for (const [what, answer] of [
    ['a description without a size', described({ ...DESCRIPTION, size: undefined })],
    ['a negative size', described({ ...DESCRIPTION, size: -1 })],
    ['languages that are no strings', described({ ...DESCRIPTION, languages: [1] })],
    ['no description', { docs: [{ _id: 'description', found: false }] }],
    ['no documents', { docs: 'none' }],
    ['other documents', { docs: [{ _id: 'probe', _source: {} }] }],
    ['null', { docs: [null] }],
  ] as [string, Answer][]) {
    it(`is not opened with ${what}`, async () => {
      const opening = open(({ body }) => (body.includes('description') ? answer : undefined));
      await assert.rejects(opening, (error) => error instanceof StoreError && /no usable reply/u.test(error.message));
    });
  }

  for (const [what, answer, message] of [
    ['no responses', {}, /no usable reply/u],
    ['more responses than queries', { responses: [{}, {}] }, /no usable reply/u],
    ['hits that are none', hitsOf('none'), /no usable reply/u],
    ['a hit without a score', hitsOf([{ sort: [1, 1] }]), /no usable reply/u],
    ['a hit beyond the corpus', hitsOf([{ _score: 1, sort: [1, 2] }]), /no usable reply/u],
    ['a hit that is no provision', hitsOf([{ _score: 1, sort: [1, null] }]), /no usable reply/u],
    ['a hit without an article', hitsOf([{ _score: 1, sort: [1, 1] }]), /no usable reply/u],
    ['a hit whose article ends before it', hitsOf([{ _score: 1, sort: [1, 1, 0, 1] }]), /no usable reply/u],
    ['a hit whose article begins behind it', hitsOf([{ _score: 1, sort: [1, 0, 1, 2] }]), /no usable reply/u],
    ['a hit whose article ends beyond the corpus', hitsOf([{ _score: 1, sort: [1, 0, 0, 3] }]), /no usable reply/u],
    ['a shard that failed', hitsOf([], { _shards: { ...SHARDS, failed: 1 } }), /part of the shared corpus/u],
    ['a search that was cut short', hitsOf([], { timed_out: true }), /part of the shared corpus/u],
    [
      'an index that was deleted',
      { responses: [{ status: 404, error: { reason: 'no such index' } }] },
      /not there, or was replaced/u,
    ],
  ] as [string, Answer, RegExp][]) {
    it(`says in one line what is wrong with ${what}`, async () => {
      const store = await open(({ line, body }) =>
        line.includes('_msearch') && !body.includes('probe') ? answer : undefined,
      );
      await assert.rejects(store.search([{ terms: new Map([['vessel', 1]]) }], 10), (error) => {
        assert.ok(error instanceof StoreError);
        assert.match(error.message, message);
        return true;
      });
    });
  }

  it('asks once more where a part did not answer, and has the whole', async () => {
    let asked = 0;
    const store = await open(({ line, body }) => {
      if (!line.includes('_msearch') || body.includes('probe')) return undefined;
      asked += 1;
      const answers: object[] = [
        hitsOf([], { _shards: { ...SHARDS, failed: 1 } }),
        { responses: [{ status: 503, error: { reason: 'all shards failed' } }] },
      ];
      return answers[asked - 1] ?? hitsOf([{ _score: 2.2, sort: [2.2, 1, 1, 2] }]);
    });
    const hits = await store.search([{ terms: new Map([['vessel', 1]]) }], 10);
    assert.deepEqual(hits, [[{ ordinal: 1, score: 1, article: [1, 2] }]]);
    assert.equal(asked, 3);
  });

  it('counts no holders where a part did not answer', async () => {
    const aggregations = { holders: { buckets: { t0: { doc_count: 1 } } } };
    const store = await open(({ body }) =>
      body.includes('aggs') ? hitsOf([], { aggregations, _shards: { ...SHARDS, failed: 1 } }) : undefined,
    );
    await assert.rejects(store.holders(['vessel']), /A part of the shared corpus/u);
  });

  it('reads how many hold a term', async () => {
    const aggregations = { holders: { buckets: { t0: { doc_count: 2 }, t1: { doc_count: 0 } } } };
    const store = await open(({ body }) => (body.includes('aggs') ? hitsOf([], { aggregations }) : undefined));
    assert.deepEqual(
      await store.holders(['vessel', 'quay']),
      new Map([
        ['vessel', 2],
        ['quay', 0],
      ]),
    );
  });

  for (const [type, tries, message] of [
    ['index_not_found_exception', 1, /not there, or was replaced/u],
    ['no_shard_available_action_exception', 5, /A part of the shared corpus/u],
  ] as const) {
    it(`says of provisions that end in ${type} what is wrong, after ${tries} tries`, async () => {
      let asked = 0;
      const store = await open(({ body }) => {
        if (body !== '{"ids":["0"]}') return undefined;
        asked += 1;
        return { docs: [{ _id: '0', error: { type } }] };
      });
      await assert.rejects(store.provisions([0]), message);
      assert.equal(asked, tries);
    });
  }

  for (const [field, value] of Object.entries({
    ordinal: 1,
    id: 5,
    parent: 0,
    subtreeEnd: 0,
    text: null,
    cites: ['x'],
    start: { line: -1, character: 0 },
    citers: 0.5,
    validity: 'always',
  })) {
    it(`refuses a provision whose ${field} is ${JSON.stringify(value)}`, async () => {
      const store = await open(({ body }) =>
        body === '{"ids":["0"]}'
          ? { docs: [{ _id: '0', _source: { provision: { ...PROVISION, [field]: value } } }] }
          : undefined,
      );
      await assert.rejects(store.provisions([0]), (error) => error instanceof StoreError);
    });
  }

  it('refuses to go on where a provision is missing', async () => {
    const store = await open();
    await assert.rejects(store.provisions([1]), StoreError);
  });

  it('tells of the provisions that a data set calls so the first', async () => {
    const store = await open(({ body }) =>
      body.includes('sourceKey')
        ? hitsOf(
            ['ha/sec_1', 'ha/sec_2'].map((id) => ({ _id: '0', _source: { provision: { id, sourceKey: 'HA 1' } } })),
          )
        : undefined,
    );
    assert.deepEqual(await store.idsNamed(['HA 1', 'HA 9']), new Map([['HA 1', 'ha/sec_1']]));
  });

  for (const source of [
    { id: 'ha/sec_1', sourceKey: 'other' },
    { sourceKey: 'HA 1' },
    { id: 5, sourceKey: 'HA 1' },
    'x',
  ]) {
    it(`refuses ${JSON.stringify(source)} where a name was asked for`, async () => {
      const store = await open(({ body }) =>
        body.includes('sourceKey') ? hitsOf([{ _id: '0', _source: { provision: source } }]) : undefined,
      );
      await assert.rejects(store.idsNamed(['HA 1']), /no usable reply/u);
    });
  }

  it('tells who cites something in a range', async () => {
    const store = await open(({ body }) =>
      body.includes('"cites"')
        ? hitsOf([
            { _score: null, sort: [0] },
            { _score: null, sort: [1] },
          ])
        : undefined,
    );
    assert.deepEqual(await store.citers([[0, 2]]), [[0, 1]]);
    assert.match(fake.asked.at(-1)!.body, /\{"range":\{"cites":\{"gte":0,"lt":2\}\}\}/u);
  });

  for (const sort of [[2], [-1], ['0'], [], 0]) {
    it(`refuses ${JSON.stringify(sort)} where who cites was asked for`, async () => {
      const store = await open(({ body }) => (body.includes('"cites"') ? hitsOf([{ sort }]) : undefined));
      await assert.rejects(store.citers([[0, 1]]), /no usable reply/u);
    });
  }

  it('tells whom the provisions of a range cite, each once', async () => {
    const cites = (...ordinals: number[]): object => ({ _source: { provision: { cites: ordinals } } });
    const store = await open(({ body }) =>
      body.includes('provision.cites') ? hitsOf([cites(1), cites(), cites(0, 1)]) : undefined,
    );
    assert.deepEqual(await store.cited([[0, 2]]), [[0, 1]]);
    assert.match(fake.asked.at(-1)!.body, /\{"range":\{"ordinal":\{"gte":0,"lt":2\}\}\}/u);
  });

  for (const source of [
    { provision: { cites: [2] } },
    { provision: { cites: 1 } },
    { provision: {} },
    'x',
    undefined,
  ]) {
    it(`refuses ${JSON.stringify(source)} where whom a provision cites was asked for`, async () => {
      const store = await open(({ body }) =>
        body.includes('provision.cites') ? hitsOf([{ _source: source }]) : undefined,
      );
      await assert.rejects(store.cited([[0, 1]]), /no usable reply/u);
    });
  }

  it('tells what acts are cited by', async () => {
    const unit = { sort: [0], _source: { provision: { id: 'ha/sec_1' } } };
    const store = await open(({ body }) => (body.includes('"regexp"') ? hitsOf([unit]) : undefined));
    assert.deepEqual(await store.units([0]), [[{ ordinal: 0, id: 'ha/sec_1' }]]);
    assert.ok(fake.asked.at(-1)!.body.includes('{"value":"ha/[^_]+(_[^_]*)?","flags":"NONE"}'));
  });

  for (const [sort, id] of [
    [[2], 'ha/sec_1'],
    [0, 'ha/sec_1'],
    [[0], 'lamp/sec_1'],
    [[0], 5],
  ]) {
    it(`refuses ${JSON.stringify([sort, id])} where the units of an act were asked for`, async () => {
      const unit = { sort, _source: { provision: { id } } };
      const store = await open(({ body }) => (body.includes('"regexp"') ? hitsOf([unit]) : undefined));
      await assert.rejects(store.units([0]), /no usable reply/u);
    });
  }

  const withVectors = { ...NOTE, vectors: { encoder: 'e1', dimensions: 2 } };
  const near =
    (hit: object) =>
    (asked: Asked): Answer | undefined => {
      if (asked.line.startsWith('GET /law/_mapping')) return mappingOf(withVectors);
      return asked.body.includes('"knn"') ? hitsOf([hit]) : undefined;
    };

  it('finds by vectors, on the scale of a dot product, and nothing where it has none', async () => {
    const store = await open(near({ _score: 1.96, sort: [1.96, 1] }));
    assert.deepEqual(store.vectors, withVectors.vectors);
    const [[hit] = []] = await store.nearest([{ vector: Float32Array.of(0.5, 1) }], 5);
    assert.equal(hit?.ordinal, 1);
    assert.equal(hit.score.toFixed(6), '0.960000');
    assert.ok(fake.asked.at(-1)!.body.includes('{"knn":{"vector":{"vector":[0.5,1],"k":800}}}'));
    await store.nearest([{ vector: Float32Array.of(1, 0), withoutActs: [0] }], 5);
    assert.ok(fake.asked.at(-1)!.body.includes('"filter":{"bool":{"must_not":{"terms":{"act":["0"]}}}}'));
    await fake.stop();
    const opposite = await open(near({ _score: 0.5, sort: [0.5, 0] }));
    assert.equal((await opposite.nearest([{ vector: Float32Array.of(1, 0) }], 1))[0]![0]!.score, -1);
    await fake.stop();
    const none = await open();
    assert.deepEqual([none.vectors, await none.nearest([{ vector: Float32Array.of(1, 0) }], 1)], [undefined, [[]]]);
  });

  for (const hit of [{ _score: 1, sort: [1, 2] }, { _score: 'x', sort: [1, 0] }, { _score: 1 }]) {
    it(`refuses ${JSON.stringify(hit)} where what is near was asked for`, async () => {
      const store = await open(near(hit));
      await assert.rejects(store.nearest([{ vector: Float32Array.of(1, 0) }], 1), /no usable reply/u);
    });
  }

  it('asks nothing for nothing', async () => {
    const store = await open();
    const before = fake.asked.length;
    assert.deepEqual(await store.search([], 5), []);
    assert.deepEqual(await store.provisions([]), []);
    assert.deepEqual(await store.actScores([]), []);
    assert.deepEqual(await store.citers([]), []);
    assert.deepEqual(await store.cited([]), []);
    assert.deepEqual(await store.units([]), []);
    assert.deepEqual(await store.readings([], new Set()), []);
    const found = await Promise.all([store.holders([]), store.ordinals([]), store.idsNamed([])]);
    assert.ok(found.every(({ size }) => size === 0));
    assert.equal(fake.asked.length, before);
  });
});
