import assert from 'node:assert/strict';
import { connect } from './channelPair';

describe('Channel', () => {
  it('carries a request, its result, and the notifications before it in order', async () => {
    const { client, server, close } = connect();
    const heard: number[] = [];
    client.hear('proviso/evaluateProgress', ({ done }) => heard.push(done));
    server.answer('proviso/setApiKey', async ({ key }) => {
      await server.tell('proviso/evaluateProgress', { id: key ?? '', done: 1, total: 2 });
      await server.tell('proviso/evaluateProgress', { id: key ?? '', done: 2, total: 2 });
      return null;
    });
    assert.equal(await client.request('proviso/setApiKey', { key: 'x' }), null);
    assert.deepEqual(heard, [1, 2]);
    close();
  });

  it('rejects with the message of the handler alone', async () => {
    const { client, server, close } = connect();
    server.answer('proviso/ready', () => {
      throw new Error('open a folder');
    });
    await assert.rejects(client.request('proviso/ready', {}), { message: 'open a folder' });
    close();
  });

  it('aborts the handler on the other side, and rejects with the reason', async () => {
    const { client, server, close } = connect();
    let aborted = false;
    server.answer(
      'proviso/ready',
      (_, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            aborted = true;
            reject(new Error('stopped'));
          });
        }),
    );
    const controller = new AbortController();
    const asking = client.request('proviso/ready', {}, controller.signal);
    setTimeout(() => controller.abort(new Error('enough')), 10);
    await assert.rejects(asking, { message: 'enough' });
    assert.equal(aborted, true);
    close();
  });

  it('sends nothing when it is aborted before', async () => {
    const { client, server, close } = connect();
    let asked = false;
    server.answer('proviso/rebuild', () => {
      asked = true;
      return null;
    });
    await assert.rejects(client.request('proviso/rebuild', {}, AbortSignal.abort(new Error('no'))), { message: 'no' });
    assert.equal(asked, false);
    close();
  });
});
