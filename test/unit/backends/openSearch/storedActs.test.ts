import assert from 'node:assert/strict';
import type { OpenSearchStore } from '../../../../src/backends';
import { MOST_ADDING } from '../../../../src/store';
import { FakeCluster, type Answer, type Asked } from './fakeCluster';
import { ACT, answering, DESCRIPTION, hitsOf, PROVISION, storeOn } from './fakeCorpus';

describe('acts of a corpus in OpenSearch', () => {
  let fake: FakeCluster;

  async function open(other: (asked: Asked) => Answer | undefined = () => undefined): Promise<OpenSearchStore> {
    fake = await new FakeCluster(answering(other)).start();
    return storeOn(fake);
  }

  afterEach(() => fake.stop());

  it('looks at the provisions of acts alone that say something, and adds it on the scale of the cluster', async () => {
    const store = await open(({ line, body }) =>
      line.includes('_msearch') && !body.includes('probe')
        ? hitsOf([{ _score: 6.6, sort: [6.6, 1, 1, 2] }])
        : undefined,
    );
    const terms = new Map([['vessel', 1]]);
    assert.deepEqual(await store.search([{ terms, ofActs: new Map([[0, 0.5]]) }], 10), [
      [{ ordinal: 1, score: 6.6 / 2.2, article: [1, 2] }],
    ]);
    const [, body] = fake.asked.at(-1)!.body.split('\n');
    const { query } = JSON.parse(body!) as { query: { bool: Record<string, object> } };
    assert.deepEqual(query.bool.must, [{ bool: { should: [{ term: { terms: { value: 'vessel', boost: 1 } } }] } }]);
    assert.deepEqual(query.bool.should, [{ constant_score: { filter: { term: { act: '0' } }, boost: 1.1 } }]);
    assert.equal(query.bool['minimum_should_match'], 1);
  });

  it('finds nothing in no acts', async () => {
    const store = await open();
    await store.search([{ terms: new Map([['vessel', 1]]), ofActs: new Map() }], 10);
    assert.match(fake.asked.at(-1)!.body, /"query":\{"match_none":\{\}\}/u);
  });

  it('has no more clauses than a cluster takes, the terms that weigh least left out', async () => {
    const acts = Array.from({ length: MOST_ADDING }, (_, at) => ({ ...ACT, first: at * 3, end: at * 3 + 2 }));
    const store = await open(withActs(acts));
    const terms = new Map(Array.from({ length: 900 }, (_, at) => [`w${at}`, 1 + at]));
    const ofActs = new Map(Array.from({ length: MOST_ADDING }, (_, act) => [act, 1 + act]));
    await store.search([{ terms, ofActs }], 10);
    const { body } = fake.asked.at(-1)!;
    assert.equal(body.match(/"term":/gu)?.length, 1_000);
    assert.ok(body.includes('"w150"') && !body.includes('"w149"') && body.includes(`{"act":"${249 * 3}"}`));
  });

  it('tells acts apart by their first ordinals', async () => {
    const second = { ...ACT, first: 5, end: 7 };
    const description = { ...DESCRIPTION, size: 7 };
    const store = await open((asked) => {
      if (asked.body.includes('description'))
        return { docs: [{ _id: 'description', _source: { corpus: description } }] };
      if (asked.body === '{"ids":["5"]}') {
        return { docs: [{ _id: '5', _source: { provision: { ...PROVISION, ordinal: 5, subtreeEnd: 6, act: 5 } } }] };
      }
      return withActs([ACT, second])(asked) ?? acting(hitsOf([{ _score: 2.2, sort: [2.2, 5] }]))(asked);
    });
    const terms = new Map([['vessel', 1]]);
    assert.deepEqual(await store.actScores([{ terms, among: [1], withoutActs: [0] }]), [new Map([[1, 1]])]);
    const { body } = fake.asked.at(-1)!;
    assert.ok(
      body.includes('"filter":{"terms":{"number":[5]}}') && body.includes('"must_not":{"terms":{"number":[0]}}'),
    );
    assert.equal((await store.provisions([5]))[0]?.act, 1);
    await store.search([{ terms, withoutActs: [1] }], 10);
    assert.ok(fake.asked.at(-1)!.body.includes('"must_not":{"terms":{"act":["5"]}}'));
  });

  const withActs =
    (acts: readonly object[]) =>
    ({ body }: Asked): Answer | undefined => {
      if (!body.includes('acts-0')) return undefined;
      const { ids } = JSON.parse(body) as { ids: readonly string[] };
      return { docs: ids.map((_id) => (_id === 'acts-0' ? { _id, _source: { corpus: { acts } } } : { _id })) };
    };
  const acting = (answer: Answer) => (asked: Asked) => (asked.body.includes('actTerms') ? answer : undefined);

  it('tells what acts say of a query', async () => {
    const store = await open(acting(hitsOf([{ _score: 4.4, sort: [4.4, 0] }])));
    assert.deepEqual(await store.actScores([{ terms: new Map([['vessel', 2]]) }]), [new Map([[0, 2]])]);
    assert.match(fake.asked.at(-1)!.body, /\{"term":\{"actTerms":\{"value":"vessel","boost":2\}\}\}/u);
  });

  for (const sort of [[1, 1], [1, -1], [1, 0.5], [1, '0'], [1], 0]) {
    it(`refuses ${JSON.stringify(sort)} where acts were asked for`, async () => {
      const store = await open(acting(hitsOf([{ _score: 1, sort }])));
      await assert.rejects(store.actScores([{ terms: new Map([['vessel', 1]]) }]), /no usable reply/u);
    });
  }

  it('looks at some acts alone where these are named', async () => {
    const store = await open(acting(hitsOf([])));
    await store.actScores([{ terms: new Map([['vessel', 1]]), among: [0] }]);
    const [, body] = fake.asked.at(-1)!.body.split('\n');
    const { query } = JSON.parse(body!) as { query: { bool: object } };
    assert.deepEqual(query.bool, {
      should: [{ term: { actTerms: { value: 'vessel', boost: 1 } } }],
      filter: { terms: { number: [0] } },
      minimum_should_match: 1,
    });
  });
});
