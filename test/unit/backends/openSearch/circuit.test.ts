import assert from 'node:assert/strict';
import { Circuit, readClusterAddress, RestClient } from '../../../../src/backends';
import { StoreError } from '../../../../src/store';
import { FakeCluster, type Answer } from './fakeCluster';

const ASK = { method: 'GET', path: '/law/_mapping' } as const;
const DOWN: Answer = { status: 503, text: '{"error":{"reason":"no manager"}}' };

describe('a circuit', () => {
  let fake: FakeCluster;
  let answer: Answer;
  let told: (string | undefined)[];

  /** A client that tries once, of a cluster that gives the answer at hand. */
  async function clientOf(): Promise<RestClient> {
    told = [];
    fake = await new FakeCluster(() => answer).start();
    const circuit = new Circuit((failure) => void told.push(failure?.message));
    return new RestClient(readClusterAddress(fake.url), { timeoutMs: 300, mostTries: 1 }, circuit);
  }

  const failing = async (client: RestClient, message: RegExp, times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) await assert.rejects(client.request(ASK), message);
  };

  afterEach(() => fake.stop());

  it('opens after three failures in a row, and then nothing is asked', async () => {
    answer = DOWN;
    const client = await clientOf();
    await failing(client, /no manager/u, 5);
    assert.equal(fake.asked.length, 3);
    assert.equal(told.length, 1);
    assert.match(told[0]!, /no manager/u);
  });

  it('stays closed where an answer comes between', async () => {
    const client = await clientOf();
    for (let round = 0; round < 3; round += 1) {
      answer = DOWN;
      await failing(client, /no manager/u, 2);
      answer = { law: 1 };
      await client.request(ASK);
    }
    assert.deepEqual(told, []);
  });

  it('is closed by a probe that is answered, and by none that is not', async () => {
    answer = DOWN;
    const client = await clientOf();
    await failing(client, /no manager/u, 3);
    await assert.rejects(client.request({ ...ASK, isProbe: true }), /no manager/u);
    await failing(client, /no manager/u, 1);
    assert.equal(fake.asked.length, 4);
    answer = { law: 1 };
    await client.request({ ...ASK, isProbe: true });
    assert.deepEqual((await client.request(ASK)).body, { law: 1 });
    assert.equal(told.at(-1), undefined);
    assert.equal(told.length, 2);
  });

  it('counts a cluster that refuses as one that answers', async () => {
    const client = await clientOf();
    answer = { status: 401, text: '{}' };
    await failing(client, /wants a key/u, 5);
    assert.equal(fake.asked.length, 5);
  });

  it('counts what hangs, and nothing that was given up by who asked', async () => {
    answer = () => undefined;
    const client = await clientOf();
    const reason = new Error('enough');
    for (let time = 0; time < 4; time += 1) {
      const cancel = new AbortController();
      const asking = client.request(ASK, cancel.signal);
      setTimeout(() => cancel.abort(reason), 5);
      await assert.rejects(asking, reason);
    }
    assert.deepEqual(told, []);
    await failing(client, /did not answer within/u, 3);
    assert.equal(told.length, 1);
  });

  it('says of each failure what kind it is', async () => {
    const client = await clientOf();
    const kinds: string[] = [];
    for (const given of [
      DOWN,
      { status: 404, text: '{}' },
      { status: 200, text: '<html>' },
      { status: 429, text: '' },
    ]) {
      answer = given;
      await client.request(ASK).catch((error: unknown) => kinds.push((error as StoreError).failure));
    }
    assert.deepEqual(kinds, ['unavailable', 'gone', 'unusable', 'unavailable']);
  });
});
