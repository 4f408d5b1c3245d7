import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node';
import type { ProtocolConnection } from 'vscode-languageserver-protocol';
import type { AskEvent } from '../../../src/pipeline';
import type { CorpusStatus } from '../../../src/server/protocol';

const WATCH = bundledWatch();
/** The ticks of the clock in which Linux counts processor time, in milliseconds. */
const TICK = 10;
/** How often it is looked whether the server works, in milliseconds, and the share of that which is none to speak of. */
const LOOK = 500;
const AT_REST = 0.1;
/** How long the server may be busy with one step before this gives up, in milliseconds. */
const PATIENCE = 600_000;

/** The bundle of `loopWatch.ts`, for as long as this process runs. */
function bundledWatch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'proviso-watch-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const outfile = join(folder, 'loopWatch.js');
  buildSync({
    entryPoints: [join(__dirname, 'loopWatch.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
  });
  return outfile;
}

/** How long the server's thread worked at a stretch, in milliseconds: by the clock, and of processor time. */
export interface Stretch {
  readonly wall: number;
  readonly processor: number;
}

/** What something took, in milliseconds: by the clock, and of processor time, all threads together. */
export type Took = Stretch;

/** A language server in a process of its own, as an editor drives it. */
export class Driven {
  readonly #child: ChildProcess;
  readonly #connection: ProtocolConnection;
  #status: CorpusStatus | undefined;
  /** How often an index began to serve. */
  #served = 0;
  #changed: () => void = () => undefined;
  /** Told when the evidence of a question is known. */
  onEvidence: (() => void) | undefined;
  /** How often diagnostics were published. */
  #diagnosed = 0;

  /** @param program the bundle of the server */
  constructor(program: string) {
    this.#child = spawn(process.execPath, ['--require', WATCH, program, '--stdio'], {
      stdio: ['pipe', 'pipe', 'inherit', 'ipc'],
    });
    this.#connection = createProtocolConnection(
      new StreamMessageReader(this.#child.stdout!),
      new StreamMessageWriter(this.#child.stdin!),
    );
    this.#connection.onNotification('proviso/statusChanged', (status: CorpusStatus) => {
      this.#status = status;
      if (status.state === 'ready') this.#served += 1;
      this.#changed();
    });
    this.#connection.onNotification('proviso/askEvent', ({ event }: { event: AskEvent }) => {
      if (event.kind === 'evidence') this.onEvidence?.();
    });
    this.#connection.onNotification('textDocument/publishDiagnostics', () => {
      this.#diagnosed += 1;
      this.#changed();
    });
    this.#connection.listen();
  }

  /** Opens a folder; done once its index serves. The milliseconds that took, once the program was loaded. */
  async open(folder: string, indexDirectory: string): Promise<number> {
    await this.ask('initialize', {
      processId: process.pid,
      capabilities: {},
      rootUri: null,
      initializationOptions: { indexDirectory },
      workspaceFolders: [{ uri: pathToFileURL(folder).href, name: basename(folder) }],
    });
    // What loading the program took holds no message up.
    await this.stretch();
    const started = performance.now();
    this.tell('initialized', {});
    await this.#until(() => this.#status?.state === 'ready');
    return performance.now() - started;
  }

  ask<Result>(method: string, params: object): Promise<Result> {
    return this.#connection.sendRequest<Result>(method, params);
  }

  tell(method: string, params: object): void {
    void this.#connection.sendNotification(method, params);
  }

  /** The milliseconds from a notification until diagnostics are published. */
  async diagnosed(method: string, params: object): Promise<number> {
    const started = performance.now();
    const before = this.#diagnosed;
    this.tell(method, params);
    await this.#until(() => this.#diagnosed > before);
    return performance.now() - started;
  }

  /** A file is open in the editor as it is on disk. */
  async show(file: string): Promise<void> {
    const text = await readFile(file, 'utf8');
    const uri = pathToFileURL(file).href;
    this.tell('textDocument/didOpen', { textDocument: { uri, languageId: 'markdown', version: 1, text } });
  }

  hide(file: string): void {
    this.tell('textDocument/didClose', { textDocument: { uri: pathToFileURL(file).href } });
  }

  /** Appends to a statute; what passes from the notification until the index that serves holds it. */
  async edit(file: string, text: string): Promise<Took> {
    await appendFile(file, text);
    const [started, cpu] = [performance.now(), await this.cpu()];
    const before = this.#served;
    this.tell('workspace/didChangeWatchedFiles', { changes: [{ uri: pathToFileURL(file).href, type: 2 }] });
    await this.#until(() => this.#served > before);
    return { wall: performance.now() - started, processor: (await this.cpu()) - cpu };
  }

  /** The longest that the server's thread worked at a stretch since this was asked last. */
  async stretch(): Promise<Stretch> {
    const told = once(this.#child, 'message') as Promise<[Stretch]>;
    this.#child.send('tell');
    return (await told)[0];
  }

  /** Resident megabytes; NaN where the system does not tell. */
  async memory(): Promise<number> {
    const status = await readFile(`/proc/${this.#child.pid}/status`, 'utf8').catch(() => '');
    return Number(/VmRSS:\s+(\d+) kB/u.exec(status)?.[1]) / 1024;
  }

  /** Milliseconds of processor time so far, of all threads; NaN where the system does not tell. */
  async cpu(): Promise<number> {
    const stat = await readFile(`/proc/${this.#child.pid}/stat`, 'utf8').catch(() => '');
    const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14);
    return (Number(user) + Number(system)) * TICK;
  }

  /** Waits until the server has nothing to do any more. */
  async rest(): Promise<void> {
    for (let before = await this.cpu(); ;) {
      await delay(LOOK);
      const now = await this.cpu();
      if (!(now - before > LOOK * AT_REST)) return;
      before = now;
    }
  }

  async close(): Promise<void> {
    await this.ask('shutdown', {}).catch(() => undefined);
    const ended = once(this.#child, 'exit');
    this.tell('exit', {});
    await ended;
  }

  async #until(isMet: () => boolean): Promise<void> {
    const end = performance.now() + PATIENCE;
    while (!isMet()) {
      if (this.#status?.state === 'failed') throw new Error(this.#status.message ?? 'The server failed.');
      if (performance.now() > end) throw new Error('The server took too long.');
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 1_000);
        this.#changed = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }
}
