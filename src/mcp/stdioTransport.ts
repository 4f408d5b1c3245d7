import type { Readable, Writable } from 'node:stream';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { ErrorCode, JSONRPCMessageSchema, type JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';

/** A longer message is refused; the longest text that a tool takes is a twentieth of it. UTF-16 code units. */
const LONGEST_MESSAGE = 4_000_000;

/** The parts of standard input and output that a transport uses. */
export interface Streams {
  readonly input: Readable;
  readonly output: Writable;
}

/**
 * Messages a line each over standard input and output. What is no message (no JSON, too long) is answered by an error of
 * the protocol, and the next line is read: the SDK's own transport closes on a long line and is silent about a broken one.
 */
export class StdioTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: (message: JSONRPCMessage) => void;
  #held = '';
  /** The line is too long: its beginning, and its end so far. */
  #refused: { readonly head: string; tail: string } | undefined;

  constructor(private readonly streams: Streams) {}

  start(): Promise<void> {
    const { input, output } = this.streams;
    input.setEncoding('utf8');
    input.on('data', (chunk) => this.#read(String(chunk)));
    input.once('end', () => this.onclose?.());
    input.on('error', (error: Error) => this.onerror?.(error));
    output.on('error', () => this.onclose?.());
    return Promise.resolve();
  }

  send(message: JSONRPCMessage): Promise<void> {
    return this.#write(message);
  }

  close(): Promise<void> {
    // Open input would keep the process alive.
    this.streams.input.destroy();
    this.onclose?.();
    return Promise.resolve();
  }

  #write(message: unknown): Promise<void> {
    const { output } = this.streams;
    return new Promise((resolve) => {
      if (output.write(`${JSON.stringify(message)}\n`)) resolve();
      else output.once('drain', resolve);
    });
  }

  #read(chunk: string): void {
    const parts = chunk.split('\n');
    for (const part of parts.slice(0, -1)) {
      this.#take(part);
      this.#endLine();
    }
    this.#take(parts.at(-1)!);
  }

  #take(part: string): void {
    if (this.#refused !== undefined) {
      this.#refused.tail = (this.#refused.tail + part.slice(-ID_WITHIN)).slice(-ID_WITHIN);
    } else if (this.#held.length + part.length > LONGEST_MESSAGE) {
      const line = this.#held + part;
      this.#refused = { head: line.slice(0, ID_WITHIN), tail: line.slice(-ID_WITHIN) };
      this.#held = '';
    } else {
      this.#held += part;
    }
  }

  #endLine(): void {
    const [line, refused] = [this.#held, this.#refused];
    [this.#held, this.#refused] = ['', undefined];
    if (refused !== undefined) {
      const message = `The message is longer than ${LONGEST_MESSAGE} characters: send the text in parts.`;
      this.#refuse(ErrorCode.InvalidRequest, message, idOf(refused));
    } else if (line.trim() !== '') {
      this.#hear(line);
    }
  }

  #hear(line: string): void {
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch (error) {
      this.#refuse(ErrorCode.ParseError, `The message is no JSON: ${(error as Error).message.slice(0, 200)}`, null);
      return;
    }
    const message = JSONRPCMessageSchema.safeParse(value);
    if (message.success) this.onmessage?.(message.data);
    else this.#refuse(ErrorCode.InvalidRequest, 'The message is none of JSON-RPC 2.0.', idIn(value));
  }

  #refuse(code: ErrorCode, message: string, id: string | number | null): void {
    void this.#write({ jsonrpc: '2.0', id, error: { code, message } });
  }
}

const ID_WITHIN = 200;
const ID = '"id"\\s{0,4}:\\s{0,4}(\\d{1,15}|"[^"\\\\]{1,100}")';
/** Next to the outermost brace an id is the message's own: what stands in the middle may be an argument. */
const FIRST = new RegExp(`^\\s{0,8}\\{(?:\\s{0,4}"jsonrpc"\\s{0,4}:\\s{0,4}"2\\.0"\\s{0,4},)?\\s{0,4}${ID}`, 'u');
const LAST = new RegExp(`${ID}\\s{0,4}\\}\\s{0,4}$`, 'u');

/** The id of a message of which only the beginning and the end are there. */
function idOf({ head, tail }: { readonly head: string; readonly tail: string }): string | number | null {
  const [, written] = FIRST.exec(head) ?? LAST.exec(tail) ?? [];
  return written === undefined ? null : (JSON.parse(written) as string | number);
}

function idIn(value: unknown): string | number | null {
  const { id } = typeof value === 'object' && value !== null ? (value as { id?: unknown }) : {};
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}
