import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers a request in place of the server; false to let the server answer. */
export type Scene = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A server on a free loopback port that serves files from memory, with ranges and entity tags, and notes its requests. */
export class FileServer {
  readonly files = new Map<string, Buffer>();
  /** "GET /m/model.onnx bytes=3-" */
  readonly requests: string[] = [];
  /** Whether tags are the files' SHA-256, as Hugging Face's are. */
  statesSha256 = true;
  hasRanges = true;
  scene: Scene = () => false;
  readonly #server = createServer((request, response) => {
    this.#answer(request, response);
  });

  async open(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The requests for the content of files. */
  get gets(): string[] {
    return this.requests.filter((request) => request.startsWith('GET'));
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const { method = '', url = '', headers } = request;
    this.requests.push([method, url, headers.range].filter((part) => part !== undefined).join(' '));
    if (this.scene(request, response)) return;
    const file = this.files.get(url);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const etag = this.statesSha256 ? `"${sha256(file)}"` : `"v${file.length}"`;
    const range = /^bytes=(\d+)-$/u.exec(headers.range ?? '');
    const isCurrent = headers['if-range'] === undefined || headers['if-range'] === etag;
    const from = this.hasRanges && range !== null && isCurrent ? Number(range[1]) : 0;
    if (from > 0 && from >= file.length) {
      response.writeHead(416).end();
      return;
    }
    const part = file.subarray(from);
    const contentRange = `bytes ${from}-${file.length - 1}/${file.length}`;
    response.writeHead(from > 0 ? 206 : 200, {
      'content-length': part.length,
      etag,
      ...(from > 0 && { 'content-range': contentRange }),
    });
    response.end(method === 'HEAD' ? undefined : part);
  }
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Answers without a length and without chunks, as old servers do: the end of the connection is the end of the file. */
export function sendWithoutLength(response: ServerResponse, bytes: Uint8Array, status: number, headers = {}): true {
  response.useChunkedEncodingByDefault = false;
  response.writeHead(status, { connection: 'close', ...headers }).end(bytes);
  return true;
}

/** Sends the head of a whole file and some of its bytes, then cuts the connection. */
export function cutAfter(response: ServerResponse, file: Buffer, bytes: number, headers: Record<string, string>): true {
  response.writeHead(200, { 'content-length': file.length, ...headers });
  response.write(file.subarray(0, bytes), () => setTimeout(() => response.destroy(), 20));
  return true;
}
