import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';

export interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}

/** A client of the Language Server Protocol that knows nothing but its messages: what any editor sends and hears. */
export class JsonRpcClient {
  /** Requests and notifications of the server. */
  readonly heard: Message[] = [];
  readonly exited: Promise<number | null>;
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #answers = new Map<number, (message: Message) => void>();
  #waiting: (() => void)[] = [];
  #held = Buffer.alloc(0);
  #requests = 0;

  /** @param answer what the client says to a request of the server */
  constructor(
    command: string,
    args: readonly string[],
    private readonly answer: (method: string, params: unknown) => unknown = () => null,
  ) {
    this.#child = spawn(command, args, { stdio: 'pipe' });
    this.#child.stdout.on('data', (chunk: Buffer) => this.#read(chunk));
    this.exited = new Promise((done) => this.#child.once('exit', done));
  }

  async request(method: string, params: unknown): Promise<unknown> {
    const id = (this.#requests += 1);
    const answered = new Promise<Message>((done) => this.#answers.set(id, done));
    this.#send({ jsonrpc: '2.0', id, method, params });
    const { result, error } = await answered;
    if (error !== undefined) throw new Error(`${method}: ${error.message}`);
    return result;
  }

  notify(method: string, params: unknown): void {
    this.#send({ jsonrpc: '2.0', method, params });
  }

  /** The first message of the server that fits, as soon as it is there. */
  async until(fits: (message: Message) => boolean): Promise<Message> {
    for (;;) {
      const found = this.heard.find(fits);
      if (found !== undefined) return found;
      await new Promise<void>((told) => this.#waiting.push(told));
    }
  }

  /** Closes its input, as a process that ends does. */
  hangUp(): void {
    this.#child.stdin.end();
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  #send(message: object): void {
    const body = Buffer.from(JSON.stringify(message));
    this.#child.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.#child.stdin.write(body);
  }

  #read(chunk: Buffer): void {
    this.#held = Buffer.concat([this.#held, chunk]);
    for (;;) {
      const head = this.#held.indexOf('\r\n\r\n');
      const length = Number(/^Content-Length: (\d+)/u.exec(this.#held.toString('latin1', 0, Math.max(0, head)))?.[1]);
      if (head < 0 || this.#held.length < head + 4 + length) return;
      const body = this.#held.toString('utf8', head + 4, head + 4 + length);
      this.#held = this.#held.subarray(head + 4 + length);
      this.#hear(JSON.parse(body) as Message);
    }
  }

  #hear(message: Message): void {
    const { id, method, params } = message;
    if (method === undefined) {
      this.#answers.get(id!)?.(message);
      return;
    }
    if (id !== undefined) this.#send({ jsonrpc: '2.0', id, result: this.answer(method, params) });
    this.heard.push(message);
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const told of waiting) told();
  }
}
