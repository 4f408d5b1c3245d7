import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { ModelUnavailableError } from '../../../../src/models';
import { OpenAiModel } from '../../../../src/backends';
import type { OpenAiOptions } from '../../../../src/backends/openAi/openAi';

const KEY = 'sk-invented-0123456789';
const REQUEST = { messages: [{ role: 'user', content: '임대차?' }], maxTokens: 64, temperature: 0 } as const;

type Play = (response: ServerResponse, request: IncomingMessage, body: string) => void | Promise<void>;

/** A server that plays one scene a request, the last one for all further requests. */
class Stage {
  readonly #server: Server;
  readonly requests: { url: string; authorization: string | undefined; body: Record<string, unknown> }[] = [];
  scenes: Play[] = [];

  constructor() {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        const { url = '', headers } = request;
        this.requests.push({
          url,
          authorization: headers.authorization,
          body: JSON.parse(body) as Record<string, unknown>,
        });
        const scene = this.scenes[Math.min(this.requests.length, this.scenes.length) - 1]!;
        void scene(response, request, body);
      });
    });
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }
}

const completion = (content: unknown): string =>
  JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }] });
const event = (content: string | null, finish: string | null = null): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`;

const json =
  (body: string, status = 200, headers: Record<string, string> = {}): Play =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);

/** Sends bytes in pieces of a size that cuts events and UTF-8 sequences anywhere. */
const stream =
  (text: string, size = 1): Play =>
  async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; at += size) {
      response.write(bytes.subarray(at, at + size));
      await new Promise((resolve) => setImmediate(resolve));
    }
    response.end();
  };

describe('OpenAiModel', () => {
  let stage: Stage;
  const model = (options: Partial<OpenAiOptions> = {}): OpenAiModel =>
    new OpenAiModel({ baseUrl: stage.url, model: 'tiny', ...options });
  const play = (...scenes: Play[]): void => void (stage.scenes = scenes);
  /** Resolves to the message of the ModelUnavailableError, checked to be one line without the key. */
  const failure = async (attempt: Promise<string>): Promise<string> => {
    const error: unknown = await attempt.then(
      (reply) => assert.fail(`expected a failure, got ${reply}`),
      (reason: unknown) => reason,
    );
    assert.ok(error instanceof ModelUnavailableError, inspect(error));
    assert.ok(!inspect(error, { depth: 9 }).includes(KEY), 'the key must not show');
    assert.ok(!error.message.includes('\n'), error.message);
    return error.message;
  };

  beforeEach(async () => {
    stage = new Stage();
    await stage.open();
  });
  afterEach(() => stage.close());

  it('asks plainly, and sends the key to the completions of the base URL in any of its forms', async () => {
    play(json(completion('여섯 달')));
    for (const suffix of ['', '/', '/v1', '/v1/', '/v1/chat/completions']) {
      assert.equal(await model({ baseUrl: stage.url + suffix, apiKey: KEY }).complete(REQUEST), '여섯 달');
    }
    assert.deepEqual(new Set(stage.requests.map(({ url }) => url)), new Set(['/v1/chat/completions']));
    assert.deepEqual(stage.requests[0]!.body, {
      model: 'tiny',
      messages: REQUEST.messages,
      max_tokens: 64,
      temperature: 0,
      stream: false,
    });
    assert.equal(stage.requests[0]!.authorization, `Bearer ${KEY}`);
  });

  it('keeps another version in the path, and a query', async () => {
    play(json(completion('x')));
    await model({ baseUrl: `${stage.url}/gateway/v4/?api-version=2` }).complete(REQUEST);
    assert.equal(stage.requests[0]!.url, '/gateway/v4/chat/completions?api-version=2');
    assert.equal(stage.requests[0]!.authorization, undefined);
  });

  it('streams across cuts inside events and inside Hangul', async () => {
    const text =
      ': keep-alive\n\n' +
      event(null) +
      event('임차인은 ') +
      event('반환') +
      event('한다.', 'stop') +
      'data: [DONE]\n\n';
    for (const size of [1, 2, 7, 1000]) {
      play(stream(text, size));
      const pieces: string[] = [];
      assert.equal(await model().complete(REQUEST, (piece) => pieces.push(piece)), '임차인은 반환한다.');
      assert.equal(pieces.join(''), '임차인은 반환한다.');
    }
    assert.equal(stage.requests[0]!.body['stream'], true);
  });

  it('hides the thinking of reasoning models, whole or streamed', async () => {
    play(json(completion('<think>hm [1]</think>\n\nAnswer.')));
    assert.equal(await model().complete(REQUEST), 'Answer.');
    play(stream(event('<thi') + event('nk>hm</th') + event('ink>\n\n') + event('An') + event('swer.', 'stop')));
    const pieces: string[] = [];
    assert.equal(await model().complete(REQUEST, (piece) => pieces.push(piece)), 'Answer.');
    assert.equal(pieces.join(''), 'Answer.');
  });

  it('bears with a server that does not stream, and with content in parts', async () => {
    play(
      json(
        completion([
          { type: 'text', text: 'two ' },
          { type: 'text', text: 'parts' },
        ]),
      ),
    );
    const pieces: string[] = [];
    assert.equal(await model().complete(REQUEST, (piece) => pieces.push(piece)), 'two parts');
    assert.deepEqual(pieces, ['two parts']);
  });

  it('says what to do about a refused key, without repeating it', async () => {
    play(json(JSON.stringify({ error: { message: `Incorrect API key provided: ${KEY}` } }), 401));
    assert.match(await failure(model({ apiKey: KEY }).complete(REQUEST)), /refused the API key/u);
    assert.match(await failure(model().complete(REQUEST)), /wants an API key/u);
    assert.equal(stage.requests.length, 2, 'a refused key is not tried again');
  });

  it('never shows an echoed key, wherever the server puts it', async () => {
    const echo = JSON.stringify({ error: { message: `bad ${KEY}\nand more` } });
    for (const scene of [json(echo, 400), json(`plain ${KEY}`, 500), json(echo, 200), stream(`data: ${echo}\n\n`)]) {
      play(scene);
      await failure(model({ apiKey: KEY }).complete(REQUEST, () => undefined));
    }
    const credentials = stage.url.replace('http://', `http://user:${KEY}@`);
    play(json(`user:${KEY} ${Buffer.from(`user:${KEY}`).toString('base64')}`, 500));
    const message = await failure(model({ baseUrl: `${credentials}/?key=${KEY}` }).complete(REQUEST));
    assert.ok(!message.includes(Buffer.from(`user:${KEY}`).toString('base64')), message);
    assert.match(stage.requests.at(-1)!.authorization ?? '', /^Basic /u);
  });

  it('names an unknown model and passes on what the server says', async () => {
    play(json('{"error":{"message":"model \\"tiny\\" not found, try pulling it first"}}', 404));
    assert.match(await failure(model().complete(REQUEST)), /does not know the model "tiny".*try pulling it first/u);
  });

  it('tries again after 429 and 503, at most twice', async () => {
    const busy = json('{}', 429, { 'retry-after': '0' });
    play(busy, json('{}', 503, { 'retry-after': '0' }), json(completion('at last')));
    assert.equal(await model().complete(REQUEST), 'at last');
    play(busy);
    stage.requests.length = 0;
    assert.match(await failure(model().complete(REQUEST)), /out of quota or busy/u);
    assert.equal(stage.requests.length, 3);
  });

  it('does not wait for a server that asks for more than a few seconds', async () => {
    play(json('{}', 429, { 'retry-after': '3600' }));
    await failure(model().complete(REQUEST));
    assert.equal(stage.requests.length, 1);
  });

  it('reports a failing server at once', async () => {
    play(json('<html>oops</html>', 500));
    assert.match(await failure(model().complete(REQUEST)), /failed: look at its log.*\(500\)\.$/u);
    assert.equal(stage.requests.length, 1);
  });

  it('follows no redirect', async () => {
    play(json('', 307, { location: 'http://127.0.0.1:1/elsewhere' }));
    assert.match(await failure(model({ apiKey: KEY }).complete(REQUEST)), /redirects elsewhere/u);
  });

  it('reports malformed replies', async () => {
    for (const body of ['{"choices": [', '[]', '{"choices": 3}', '{}', '', 'null']) {
      play(json(body));
      assert.match(await failure(model().complete(REQUEST)), /not a chat completion/u, body);
    }
    play(stream('data: {"choices": [\n\n'));
    assert.match(await failure(model().complete(REQUEST, () => undefined)), /not a chat completion/u);
  });

  it('reports an empty reply and a stream that breaks off', async () => {
    play(json(completion('<think>too long')));
    assert.match(await failure(model().complete(REQUEST)), /empty/u);
    play(stream(event('half'), 1000));
    assert.match(await failure(model().complete(REQUEST, () => undefined)), /broke off/u);
    play(
      (response) =>
        void response
          .writeHead(200, { 'content-type': 'text/event-stream' })
          .write(event('half'), () => response.destroy()),
    );
    assert.match(await failure(model().complete(REQUEST, () => undefined)), /closed in mid-reply/u);
  });

  it('ends an endless stream, of text or of anything else', async () => {
    for (const piece of [event('abcdefgh'.repeat(512)), `: ${'x'.repeat(65_536)}`]) {
      let closed: () => void = () => undefined;
      const left = new Promise<void>((resolve) => (closed = resolve));
      play(async (response) => {
        response.on('close', closed);
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        while (!response.destroyed) {
          response.write(piece);
          await new Promise((resolve) => setImmediate(resolve));
        }
      });
      assert.match(await failure(model().complete(REQUEST, () => undefined)), /does not end/u);
      await left;
    }
  });

  it('says when nothing listens', async () => {
    const orphan = model();
    await stage.close();
    assert.match(await failure(orphan.complete(REQUEST)), /nothing listens there/u);
    await stage.open();
  });

  it('gives up a slow server after the timeout, before and inside the reply', async () => {
    play(() => undefined);
    assert.match(await failure(model({ timeoutMs: 60 }).complete(REQUEST)), /did not finish within/u);
    play((response) => void response.writeHead(200, { 'content-type': 'text/event-stream' }).write(event('slow')));
    assert.match(await failure(model({ timeoutMs: 60 }).complete(REQUEST, () => undefined)), /did not finish within/u);
  });

  it("rejects with the signal's reason: before, while waiting to try again, and in mid-stream", async () => {
    const reason = new Error('stopped by the user');
    play(json(completion('x')));
    await assert.rejects(model().complete(REQUEST, undefined, AbortSignal.abort(reason)), reason);
    assert.equal(stage.requests.length, 0);

    const waiting = new AbortController();
    play((response, request, body) => {
      setTimeout(() => waiting.abort(reason), 20);
      return json('{}', 503, { 'retry-after': '4' })(response, request, body);
    });
    await assert.rejects(model().complete(REQUEST, undefined, waiting.signal), reason);

    const streaming = new AbortController();
    play((response) => void response.writeHead(200, { 'content-type': 'text/event-stream' }).write(event('one')));
    await assert.rejects(
      model().complete(REQUEST, () => streaming.abort(reason), streaming.signal),
      reason,
    );
  });

  it('turns down addresses and keys that cannot be used, without repeating them', async () => {
    for (const baseUrl of ['', 'localhost:11434', 'file:///etc/passwd', `ftp://${KEY}@host/`, 'not a url']) {
      assert.throws(
        () => model({ baseUrl }),
        (error: Error) =>
          error instanceof ModelUnavailableError && !error.message.includes(KEY) && /http/u.test(error.message),
      );
    }
    assert.throws(
      () => model({ apiKey: `${KEY}\nX-Header: 1` }),
      (error: Error) => !error.message.includes(KEY),
    );
    const throwing = model({ apiKey: KEY, fetch: () => Promise.reject(new TypeError(`bad header Bearer ${KEY}`)) });
    assert.match(await failure(throwing.complete(REQUEST)), /did not answer/u);
  });

  it('shows the key in no printout', () => {
    const secretive = model({ apiKey: KEY, baseUrl: `http://me:${KEY}@localhost:1/?k=${KEY}` });
    assert.equal(secretive.name, 'tiny at localhost:1');
    for (const shown of [
      inspect(secretive, { showHidden: true, depth: 9 }),
      JSON.stringify(secretive),
      secretive.name,
    ]) {
      assert.ok(!shown.includes(KEY), shown);
    }
  });
});
