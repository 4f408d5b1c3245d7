import assert from 'node:assert/strict';
import { request } from 'node:http';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { useEverything } from './calls';
import { LineProcess, programFor, type Program } from './program';

const TOKEN = 'a-token-of-the-test-run';
const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

interface Response {
  readonly status: number;
  readonly body: string;
}

describe('mcp over http', function () {
  this.timeout(60_000);
  let program: Program;
  let served: LineProcess;
  let url: URL;
  before(async () => {
    program = await programFor('--http');
    served = new LineProcess(program, { PROVISO_MCP_TOKEN: TOKEN });
    url = new URL(await addressOf(served));
  });
  after(async () => {
    served.kill('SIGKILL');
    await program.remove();
  });

  const addressOf = (process: LineProcess): Promise<string> =>
    process.until(() => /^Serving at (http:\S+)$/mu.exec(process.stderr)?.[1]);

  /** A request as any program of the computer, or a page in its browser, can make it. */
  function post(
    headers: Readonly<Record<string, string>>,
    { method = 'POST', path = url.pathname, body = JSON.stringify(LIST) } = {},
  ): Promise<Response> {
    const base = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    return new Promise((resolve, reject) => {
      const sent = request(
        { host: '127.0.0.1', port: url.port, path, method, headers: { ...base, ...headers } },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          response.on('end', () => resolve({ status: response.statusCode!, body: text }));
        },
      );
      sent.on('error', reject);
      sent.end(method === 'GET' ? undefined : body);
    });
  }
  const authorization = `Bearer ${TOKEN}`;

  it('the official client lists and calls every tool, reads resources and gets the prompt', async () => {
    const client = new Client({ name: 'test', version: '1' });
    const requestInit = { headers: { authorization } };
    const transport = new StreamableHTTPClientTransport(url, { requestInit });
    await client.connect(transport);
    await useEverything(client);
    await client.close();
  });

  it('does not answer without the token, and does not tell it', async () => {
    for (const headers of [
      {},
      { authorization: 'Bearer wrong' },
      { authorization: TOKEN },
      { authorization: 'Basic x' },
    ]) {
      const { status, body } = await post(headers);
      assert.equal(status, 401);
      assert.ok(!body.includes(TOKEN));
    }
    assert.ok(!served.stderr.includes(TOKEN), 'it came from the environment');
  });

  it('does not answer a page of another origin, nor a name that was made to point here', async () => {
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:1', `http://evil.example:${url.port}`])
      assert.equal((await post({ authorization, origin })).status, 403, origin);
    for (const host of ['evil.example', `evil.example:${url.port}`, '127.0.0.1', '0.0.0.0'])
      assert.equal((await post({ authorization, host })).status, 403, host);
    assert.equal((await post({ authorization, origin: url.origin })).status, 200);
    assert.equal((await post({ authorization, host: `localhost:${url.port}` })).status, 200);
  });

  it('answers what is no good by an error, and lives', async () => {
    assert.equal((await post({ authorization }, { method: 'GET' })).status, 405);
    assert.equal((await post({ authorization }, { path: '/other' })).status, 404);
    assert.equal((await post({ authorization }, { body: 'hello' })).status, 400);
    const call = (args: unknown): string =>
      JSON.stringify({ ...LIST, method: 'tools/call', params: { name: 'check_citations', arguments: args } });
    const huge = await post({ authorization }, { body: call({ text: 'x'.repeat(10_000_000) }) });
    assert.equal(huge.status, 413);
    const wrong = await post({ authorization }, { body: call({ text: 7 }) });
    assert.match(wrong.body, /-32602/u);
    assert.equal((await post({ authorization })).status, 200);
  });

  it('writes nothing on standard output, and ends when it is asked to', async () => {
    assert.deepEqual(served.stdout, []);
    served.kill('SIGINT');
    assert.equal(await served.exited, 0);
  });

  it('makes a token for a run without one, and prints it once', async () => {
    const other = new LineProcess(program, { PROVISO_MCP_TOKEN: '' });
    url = new URL(await addressOf(other));
    const tokens = [...other.stderr.matchAll(/: ([\w-]{43})$/gmu)];
    assert.equal(tokens.length, 1);
    assert.equal((await post({ authorization: `Bearer ${tokens[0]![1]}` })).status, 200);
    other.kill('SIGKILL');
    await other.exited;
  });

  it('refuses a token that could be guessed', async () => {
    const other = new LineProcess(program, { PROVISO_MCP_TOKEN: 'secret' });
    assert.equal(await other.exited, 2);
    assert.match(other.stderr, /at least 16/u);
  });
});
