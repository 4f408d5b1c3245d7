import { mkdir } from 'node:fs/promises';
import { existsSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ended, outputOf, started } from '../chaos/kills';
import { writeLaw } from '../chaos/law';
import { bundledProgram } from '../unit/support/bundled';

/** Enough for several requests of a push. */
const ACTS = 12;
/** How often it is looked whether a push has begun, in milliseconds. */
const LOOK = 5;

/** The program that pushes, in processes of their own, which may be killed. */
export class PushProcess {
  private constructor(
    private readonly program: string,
    private readonly folder: string,
    private readonly url: string,
  ) {}

  /** @param folder is made, with some thousand provisions in it. */
  static async prepare(folder: string, url: string): Promise<PushProcess> {
    const program = await bundledProgram();
    const modules = join(program, 'node_modules');
    if (!existsSync(modules)) symlinkSync(resolve(__dirname, '../../node_modules'), modules, 'junction');
    await mkdir(folder);
    writeLaw(join(folder, 'law'), ACTS);
    return new PushProcess(program, folder, url);
  }

  /** Pushes; what the index is called, and how many provisions it has. */
  async run(alias: string): Promise<{ readonly index: string; readonly documents: number }> {
    return JSON.parse(await outputOf(this.#command(alias))) as { index: string; documents: number };
  }

  /** Kills a push once its index is there and has so many documents. Whether it was still at work. */
  async killed(alias: string, index: string, documents: number): Promise<boolean> {
    const child = started(this.#command(alias));
    child.stdout?.resume();
    const isOver = ended(child);
    while (child.exitCode === null && !((await this.#written(index)) >= documents)) await delay(LOOK);
    const wasAtWork = child.exitCode === null;
    child.kill('SIGKILL');
    await isOver;
    return wasAtWork;
  }

  /** How many documents an index was sent, seen by searches or not; NaN where it is not there. */
  async #written(index: string): Promise<number> {
    const response = await fetch(`${this.url}/${index}/_stats/indexing`);
    if (!response.ok) return NaN;
    const stats = (await response.json()) as { _all: { primaries: { indexing?: { index_total: number } } } };
    return stats._all.primaries.indexing?.index_total ?? 0;
  }

  #command(alias: string): string[] {
    const index = ['--index-dir', join(this.folder, 'index')];
    return [
      join(this.program, 'cli.js'),
      'push',
      join(this.folder, 'law'),
      '--to',
      this.url,
      '--alias',
      alias,
      ...index,
      '--json',
    ];
  }
}
