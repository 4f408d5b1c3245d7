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
const LOOK = 20;

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

  /** Pushes; how long that took from when the index was there, in milliseconds, and what the index is called. */
  async run(alias: string): Promise<{ readonly index: string; readonly took: number }> {
    const { index, elapsedMs } = JSON.parse(await outputOf(this.#command(alias))) as {
      index: string;
      elapsedMs: number;
    };
    return { index, took: elapsedMs };
  }

  /** Kills a push some milliseconds after its index is there. Whether it was still at work. */
  async killed(alias: string, index: string, after: number): Promise<boolean> {
    const child = started(this.#command(alias));
    child.stdout?.resume();
    const isOver = ended(child);
    while (child.exitCode === null && !(await fetch(`${this.url}/${index}`)).ok) await delay(LOOK);
    await Promise.race([isOver, delay(after)]);
    const wasAtWork = child.exitCode === null;
    child.kill('SIGKILL');
    await isOver;
    return wasAtWork;
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
