import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface ChatRequest {
  readonly model: string;
  readonly stream: boolean;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

/** What a call is for, told by what its prompt asks to be replied. */
export type Task = 'parametric' | 'select' | 'answer' | 'read again';

export interface Call {
  readonly task: Task;
  readonly model: string;
  readonly authorization: string | undefined;
}

/** Gives a reply in pieces to the text of all messages; it may wait between them. */
export type Reply = (task: Task, prompt: string) => AsyncIterable<string> | Iterable<string>;

export interface ModelServer {
  readonly port: number;
  readonly baseUrl: string;
  readonly calls: readonly Call[];
  /** How often it was asked for its models. */
  readonly looks: number;
  /** When callers hung up before the end of a reply: `performance.now()`. */
  readonly hangUps: readonly number[];
  close(): Promise<void>;
}

export const MODEL = 'player:1b';

/** An OpenAI-compatible server on a free loopback port that plays a language model, and lists it as its one model. */
export async function startModelServer(reply: Reply): Promise<ModelServer> {
  const calls: Call[] = [];
  const hangUps: number[] = [];
  let looks = 0;
  const server = createServer((request, response) => {
    if (request.method === 'GET' && request.url === '/v1/models') {
      looks += 1;
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ object: 'list', data: [{ id: MODEL, object: 'model' }] }));
      return;
    }
    response.on('close', () => {
      if (!response.writableFinished) hangUps.push(performance.now());
    });
    answer(request, response, reply, calls).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : undefined);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    baseUrl: `http://127.0.0.1:${port}/v1`,
    calls,
    get looks() {
      return looks;
    },
    hangUps,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, reply: Reply, calls: Call[]): Promise<void> {
  const { model, stream, messages } = (await json(request)) as ChatRequest;
  const prompt = messages.map(({ content }) => content).join('\n');
  const task = taskOf(prompt);
  calls.push({ task, model, authorization: request.headers.authorization });
  if (!stream) {
    let content = '';
    for await (const piece of reply(task, prompt)) content += piece;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content } }] }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for await (const content of reply(task, prompt)) {
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`);
  }
  response.end('data: [DONE]\n\n');
}

/** What is asked for, told by the prompt. */
export function taskOf(instruction: string): Task {
  if (instruction.includes('JSON list')) return 'parametric';
  if (instruction.includes('choose the provisions that decide')) return 'select';
  return instruction.includes('try to refute') ? 'read again' : 'answer';
}
