import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a fake cluster answers: JSON, or a status with text; or it does with the response what it likes. */
export type Answer = object | ((response: ServerResponse) => void);

/** What was asked, `METHOD /path`, and its body. */
export interface Asked {
  readonly line: string;
  readonly body: string;
  readonly authorization: string | undefined;
}

/** A server on this machine that answers as a test says. */
export class FakeCluster {
  readonly asked: Asked[] = [];
  #server: Server | undefined;
  url = '';

  /** @param answer to each request in turn, or by its line. */
  constructor(private readonly answer: (asked: Asked, at: number) => Answer) {}

  async start(): Promise<this> {
    const server = createServer((request, response) => {
      const pieces: Buffer[] = [];
      request.on('data', (piece: Buffer) => pieces.push(piece));
      request.on('end', () => {
        const line = `${request.method ?? ''} ${request.url ?? ''}`;
        const asked = { line, body: Buffer.concat(pieces).toString(), authorization: request.headers.authorization };
        const at = this.asked.push(asked) - 1;
        reply(response, this.answer(asked, at));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.#server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return this;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve));
  }
}

function reply(response: ServerResponse, answer: Answer): void {
  if (typeof answer === 'function') {
    (answer as (response: ServerResponse) => void)(response);
  } else if (isStatus(answer)) {
    response.writeHead(answer.status);
    response.end(answer.text);
  } else {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer));
  }
}

const isStatus = (answer: object): answer is { status: number; text: string } => 'status' in answer && 'text' in answer;
