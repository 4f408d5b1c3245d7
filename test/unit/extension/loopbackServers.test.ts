import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { lookForServers, readModels, USUAL_SERVERS, type LoopbackServer } from '../../../src/extension/loopbackServers';

describe('lookForServers', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  async function serve(name: string, listener: RequestListener): Promise<LoopbackServer> {
    const server = createServer(listener);
    servers.push(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return { name, port: (server.address() as AddressInfo).port };
  }

  const list = (...ids: string[]): string => JSON.stringify({ object: 'list', data: ids.map((id) => ({ id })) });

  it('asks for the models and for nothing else, and sends no key', async () => {
    const heard: string[] = [];
    const server = await serve('Lamp', ({ method = '', url = '', headers }, response) => {
      heard.push(`${method} ${url} ${headers.authorization ?? 'no key'}`);
      response.end(list('qwen3:8b', 'nomic-embed-text', 'qwen3:8b', 'gemma3:4b'));
    });
    // An encoder writes nothing, and one name is one model.
    assert.deepEqual(await lookForServers([server]), [{ ...server, models: ['qwen3:8b', 'gemma3:4b'] }]);
    assert.deepEqual(heard, ['GET /v1/models no key']);
  });

  it('leaves out what is no such server, at once or after two seconds', async () => {
    const gone = await serve('gone', () => undefined);
    const [closing] = servers.splice(0);
    closing?.close();
    const mute = await serve('mute', () => undefined);
    const page = await serve('page', (_, response) => response.end('<!doctype html>'));
    const refusing = await serve('refusing', (_, response) => response.writeHead(401).end(list('a')));
    const endless = await serve('endless', (_, response) => {
      const more = (): void => {
        while (!response.destroyed && response.write(' '.repeat(65_536)));
      };
      response.on('drain', more);
      more();
    });
    const elsewhere = await serve('elsewhere', (_, response) =>
      response.writeHead(307, { location: `http://127.0.0.1:${idle.port}/v1/models` }).end(),
    );
    const idle = await serve('idle', (_, response) => response.end('{"object":"list","data":null}'));
    const found = await lookForServers([gone, mute, page, refusing, endless, elsewhere, idle]);
    assert.deepEqual(found, [{ ...idle, models: [] }]);
  }).timeout(8_000);

  it('rejects with the reason when it is aborted', async () => {
    const mute = await serve('mute', () => undefined);
    const controller = new AbortController();
    const looking = lookForServers([mute], controller.signal);
    controller.abort(new Error('enough'));
    await assert.rejects(looking, { message: 'enough' });
  });

  it('looks where these programs listen unless they are told otherwise', () => {
    assert.deepEqual(
      USUAL_SERVERS.map(({ name, port }) => `${name} ${port}`),
      ['Ollama 11434', 'llama.cpp 8080', 'LM Studio 1234'],
    );
  });
});

describe('readModels', () => {
  it('takes names that a line of text can hold, and a bounded number of them', () => {
    const data = ['fine', '', 'two\nlines', 'turned\u202Eround', 'x'.repeat(201), 7, null].map((id) => ({ id }));
    assert.deepEqual(readModels({ data }), ['fine']);
    assert.equal(readModels({ data: Array.from({ length: 1000 }, (_, at) => ({ id: `m${at}` })) })?.length, 50);
  });

  it('bears with whatever a server may say', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.record({ data: fc.jsonValue() })), (body) => {
        assert.ok((readModels(body) ?? []).every((name) => typeof name === 'string'));
      }),
    );
  });
});
