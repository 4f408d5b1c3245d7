import assert from 'node:assert/strict';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { GOOD, useEverything } from './calls';
import { LineProcess, programFor, type Program } from './program';

interface Reply {
  readonly jsonrpc: string;
  readonly id: number | string | null;
  readonly result?: { readonly isError?: boolean; readonly content: { readonly text: string }[] };
  readonly error?: { readonly code: number; readonly message: string };
}

const INVALID_PARAMS = -32602;
const METHOD_NOT_FOUND = -32601;
const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;

describe('mcp over standard input and output', function () {
  this.timeout(60_000);
  let program: Program;
  before(async () => {
    program = await programFor();
  });
  after(() => program.remove());

  it('the official client lists and calls every tool, reads resources and gets the prompt', async () => {
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(
      new StdioClientTransport({ command: program.command, args: [...program.args], stderr: 'ignore' }),
    );
    assert.equal(client.getServerVersion()?.name, 'proviso');
    assert.match(client.getInstructions() ?? '', /nothing else is law here/u);
    await useEverything(client);
    await client.close();
  });

  describe('what is no good', () => {
    let served: LineProcess;
    let calls = 0;
    before(async () => {
      served = new LineProcess(program);
      const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
      assert.equal((await ask({ method: 'initialize', params })).error, undefined);
      served.write(`${JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' })}\n`);
    });
    after(() => served.kill('SIGKILL'));

    const replyTo = (id: number | string | null, from = 0): Promise<Reply> =>
      served.until(() => {
        const replies = served.stdout.slice(from).map((line) => JSON.parse(line) as Reply);
        return replies.find((reply) => reply.id === id);
      });

    function ask(message: object): Promise<Reply> {
      calls += 1;
      const id = calls;
      served.write(`${JSON.stringify({ jsonrpc: '2.0', id, ...message })}\n`);
      return replyTo(id);
    }
    const call = (name: unknown, args: unknown): Promise<Reply> =>
      ask({ method: 'tools/call', params: { name, arguments: args } });

    /** The process lives and serves. */
    async function isAlive(): Promise<void> {
      const reply = await call('find_acts', GOOD['find_acts']);
      assert.match(reply.result!.content[0]!.text, /harbours-act/u);
    }
    afterEach(isAlive);

    it('answers a line that is no JSON by an error', async () => {
      for (const line of ['hello', '{"jsonrpc":"2.0","id":', '[1,', '{"limit": NaN}', '\u0000\u0001']) {
        const from = served.stdout.length;
        served.write(`${line}\n`);
        assert.equal((await replyTo(null, from)).error!.code, PARSE_ERROR, line);
      }
    });

    it('answers JSON that is no message by an error, with its id where it has one', async () => {
      const from = served.stdout.length;
      served.write('{"id":"a","method":7}\n');
      assert.equal((await replyTo('a', from)).error!.code, INVALID_REQUEST);
      served.write('[[[]]]\n');
      assert.equal((await replyTo(null, from)).error!.code, INVALID_REQUEST);
    });

    it('answers a message of twenty million characters by an error with its id', async () => {
      const text = 'x'.repeat(20_000_000);
      const reply = await call('check_citations', { text });
      assert.equal(reply.error!.code, INVALID_REQUEST);
      const behind = { method: 'tools/call', params: { name: 'check_citations', arguments: { text } }, jsonrpc: '2.0' };
      served.write(`${JSON.stringify({ ...behind, id: 'behind' })}\n`);
      assert.match((await replyTo('behind')).error!.message, /longer than/u);
    });

    it('answers arguments that a tool does not take by an error', async () => {
      const hostile: readonly (readonly [unknown, unknown])[] = [
        ['check_citations', { text: 'x'.repeat(300_000) }],
        ['check_citations', { text: 5 }],
        ['check_citations', {}],
        ['get_provision', { provision: { $ne: null } }],
        ['get_provision', { provision: 'a', path: '../../etc/passwd' }],
        ['search_law', { query: 'fee', limit: 1e308 }],
        ['search_law', { query: 'fee', limit: null }],
        ['search_law', { query: 'fee', cursor: '-1' }],
        ['search_law', { query: ' ' }],
        ['follow_citations', { provision: 'harbours-act/sec_1', depth: 99 }],
        ['search_law', { query: 'fee', constructor: { prototype: { polluted: true } } }],
        ['no_such_tool', {}],
        ['__proto__', {}],
        ['constructor', {}],
      ];
      for (const [name, args] of hostile) {
        const { error } = await call(name, args);
        assert.equal(error?.code, INVALID_PARAMS, JSON.stringify([name, args]).slice(0, 200));
        assert.ok(error.message.length < 2000);
      }
    });

    it('takes no key of the prototype for an argument', async () => {
      const { result } = await call('search_law', JSON.parse('{"query":"fee","__proto__":{"limit":1}}'));
      assert.ok((JSON.parse(result!.content[0]!.text) as { hits: unknown[] }).hits.length > 1);
    });

    it('answers requests of the wrong shape by an error', async () => {
      assert.equal((await ask({ method: 'no/such' })).error!.code, METHOD_NOT_FOUND);
      for (const params of [
        {},
        { name: 3 },
        { name: 'find_acts', arguments: 'x' },
        { name: 'find_acts', arguments: [1] },
      ])
        assert.notEqual((await ask({ method: 'tools/call', params })).error, undefined, JSON.stringify(params));
      for (const uri of [
        'law://',
        'file:///etc/passwd',
        'law://../../etc/passwd',
        'law://%E0%A4%A',
        'law://harbours-act/sec_99',
      ])
        assert.equal((await ask({ method: 'resources/read', params: { uri } })).error?.code, INVALID_PARAMS, uri);
      assert.equal((await ask({ method: 'resources/list', params: { cursor: 'x' } })).error?.code, INVALID_PARAMS);
      assert.equal((await ask({ method: 'prompts/get', params: { name: 'toString' } })).error?.code, INVALID_PARAMS);
    });

    it('tells the model, not the protocol, what is not in the corpus', async () => {
      for (const provision of ['../../../etc/passwd', 'section 99 of the Harbours Act', '__proto__', '\ud800']) {
        const { result, error } = await call('get_provision', { provision });
        assert.equal(error, undefined);
        assert.equal(result!.isError, true);
        assert.match(result!.content[0]!.text, /find_acts/u);
      }
    });

    it('writes nothing but the protocol on standard output', () => {
      for (const line of served.stdout) assert.equal((JSON.parse(line) as Reply).jsonrpc, '2.0');
    });
  });

  it('ends with its client', async () => {
    const served = new LineProcess(program);
    served.end();
    assert.equal(await served.exited, 0);
    assert.deepEqual(served.stdout, []);
  });

  it('fails with what to do where there is no law', async () => {
    const served = new LineProcess({ ...program, args: [program.args[0]!, 'mcp', '--corpus', '/no/such/folder'] });
    assert.equal(await served.exited, 1);
    assert.match(served.stderr, /^proviso: \/no\/such\/folder: .*Name files and folders that are there\.\n$/u);
    const without = new LineProcess({ ...program, args: [program.args[0]!, 'mcp'] });
    assert.equal(await without.exited, 2);
    assert.match(without.stderr, /--corpus PATH is missing/u);
  });
});
