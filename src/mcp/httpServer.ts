import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeServer, type Served } from './server';

const LOOPBACK = '127.0.0.1';
/** Where the protocol is spoken. */
export const MCP_PATH = '/mcp';
/** In bytes; the longest text that a tool takes is less than a quarter of it. */
const LONGEST_BODY = 4_000_000;
/** Requests that are answered at one time; more are asked to come again. */
const MOST_AT_ONCE = 16;

export interface HttpOptions {
  /** 0 for any that is free. */
  readonly port: number;
  /** What a client has to know. */
  readonly token: string;
}

/**
 * Serves the protocol over HTTP on this computer alone, without sessions: each request is answered by a server of its own
 * over the one corpus. Pages of the web cannot reach it: a request must name this host, come from no page but its own, and
 * carry the token.
 */
export function listen(served: Served, { port, token }: HttpOptions, onError: (error: Error) => void): Promise<Server> {
  let running = 0;
  const http = createServer((request, response) => {
    const { port: own } = http.address() as AddressInfo;
    const refusal = running >= MOST_AT_ONCE ? BUSY : refusalOf(request, own, token);
    if (refusal !== undefined) {
      refuse(response, refusal);
      return;
    }
    running += 1;
    response.once('close', () => (running -= 1));
    answer(served, request, response).catch((error: unknown) => {
      onError(error as Error);
      if (!response.headersSent) refuse(response, FAILED);
    });
  });
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, LOOPBACK, () => resolve(http));
  });
}

async function answer(served: Served, request: IncomingMessage, response: ServerResponse): Promise<void> {
  // Late: whoever speaks over standard input and output does not wait for it.
  const { StreamableHTTPServerTransport } = await import('@modelcontextprotocol/sdk/server/streamableHttp.js');
  const server = makeServer(served);
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true, maxRequestBodySize: LONGEST_BODY });
  response.once('close', () => void server.close());
  // The class has its callbacks as accessors that may be undefined, which the interface does not say.
  await server.connect(transport);
  await transport.handleRequest(request, response);
}

interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const BUSY: Refusal = {
  status: 503,
  message: 'Too many requests at once. Try again.',
  headers: { 'retry-after': '1' },
};
const FAILED: Refusal = { status: 500, message: 'The request could not be answered.' };

/** Why a request is not heard; undefined where it is. The token is looked at last, so that nobody else learns of it. */
function refusalOf(request: IncomingMessage, port: number, token: string): Refusal | undefined {
  const { host, origin, authorization } = request.headers;
  const hosts = [LOOPBACK, 'localhost'].map((name) => `${name}:${port}`);
  if (host === undefined || !hosts.includes(host)) return { status: 403, message: 'The Host is not this server.' };
  if (origin !== undefined && !hosts.some((own) => origin === `http://${own}`))
    return { status: 403, message: 'Pages of other origins are not answered.' };
  if (!isToken(authorization, token)) {
    const headers = { 'www-authenticate': 'Bearer' };
    return { status: 401, message: 'Authorization: Bearer TOKEN is missing or wrong.', headers };
  }
  if (request.url?.split('?', 1)[0] !== MCP_PATH)
    return { status: 404, message: `The protocol is spoken at ${MCP_PATH}.` };
  if (request.method !== 'POST')
    return { status: 405, message: 'There are no sessions: use POST.', headers: { allow: 'POST' } };
  return undefined;
}

/** In a time that does not depend on where the two differ. */
function isToken(authorization: string | undefined, token: string): boolean {
  const [, given = ''] = /^Bearer ([\x21-\x7e]{1,1000})$/iu.exec(authorization ?? '') ?? [];
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}

function refuse(response: ServerResponse, { status, message, headers }: Refusal): void {
  const error = { code: -32000, message };
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close', ...headers });
  response.end(JSON.stringify({ jsonrpc: '2.0', id: null, error }));
}
