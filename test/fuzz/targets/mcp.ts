import { PassThrough } from 'node:stream';
import { makeServer } from '../../../src/mcp/server';
import { StdioTransport } from '../../../src/mcp/stdioTransport';
import { TOOLS } from '../../../src/tools';
import { lawIndex } from '../law';
import { GOOD } from '../toolCalls';
import { mustHold, type Target } from '../target';

const CLIENT = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'fuzz', version: '1' } };
const INITIALIZE = { jsonrpc: '2.0', id: 0, method: 'initialize', params: CLIENT };
const INITIALIZED = { jsonrpc: '2.0', method: 'notifications/initialized' };

const MESSAGES: readonly object[] = [
  INITIALIZE,
  INITIALIZED,
  ...['tools/list', 'resources/list', 'resources/templates/list', 'prompts/list', 'ping'].map((method) => ({ method })),
  ...TOOLS.flatMap(({ name }) =>
    GOOD[name]!.map((args) => ({
      method: 'tools/call',
      params: { name, arguments: args, _meta: { progressToken: 1 } },
    })),
  ),
  { method: 'resources/read', params: { uri: 'law://harbours-act-2012/sec_2' } },
  { method: 'prompts/get', params: { name: 'answer_from_law', arguments: { question: 'What is due?' } } },
  { method: 'notifications/cancelled', params: { requestId: 1, reason: 'x' } },
  { id: 4, result: {} },
  { id: 5, error: { code: 1, message: 'x' } },
];

/** A server and what it says, by the id of the request. */
class Client {
  readonly #input = new PassThrough();
  readonly #waiting = new Map<unknown, () => void>();
  #asked = 0;
  #held = '';

  async open(): Promise<this> {
    const output = new PassThrough();
    output.setEncoding('utf8').on('data', (chunk: string) => this.#hear(chunk));
    const index = await lawIndex();
    await makeServer({ current: () => Promise.resolve(index) }).connect(
      new StdioTransport({ input: this.#input, output }),
    );
    this.write(JSON.stringify(INITIALIZE));
    this.write(JSON.stringify(INITIALIZED));
    await this.lives();
    return this;
  }

  write(line: string): void {
    this.#input.write(`${line}\n`);
  }

  /** Every line before was heard: the server answers. */
  lives(): Promise<void> {
    const id = `alive ${(this.#asked += 1)}`;
    const answered = new Promise<void>((resolve) => this.#waiting.set(id, resolve));
    this.write(
      JSON.stringify({
        jsonrpc: '2.0',
        id,
        method: 'tools/call',
        params: { name: 'find_acts', arguments: { name: 'x' } },
      }),
    );
    return answered;
  }

  #hear(chunk: string): void {
    const lines = (this.#held + chunk).split('\n');
    this.#held = lines.pop()!;
    for (const line of lines) {
      const { jsonrpc, id } = JSON.parse(line) as { jsonrpc: string; id: unknown };
      mustHold(jsonrpc === '2.0', 'what is said is a message');
      this.#waiting.get(id)?.();
      this.#waiting.delete(id);
    }
  }
}

/** Messages of a program that may be an agent, or anything. */
export const mcpTargets: readonly Target[] = [
  {
    name: 'mcp/messages',
    shape: 'json',
    seeds: () => MESSAGES.map((message, at) => JSON.stringify({ jsonrpc: '2.0', id: at + 1, ...message })),
    open: async () => {
      const client = await new Client().open();
      return async (input) => {
        client.write(input);
        await client.lives();
      };
    },
  },
];
