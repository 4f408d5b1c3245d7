import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { URI } from 'vscode-uri';
import {
  createMessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type MessageConnection,
} from 'vscode-languageserver/node';
import { ended, isRunning, started, type Scenario } from './kills';
import { actFile, actText, writeLaw } from './law';

const ACTS = 16;
/** How long the editor waits between two edits, in milliseconds. */
const PAUSE = 30;

const uriOf = (file: string): string => URI.file(file).toString();

/** An editor with a workspace open; what it has to do with a server that dies is not told to anybody. */
class Editor {
  readonly child: ChildProcess;
  readonly connection: MessageConnection;
  /** What it has written, by file. */
  readonly written = new Map<string, string>();

  constructor(
    server: string,
    private readonly folder: string,
  ) {
    this.child = started([server, '--stdio']);
    const { stdout, stdin } = this.child;
    this.connection = createMessageConnection(new StreamMessageReader(stdout!), new StreamMessageWriter(stdin!));
    this.connection.onError(() => undefined);
    this.connection.onRequest(() => null);
    this.connection.listen();
  }

  async open(): Promise<void> {
    await this.connection.sendRequest('initialize', {
      processId: null,
      rootUri: uriOf(this.folder),
      capabilities: { workspace: { workspaceEdit: { documentChanges: true } } },
      initializationOptions: {
        indexDirectory: join(this.folder, '.index'),
        settings: { corpus: { include: ['law/*.md'], exclude: ['.index/**'] } },
      },
    });
    await this.connection.sendNotification('initialized', {});
  }

  async ask<Result>(method: string, params: object): Promise<Result> {
    return this.connection.sendRequest(method, params);
  }

  /** Saves an act as an editor does. */
  async save(act: number, edition: number): Promise<void> {
    const file = join(this.folder, 'law', actFile(act));
    const text = actText(act, edition);
    writeFileSync(file, text);
    this.written.set(file, text);
    await this.connection.sendNotification('workspace/didChangeWatchedFiles', {
      changes: [{ uri: uriOf(file), type: 2 }],
    });
  }

  /** Opens a draft, types into it, saves acts and renames, until the server is gone. */
  async work(random: () => number): Promise<void> {
    await this.open();
    const draft = { uri: uriOf(join(this.folder, 'memo.md')) };
    const text = 'See section 3 of the Harbour 1 Act 1990.\n';
    await this.connection.sendNotification('textDocument/didOpen', {
      textDocument: { ...draft, languageId: 'markdown', version: 1, text },
    });
    // What it saved once the server is gone would be laid over the files that the next one is to read.
    for (let version = 2; isRunning(this.child); version += 1) {
      await this.save(Math.floor(random() * ACTS), 2 + Math.floor(random() * 5));
      await this.connection.sendNotification('textDocument/didChange', {
        textDocument: { ...draft, version },
        contentChanges: [{ text: `${text}§ ${version}\n` }],
      });
      const position = { line: 0, character: 8 };
      void this.ask('textDocument/hover', { textDocument: draft, position }).catch(() => undefined);
      await delay(PAUSE * random());
    }
  }

  /** What of the files that it saved is not what it wrote. */
  lost(): string | undefined {
    const lost = [...this.written].filter(([file, text]) => readFileSync(file, 'utf8') !== text);
    return lost.length === 0 ? undefined : `files are not as they were saved: ${lost.map(([file]) => file).join(', ')}`;
  }
}

/** The server while acts are edited. */
export const serverScenario = (server: () => string): Scenario => ({
  name: 'server',
  prepare: (folder) => {
    writeLaw(join(folder, 'law'), ACTS);
    mkdirSync(join(folder, '.index'));
  },
  writes: (folder) => join(folder, '.index'),
  start: (folder, random) => {
    const editor = new Editor(server(), folder);
    editor.work(random).catch(() => undefined);
    return { child: editor.child, lost: () => editor.lost() };
  },
  finish: async (folder) => {
    // Some acts as they were, some edited: what is left of either in the index shows.
    for (let act = 0; act < ACTS; act += 1)
      writeFileSync(join(folder, 'law', actFile(act)), actText(act, 1 + (act % 3)));
    const editor = new Editor(server(), folder);
    const answers: unknown[] = [];
    await Promise.race([
      (async () => {
        await editor.open();
        const { statistics } = await editor.ask<{ statistics: unknown }>('proviso/ready', {});
        answers.push(statistics);
        // What one provision answers better than any other: those that answer alike stand in the order in which they came.
        for (const query of ['Harbour 2 Act 1990 section 17', 'Harbour 5 Act 1990 section 9']) {
          answers.push(await editor.ask('proviso/find', { query, limit: 10 }));
        }
        const { verdict, sentences } = await editor.ask<{ verdict: unknown; sentences: unknown }>('proviso/ask', {
          id: '1',
          question: 'Which fee does the master of a vessel pay for berth 7-7?',
        });
        answers.push(verdict, sentences);
        await editor.ask('shutdown', {});
        await editor.connection.sendNotification('exit');
      })(),
      ended(editor.child).then((code) => {
        throw new Error(`The server ended with ${code}.`);
      }),
    ]);
    await ended(editor.child);
    return JSON.stringify(answers).replaceAll(folder, '');
  },
});
