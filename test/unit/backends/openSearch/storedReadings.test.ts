import assert from 'node:assert/strict';
import type { OpenSearchStore } from '../../../../src/backends';
import { writtenReading } from '../../../../src/backends/openSearch/writtenReading';
import { FakeCluster, type Answer, type Asked } from './fakeCluster';
import { answering, hitsOf, storeOn } from './fakeCorpus';

describe('articles of a corpus in OpenSearch', () => {
  let fake: FakeCluster;

  async function open(other: (asked: Asked) => Answer | undefined = () => undefined): Promise<OpenSearchStore> {
    fake = await new FakeCluster(answering(other)).start();
    return storeOn(fake);
  }

  afterEach(() => fake.stop());

  const READING = writtenReading(
    {
      above: [],
      terms: [
        ['a', 'vessel'],
        ['is', 'moored'],
      ],
    },
    0,
  );

  it('reads what articles say of some terms, in the order that is asked for', async () => {
    const of = (ordinal: number, reading: string): object => ({ fields: { ordinal: [ordinal], reading: [reading] } });
    const other = writtenReading({ above: [0], terms: [['vessel']] }, 1);
    const store = await open(({ body }) =>
      body.includes('"reading"') ? hitsOf([of(0, READING), of(1, other)]) : undefined,
    );
    assert.deepEqual(await store.readings([1, 0], new Set(['vessel', 'oil'])), [
      { above: [0], terms: [['vessel']] },
      {
        above: [],
        terms: [
          ['', 'vessel'],
          ['', ''],
        ],
      },
    ]);
    assert.match(fake.asked.at(-1)!.body, /\{"terms":\{"ordinal":\[1,0\]\}\}/u);
  });

  for (const fields of [
    { ordinal: [0], reading: ['AAA='] },
    { ordinal: [2], reading: [READING] },
    { ordinal: [0] },
    5,
  ]) {
    it(`refuses ${JSON.stringify(fields)} where articles were asked for`, async () => {
      const store = await open(({ body }) => (body.includes('"reading"') ? hitsOf([{ fields }]) : undefined));
      await assert.rejects(store.readings([0], new Set()), /no usable reply/u);
    });
  }

  it('refuses to go on where an article is missing', async () => {
    await assert.rejects((await open()).readings([0], new Set()), /no usable reply/u);
  });
});
