import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { bundledProgram } from '../support/bundled';

const ROOT = resolve(import.meta.dirname, '../../..');
/** Where the law of the tests stands. */
export const LAW = [join(ROOT, 'media/sample'), join(ROOT, 'test/fixtures/agentDrafts/law')];

/** How the program is started to serve that law, with an index of its own. */
export interface Program {
  readonly command: string;
  readonly args: readonly string[];
  readonly remove: () => Promise<void>;
}

export async function programFor(...more: string[]): Promise<Program> {
  const index = await mkdtemp(join(tmpdir(), 'proviso-mcp-'));
  const corpus = LAW.flatMap((folder) => ['--corpus', folder]);
  const args = [join(await bundledProgram(), 'cli.js'), 'mcp', ...corpus, '--index-dir', index, ...more];
  return { command: process.execPath, args, remove: () => rm(index, { recursive: true, force: true }) };
}

/** A process that is spoken to by lines. */
export class LineProcess {
  readonly stdout: string[] = [];
  stderr = '';
  readonly exited: Promise<number | null>;
  readonly #child: ChildProcessWithoutNullStreams;
  #waiting: (() => void)[] = [];

  constructor({ command, args }: Program, env: Readonly<Record<string, string>> = {}) {
    this.#child = spawn(command, args, { env: { ...process.env, ...env } });
    let held = '';
    this.#child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (held + chunk).split('\n');
      held = lines.pop()!;
      this.stdout.push(...lines);
      this.#tell();
    });
    this.#child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      this.stderr += chunk;
      this.#tell();
    });
    this.#child.stdin.on('error', () => undefined);
    this.exited = new Promise((done) => this.#child.once('exit', (code) => done(code)));
  }

  write(text: string): void {
    this.#child.stdin.write(text);
  }

  end(): void {
    this.#child.stdin.end();
  }

  kill(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** What is found in the output, as soon as it is there. */
  async until<Found>(find: () => Found | undefined): Promise<Found> {
    for (;;) {
      const found = find();
      if (found !== undefined) return found;
      await Promise.race([
        new Promise<void>((told) => this.#waiting.push(told)),
        this.exited.then((code) => {
          throw new Error(`It ended with ${code}: ${this.stderr}`);
        }),
      ]);
    }
  }

  #tell(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const told of waiting) told();
  }
}
