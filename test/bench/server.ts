/**
 * The language server with a corpus open, as an editor drives it: `npm run bench:server -- FOLDER`. The folder is copied
 * first, since files of it are edited. Prints a Markdown table: how long the corpus takes to open, how much memory the
 * server has, how long the first references take that are asked for, how soon an edited file is reflected, how long the findings of a long draft take and how long a hover, in a
 * draft that was just edited too, and
 * the longest time that the server could not answer meanwhile. `--questions FILE` names a data set whose questions are asked
 * too, beside passages of the corpus.
 */
import { spawn } from 'node:child_process';
import { appendFile, cp, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node';
import type { CodeLens, Position, ProtocolConnection } from 'vscode-languageserver-protocol';
import { percentile } from '../../src/cli/benchmark';
import { readDataset } from '../../src/evaluation/datasets/readDataset';
import type { AskEvent } from '../../src/pipeline';
import type { CorpusStatus, LongestPauses } from '../../src/server/protocol';

const SERVER = join(__dirname, '../../dist/server.js');
const QUESTIONS = 50;
const HOVERS = 200;
/** The length of the draft that is written, in UTF-16 code units, and how often. */
const DRAFT = 500_000;
const KEYSTROKES = 50;
/** The ticks of the clock in which Linux counts processor time, in milliseconds. */
const TICK = 10;
/** No one saves a file sooner after opening it, in milliseconds. */
const TYPED = 2_000;
/** How often the findings of an edited draft are waited for. */
const DIAGNOSED = 10;
/** What an editor asks for of a whole document after each edit. */
const OF_A_DOCUMENT = ['documentLink', 'semanticTokens/full', 'codeLens', 'documentSymbol', 'foldingRange'];
/** Where the files are that are edited, among all by their size: 1 is the largest. */
const EDITED = [0.5, 0.9, 0.99, 1, 0.5, 0.9, 0.99, 1];
/** How long the server may be busy with one step before this gives up, in milliseconds. */
const PATIENCE = 600_000;

class Driven {
  readonly #connection: ProtocolConnection;
  readonly #child;
  #status: CorpusStatus | undefined;
  /** How often an index began to serve. */
  #served = 0;
  #changed: () => void = () => undefined;
  /** Told when the evidence of a question is known. */
  onEvidence: (() => void) | undefined;
  /** How often diagnostics were published. */
  #diagnosed = 0;

  constructor() {
    this.#child = spawn(process.execPath, [SERVER, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#connection = createProtocolConnection(
      new StreamMessageReader(this.#child.stdout),
      new StreamMessageWriter(this.#child.stdin),
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

  /** The milliseconds from a notification until diagnostics are published. */
  async diagnosed(method: string, params: object): Promise<number> {
    const started = performance.now();
    const before = this.#diagnosed;
    this.tell(method, params);
    await this.until(() => this.#diagnosed > before);
    return performance.now() - started;
  }

  async open(folder: string, indexDirectory: string): Promise<void> {
    await this.ask('initialize', {
      processId: process.pid,
      capabilities: {},
      rootUri: null,
      initializationOptions: { indexDirectory },
      workspaceFolders: [{ uri: pathToFileURL(folder).href, name: basename(folder) }],
    });
    this.tell('initialized', {});
    await this.until(() => this.#status?.state === 'ready');
  }

  ask<Result>(method: string, params: object): Promise<Result> {
    return this.#connection.sendRequest<Result>(method, params);
  }

  tell(method: string, params: object): void {
    void this.#connection.sendNotification(method, params);
  }

  /** Appends to a statute; the milliseconds from the notification until the index that serves holds it. */
  async edit(file: string, text: string): Promise<number> {
    await appendFile(file, text);
    const started = performance.now();
    const before = this.#served;
    this.tell('workspace/didChangeWatchedFiles', { changes: [{ uri: pathToFileURL(file).href, type: 2 }] });
    await this.until(() => this.#served > before);
    return performance.now() - started;
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

  /** A file is open in the editor as it is on disk. */
  async show(file: string): Promise<void> {
    const text = await readFile(file, 'utf8');
    const uri = pathToFileURL(file).href;
    this.tell('textDocument/didOpen', { textDocument: { uri, languageId: 'markdown', version: 1, text } });
  }

  async close(): Promise<void> {
    await this.ask('shutdown', {}).catch(() => undefined);
    this.tell('exit', {});
    this.#child.kill();
  }

  async until(isMet: () => boolean): Promise<void> {
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

/** The statutes of a folder, smallest first. */
async function bySize(folder: string): Promise<{ file: string; size: number }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.(md|markdown|txt|xml)$/iu.test(entry.name));
  const sized = files.map(async ({ parentPath, name }) => {
    const file = join(parentPath, name);
    return { file, size: (await stat(file)).size };
  });
  return (await Promise.all(sized)).sort((a, b) => a.size - b.size);
}

/** A sentence of each of some statutes, spread over the folder. */
async function questionsOf(files: readonly { file: string }[], count: number): Promise<string[]> {
  const step = Math.max(1, Math.floor(files.length / count));
  const texts = files.filter((_, at) => at % step === 0).slice(0, count).map(({ file }) => readFile(file, 'utf8')); // prettier-ignore
  return (await Promise.all(texts)).map((text) => text.slice(text.length / 2, text.length / 2 + 300).trim());
}

/** How long the first evidence and the whole verdict of some questions take, one after another. */
async function asking(
  server: Driven,
  questions: readonly string[],
): Promise<{ verdicts: number[]; evidence: number[] }> {
  const [verdicts, evidence]: [number[], number[]] = [[], []];
  for (const question of questions) {
    const started = performance.now();
    server.onEvidence = () => {
      evidence.push(performance.now() - started);
      server.onEvidence = undefined;
    };
    await server.ask('proviso/ask', { id: 'bench', question });
    verdicts.push(performance.now() - started);
  }
  server.onEvidence = undefined;
  return { verdicts, evidence };
}

/** The heading of a statute that most provisions cite. */
async function mostCited(server: Driven, file: string): Promise<Position | undefined> {
  await server.show(file);
  const textDocument = { uri: pathToFileURL(file).href };
  const lenses = await server.ask<CodeLens[]>('textDocument/codeLens', { textDocument });
  server.tell('textDocument/didClose', { textDocument });
  const citers = ({ command }: CodeLens): number => Number(/\d+/u.exec(command?.title ?? '')?.[0] ?? 0);
  return lenses.sort((one, other) => citers(other) - citers(one))[0]?.range.start;
}

/** Of a statute that was just opened: how long all that cite a heading of it take, and how many they are. */
async function references(server: Driven, file: string, { line }: Position): Promise<{ ms: number; found: number }> {
  await server.show(file);
  const textDocument = { uri: pathToFileURL(file).href };
  const started = performance.now();
  const found = await server.ask<unknown[]>('textDocument/references', {
    textDocument,
    position: { line, character: 4 },
    context: { includeDeclaration: false },
  });
  server.tell('textDocument/didClose', { textDocument });
  return { ms: performance.now() - started, found: found.length };
}

async function hovers(server: Driven, file: string): Promise<number[]> {
  const text = await readFile(file, 'utf8');
  const uri = pathToFileURL(file).href;
  await server.show(file);
  const lines = text.split('\n').length;
  const times: number[] = [];
  for (let at = 0; at < HOVERS; at += 1) {
    const position = { line: Math.floor((lines * at) / HOVERS), character: 12 };
    const started = performance.now();
    await server.ask('textDocument/hover', { textDocument: { uri }, position });
    times.push(performance.now() - started);
  }
  server.tell('textDocument/didClose', { textDocument: { uri } });
  return times;
}

/** Passages of some statutes, spread over the folder, with what they cite. */
async function draftOf(files: readonly { file: string }[]): Promise<string> {
  const passages = await questionsOf(files, DRAFT / 300);
  const once = passages.join('\n\n');
  return `${once}\n\n`.repeat(Math.ceil(DRAFT / once.length)).slice(0, DRAFT);
}

/** How long the findings of a draft take once it is opened, and after each of some edits. */
async function diagnosing(server: Driven, uri: string, text: string): Promise<{ opened: number; edited: number[] }> {
  const open = { uri, languageId: 'markdown', version: 1, text };
  const opened = await server.diagnosed('textDocument/didOpen', { textDocument: open });
  const edited: number[] = [];
  const lines = text.split('\n').length;
  for (let at = 0; at < DIAGNOSED; at += 1) {
    const start = { line: Math.floor((lines * at) / DIAGNOSED), character: 0 };
    const contentChanges = [{ range: { start, end: start }, text: 'x' }];
    edited.push(
      await server.diagnosed('textDocument/didChange', { textDocument: { uri, version: at + 2 }, contentChanges }),
    );
  }
  await server.diagnosed('textDocument/didClose', { textDocument: { uri } });
  return { opened, edited };
}

/** While a draft is written: how long a hover takes that is asked for last of all, and a message of no work meanwhile. */
async function whileWriting(server: Driven, uri: string, text: string): Promise<Record<'hovers' | 'others', number[]>> {
  const textDocument = { uri };
  const lines = text.split('\n').length;
  const [hovers, others]: [number[], number[]] = [[], []];
  server.tell('textDocument/didOpen', { textDocument: { uri, languageId: 'markdown', version: 1, text } });
  for (let at = 0; at < KEYSTROKES; at += 1) {
    const start = { line: Math.floor((lines * at) / KEYSTROKES), character: 0 };
    const contentChanges = [{ range: { start, end: start }, text: 'x' }];
    server.tell('textDocument/didChange', { textDocument: { uri, version: at + 2 }, contentChanges });
    const started = performance.now();
    const ofDocument = OF_A_DOCUMENT.map((asked) => server.ask(`textDocument/${asked}`, { textDocument }));
    const hover = server.ask('textDocument/hover', { textDocument, position: { ...start, character: 12 } });
    let isAnswered = false;
    const all = Promise.all([...ofDocument, hover.then(() => hovers.push(performance.now() - started))]);
    void all.finally(() => (isAnswered = true)).catch(() => undefined);
    while (!isAnswered) {
      const asked = performance.now();
      await server.ask('proviso/status', {});
      others.push(performance.now() - asked);
    }
    await all;
  }
  server.tell('textDocument/didClose', { textDocument });
  return { hovers, others };
}

async function main(folder: string): Promise<void> {
  const room = await mkdtemp(join(tmpdir(), 'proviso-server-'));
  const copy = join(room, basename(folder));
  const row = (what: string, value: string): void => console.log(`| ${what} | ${value} |`);
  const ms = (times: readonly number[]): string =>
    `${percentile(times, 0.5).toFixed(0)} (p95 ${percentile(times, 0.95).toFixed(0)})`;
  try {
    await cp(folder, copy, { recursive: true });
    const indexDirectory = join(room, 'index');
    console.log('| the server, with the corpus open | |\n| --- | --- |');
    const largest = (await bySize(copy)).at(-1)!.file;
    let heading: Position | undefined;
    for (const first of [true, false]) {
      const server = new Driven();
      try {
        const started = performance.now();
        await server.open(copy, indexDirectory);
        row(first ? 'index and open, ms' : 'open from the snapshot, ms', (performance.now() - started).toFixed(0));
        row('resident once open, MB', (await server.memory()).toFixed(0));
        if (first) heading = await mostCited(server, largest);
        else {
          if (heading !== undefined) {
            const { ms: took, found } = await references(server, largest, heading);
            row(`first references, ${found} on a heading of the largest statute, ms`, took.toFixed(0));
          }
          await drive(server, copy, row, ms);
        }
        const pauses = await server.ask<LongestPauses>('proviso/pauses', {});
        const told = Object.entries(pauses).map(([activity, longest]) => `${activity} ${Math.ceil(longest as number)}`);
        row('longest pauses, ms', told.join(', '));
      } finally {
        await server.close();
      }
    }
  } finally {
    await rm(room, { recursive: true });
  }
}

async function drive(
  server: Driven,
  folder: string,
  row: (what: string, value: string) => void,
  ms: (times: readonly number[]) => string,
): Promise<void> {
  const files = await bySize(folder);
  const questions = await asking(server, await questionsOf(files, QUESTIONS));
  row(`${questions.verdicts.length} questions: whole verdict, ms`, ms(questions.verdicts));
  row('the same: first evidence, ms', ms(questions.evidence));
  if (options.questions !== undefined) {
    const text = await readFile(options.questions, 'utf8');
    const named = await asking(
      server,
      readDataset(text, options.questions).questions.map((each) => each.text),
    );
    row(`${named.verdicts.length} questions of the file: whole verdict, ms`, ms(named.verdicts));
    row('the same: first evidence, ms', ms(named.evidence));
  }
  row('resident after them, MB', (await server.memory()).toFixed(0));
  row(`${HOVERS} hovers in the largest statute, ms`, ms(await hovers(server, files.at(-1)!.file)));
  const draft = await draftOf(files);
  const { opened, edited } = await diagnosing(server, 'untitled:Checked', draft);
  row(`findings of a draft of ${DRAFT / 1_000}k characters, ms`, `${opened.toFixed(0)} opened, ${ms(edited)} edited`);
  const { hovers: written, others } = await whileWriting(server, 'untitled:Draft', draft);
  row(
    `${KEYSTROKES} hovers right after an edit of a draft of ${DRAFT / 1_000}k characters, all else asked too, ms`,
    ms(written),
  );
  row('longest pause after such an edit, ms', Math.max(...others).toFixed(0));
  for (const [at, share] of EDITED.entries()) {
    const { file, size } = files[Math.min(files.length - 1, Math.floor(files.length * share))]!;
    await server.show(file);
    await delay(TYPED);
    const before = await server.cpu();
    const took = await server.edit(file, `\n\nEin neuer Satz, der ${at} heißt.\n`);
    const cpu = (await server.cpu()) - before;
    server.tell('textDocument/didClose', { textDocument: { uri: pathToFileURL(file).href } });
    row(
      `edit ${at + 1}: ${basename(file)} (${(size / 1024).toFixed(0)} KB), ms`,
      `${took.toFixed(0)} (processor ${cpu})`,
    );
  }
  row('resident after the edits, MB', (await server.memory()).toFixed(0));
}

const { values: options, positionals } = parseArgs({
  options: { questions: { type: 'string' } },
  allowPositionals: true,
});
const [folder] = positionals;
if (folder === undefined) {
  console.error('Name a folder of statutes: npm run bench:server -- FOLDER');
  process.exitCode = 2;
} else {
  void main(folder).catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
}
