import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { proviso } from './workspace';

interface Reply {
  readonly id: number;
  readonly result: {
    readonly tools?: { name: string }[];
    readonly structuredContent?: { citations: number; wrong: number };
  };
}

describe('agents', () => {
  it('have a server for the law of the workspace, which the editor can start as it was told', async () => {
    const api = await proviso();
    const [server, ...others] = api.agentServers();
    assert.ok(server !== undefined && others.length === 0);
    assert.equal(server.label, 'Proviso');
    const env = { ...process.env, ...(server.env as Record<string, string>) };
    const child = spawn(server.command, server.args, { env, stdio: ['pipe', 'pipe', 'inherit'] });
    const say = (message: object): void =>
      void child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    const hear = async (): Promise<Reply> => JSON.parse((await lines.next()).value as string) as Reply;

    const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
    say({ id: 1, method: 'initialize', params });
    assert.equal((await hear()).id, 1);
    say({ method: 'notifications/initialized' });
    say({ id: 2, method: 'tools/list' });
    assert.ok((await hear()).result.tools!.some(({ name }) => name === 'check_citations'));
    const text = 'See sections 1 and 99 of the Harbours and Pilotage Act 2012.';
    say({ id: 3, method: 'tools/call', params: { name: 'check_citations', arguments: { text } } });
    const { structuredContent } = (await hear()).result;
    assert.deepEqual([structuredContent!.citations, structuredContent!.wrong], [2, 1], 'the Act ends with section 24');
    child.stdin.end();
    assert.deepEqual(await once(child, 'exit'), [0, null]);
  });
});
