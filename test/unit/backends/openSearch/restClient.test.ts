import assert from 'node:assert/strict';
import { readClusterAddress, RestClient } from '../../../../src/backends';
import { StoreError } from '../../../../src/store';
import { FakeCluster, type Answer } from './fakeCluster';

const ASK = { method: 'GET', path: '/law/_mapping' } as const;
const KEY = 'reader:opensesame';

describe('a request to a cluster', () => {
  let fake: FakeCluster;

  /** A client of a cluster that gives these answers in turn, the last one for ever. */
  async function clientOf(...answers: Answer[]): Promise<RestClient> {
    fake = await new FakeCluster((_, at) => answers[Math.min(at, answers.length - 1)]!).start();
    return new RestClient(readClusterAddress(fake.url, { key: KEY }), { timeoutMs: 300, pauseMs: 1, mostBytes: 5_000 });
  }

  afterEach(() => fake.stop());

  it('carries the key and gives what the JSON says', async () => {
    const client = await clientOf({ law: 1 });
    assert.deepEqual((await client.request(ASK)).body, { law: 1 });
    assert.equal(fake.asked[0]!.authorization, `Basic ${btoa(KEY)}`);
  });

  it('is tried again where the cluster is busy', async () => {
    const busy = { status: 503, text: '{}' };
    const client = await clientOf(busy, { status: 429, text: 'busy' }, { law: 1 });
    assert.deepEqual((await client.request(ASK)).body, { law: 1 });
    assert.equal(fake.asked.length, 3);
  });

  it('is tried again where the connection breaks', async () => {
    const client = await clientOf((response) => response.destroy(), { law: 1 });
    assert.deepEqual((await client.request(ASK)).body, { law: 1 });
  });

  it('goes to the next node where one does not answer, and stays there', async () => {
    await clientOf({ law: 1 });
    const gone = await new FakeCluster(() => ({})).start();
    await gone.stop();
    const client = new RestClient(readClusterAddress(`${gone.url},${fake.url.slice('http://'.length)}`), {
      pauseMs: 1,
    });
    for (let times = 0; times < 2; times += 1) assert.deepEqual((await client.request(ASK)).body, { law: 1 });
    assert.equal(fake.asked.length, 2);
    assert.equal(client.host, `${gone.url.slice('http://'.length)}, ${fake.url.slice('http://'.length)}`);
  });

  it('asks another node after one that hangs, the next time', async () => {
    await clientOf({ law: 1 });
    const hanging = await new FakeCluster(() => () => undefined).start();
    const hosts = [hanging.url, fake.url].map((url) => url.slice('http://'.length)).join(',');
    const client = new RestClient(readClusterAddress(`http://${hosts}`), { timeoutMs: 300 });
    await assert.rejects(client.request(ASK), /did not answer within 0.3 s/u);
    assert.deepEqual((await client.request(ASK)).body, { law: 1 });
    await hanging.stop();
  });

  it('is given up after five tries', async () => {
    const client = await clientOf({ status: 503, text: '{"error":{"reason":"no manager"}}' });
    await assert.rejects(client.request(ASK), /failed \(503\): no manager/u);
    assert.equal(fake.asked.length, 5);
  });

  it('is not tried again for what will not pass, and an expected status is an answer', async () => {
    const client = await clientOf({ status: 404, text: '{"error":"no such index"}' });
    await assert.rejects(client.request(ASK), /is not there, or was replaced/u);
    assert.equal(fake.asked.length, 1);
    assert.equal((await client.request({ ...ASK, expected: [404] })).status, 404);
  });

  for (const [what, answer, message] of [
    ['HTML', { status: 200, text: '<html>Welcome</html>' }, /no usable reply \(JSON\)/u],
    ['HTML of a gateway', { status: 404, text: '<html>reader:opensesame</html>' }, /is not there/u],
    ['a body that is too long', { a: 'x'.repeat(9_000) }, /no usable reply \(> 0 MB\)/u],
    ['no answer in time', () => undefined, /did not answer within 0.3 s/u],
    [
      'a body that does not end in time',
      (response) => void response.writeHead(200).write('{"a":'),
      /did not answer within 0.3 s/u,
    ],
    [
      'a redirection',
      (response) => void response.writeHead(302, { location: 'http://example.com' }).end(),
      /redirects/u,
    ],
    ['a refusal', { status: 401, text: '{"error":"reader:opensesame is unknown"}' }, /refused the key/u],
    [
      'an error that repeats itself',
      { status: 400, text: `{"error":{"reason":"${'x '.repeat(500)}"}}` },
      /\(400\): x x/u,
    ],
  ] as [string, Answer, RegExp][]) {
    it(`ends in one line for ${what}`, async () => {
      const client = await clientOf(answer);
      await assert.rejects(client.request(ASK), (error) => {
        assert.ok(error instanceof StoreError);
        assert.match(error.message, message);
        assert.ok(error.message.length < 400 && !error.message.includes('\n') && !error.message.includes('sesame'));
        return true;
      });
    });
  }

  it('is cancelled at once, in mid-answer and between tries', async () => {
    const reason = new Error('enough');
    const client = await clientOf(() => undefined);
    const cancel = new AbortController();
    const asking = client.request({ ...ASK, timeoutMs: 60_000 }, cancel.signal);
    setTimeout(() => cancel.abort(reason), 20);
    await assert.rejects(asking, reason);
    await assert.rejects(client.request(ASK, AbortSignal.abort(reason)), reason);
  });

  it('says that nothing listens there', async () => {
    const client = await clientOf({});
    await fake.stop();
    await assert.rejects(client.request(ASK), /nothing listens there/u);
  });
});
