import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type Diagnostic,
  type ProtocolConnection,
} from 'vscode-languageserver-protocol/node';
import type { CorpusStatus } from '../../../src/server/protocol';
import type { Order } from './watchedServer';

/** What the client answers where the server asks it something. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  'workspace/applyEdit': { applied: true },
  'workspace/configuration': [null],
  'proviso/editorModel': { name: null },
  'proviso/complete': { kind: 'unavailable', message: 'There is none.' },
};

/** What the server asks the client for. */
const ASKED = [...Object.keys(ANSWERS), 'client/registerCapability', 'window/workDoneProgress/create'];

const CAPABILITIES = {
  window: { workDoneProgress: true },
  workspace: {
    configuration: true,
    workspaceFolders: true,
    workspaceEdit: { documentChanges: true, changeAnnotationSupport: {} },
    didChangeWatchedFiles: { dynamicRegistration: true },
  },
};

/** A document as it is open in the editor. */
export interface Opened {
  readonly uri: string;
  readonly languageId: string;
  version: number;
  text: string;
}

/** A language server with its client, which is told how long the server worked at a stretch. */
export class Watched {
  readonly #child: ChildProcess;
  readonly #connection: ProtocolConnection;
  #status: CorpusStatus | undefined;
  /** How often an index began to serve. */
  #served = 0;
  readonly #diagnosed = new Map<string, { readonly version: number | undefined; readonly found: Diagnostic[] }>();
  #changed: (() => void)[] = [];

  /** @param program the bundle of `watchedServer.ts`, beside those of the program. */
  constructor(program: string) {
    this.#child = fork(program, { stdio: ['pipe', 'pipe', 'inherit', 'ipc'] });
    this.#connection = createProtocolConnection(
      new StreamMessageReader(this.#child.stdout!),
      new StreamMessageWriter(this.#child.stdin!),
    );
    for (const method of ASKED) this.#connection.onRequest(method, () => ANSWERS[method] ?? null);
    this.#connection.onNotification('proviso/statusChanged', (status: CorpusStatus) => {
      this.#status = status;
      if (status.state === 'ready') this.#served += 1;
      this.#wake();
    });
    this.#connection.onNotification(
      'textDocument/publishDiagnostics',
      ({ uri, version, diagnostics }: { uri: string; version?: number; diagnostics: Diagnostic[] }) => {
        this.#diagnosed.set(uri, { version, found: diagnostics });
        this.#wake();
      },
    );
    this.#connection.listen();
  }

  /** Opens a folder, and is done once its index serves. */
  async open(folder: string, indexDirectory: string): Promise<void> {
    await this.ask('initialize', {
      processId: process.pid,
      capabilities: CAPABILITIES,
      rootUri: null,
      initializationOptions: { indexDirectory },
      workspaceFolders: [{ uri: pathToFileURL(folder).href, name: basename(folder) }],
    });
    await this.serving(() => this.tell('initialized', {}));
  }

  /** The longest stretch of work on the server's thread while something goes on, in milliseconds of processor time. */
  async during(work: () => Promise<unknown>): Promise<number> {
    await this.#order('begin');
    await work();
    return (await this.#order('end')) as number;
  }

  /** The requests and notifications that the server has handlers for. */
  async registered(): Promise<readonly string[]> {
    return (await this.#order('registered')) as string[];
  }

  ask<Result>(method: string, params: object = {}): Promise<Result> {
    return this.#connection.sendRequest<Result>(method, params);
  }

  tell(method: string, params: object = {}): Promise<void> {
    return this.#connection.sendNotification(method, params);
  }

  /** Waits until another index serves than before some work. */
  async serving(work: () => Promise<unknown>): Promise<void> {
    const before = this.#served;
    await work();
    await this.#until(() => this.#served > before);
  }

  /** Waits for the findings of a document as it is now. */
  async diagnosed({ uri, version }: Opened): Promise<readonly Diagnostic[]> {
    await this.#until(() => this.#diagnosed.get(uri)?.version === version);
    return this.#diagnosed.get(uri)!.found;
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  async #order(order: Order): Promise<unknown> {
    const told = once(this.#child, 'message');
    this.#child.send(order);
    return ((await told) as [unknown])[0];
  }

  async #until(isMet: () => boolean): Promise<void> {
    while (!isMet()) {
      if (this.#status?.state === 'failed') throw new Error(this.#status.message);
      await new Promise<void>((resolve) => this.#changed.push(resolve));
    }
  }

  #wake(): void {
    for (const changed of this.#changed.splice(0)) changed();
  }
}
