import { strict as assert } from 'node:assert';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { exchange } from '../../../../src/backends/openSearch/exchange';
import { FakeCluster, type Answer } from './fakeCluster';

const BOUNDS = { host: 'the cluster', mostBytes: 4 << 20 };
const NEVER = new AbortController().signal;

const packed =
  (bytes: Buffer): Answer =>
  (response: ServerResponse) =>
    void response.writeHead(200, { 'content-encoding': 'gzip' }).end(bytes);

describe('exchange with a cluster', () => {
  let fake: FakeCluster;

  afterEach(() => fake.stop());

  async function answering(answer: (at: number) => Answer): Promise<(signal?: AbortSignal) => Promise<string>> {
    fake = await new FakeCluster((_, at) => answer(at)).start();
    return async (signal = NEVER) => {
      const sent = { url: `${fake.url}/_search`, method: 'POST', headers: {}, body: '{"size":1,"q":"§"}' };
      return (await exchange(sent, BOUNDS, signal)).text;
    };
  }

  it('sends a body whole, and gives an answer whole', async () => {
    const ask = await answering(() => ({ a: 'ü' }));
    assert.equal(await ask(), '{"a":"ü"}');
    assert.equal(fake.asked[0]?.body, '{"size":1,"q":"§"}');
  });

  it('unpacks what comes packed', async () => {
    const ask = await answering(() => packed(gzipSync('{"a":1}')));
    assert.equal(await ask(), '{"a":1}');
  });

  it('counts what it unpacks: five megabytes of nothing in five kilobytes are too long', async () => {
    const bytes = gzipSync(Buffer.alloc(5 << 20));
    assert.ok(bytes.length < 10_000);
    const closed: Promise<unknown>[] = [];
    const ask = await answering(() => (response: ServerResponse) => {
      closed.push(once(response, 'close'));
      // The rest never comes: who waits for it holds the connection.
      response.writeHead(200, { 'content-encoding': 'gzip' }).write(bytes);
    });
    await assert.rejects(ask(), /The shared corpus at the cluster gave no usable reply \(> 4 MB\)/u);
    await closed[0];
  });

  it('fails where what is packed is torn, or is none', async () => {
    const ask = await answering(() => packed(gzipSync('{"a":1}'.repeat(9_000)).subarray(0, 60)));
    await assert.rejects(ask());
    await fake.stop();
    await assert.rejects((await answering(() => packed(Buffer.from('{"a":1}'))))());
  });

  it('keeps a connection for the next request, also after an answer that was too long', async () => {
    const ports = new Set<number | undefined>();
    const ask = await answering((at) => (response: ServerResponse) => {
      ports.add(response.socket?.remotePort);
      response.end(at === 2 ? 'x'.repeat(5 << 20) : '{}');
    });
    assert.deepEqual([await ask(), await ask()], ['{}', '{}']);
    assert.equal(ports.size, 1);
    await assert.rejects(ask(), /no usable reply/u);
    assert.equal(await ask(), '{}');
    assert.equal(ports.size, 2);
  });

  it('ends in mid-answer when it is cancelled', async () => {
    const cancel = new AbortController();
    const ask = await answering(() => (response: ServerResponse) => {
      response.writeHead(200).write('{"a":');
      setTimeout(() => cancel.abort(), 20);
    });
    await assert.rejects(ask(cancel.signal));
    await assert.rejects(ask(cancel.signal), { name: 'AbortError' });
  });
});
