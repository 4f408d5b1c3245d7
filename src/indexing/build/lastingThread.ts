import { existsSync } from 'node:fs';
import type { BuildKind, BuildResult, BuildTask } from './buildTasks';
import { BuildThreads, ThreadError } from './buildThreads';

/** How long the thread waits for another task, in milliseconds. */
const IDLE_MS = 20_000;

/** A thread that does one task after another. It starts with the first of them, and ends once it had none for a while. */
export class LastingThread {
  #thread: BuildThreads | undefined;
  #idle: NodeJS.Timeout | undefined;
  /** The task before: a thread does one thing at a time. */
  #last: Promise<unknown> = Promise.resolve();

  /** @param file the bundled `buildWorker.js`, an absolute path. */
  constructor(private readonly file: string) {}

  /** Whether there is a thread, or can be one. */
  get exists(): boolean {
    return existsSync(this.file);
  }

  /** Whether the thread runs now. */
  get isAwake(): boolean {
    return this.#thread !== undefined;
  }

  /** Starts the thread, where it will be needed soon. */
  rouse(): BuildThreads {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.dispose(), IDLE_MS).unref();
    this.#thread ??= new BuildThreads(this.file, 1);
    return this.#thread;
  }

  /** Does a task in the thread; where that dies of it, `here` does it on this one. */
  run<Kind extends BuildKind>(
    kind: Kind,
    task: BuildTask<Kind>,
    here: () => Promise<BuildResult<Kind>>,
  ): Promise<BuildResult<Kind>> {
    const running = this.#last.then(() => this.#run(kind, task, here));
    this.#last = running.catch(() => undefined);
    return running;
  }

  dispose(): void {
    clearTimeout(this.#idle);
    this.#thread?.dispose();
    this.#thread = undefined;
  }

  async #run<Kind extends BuildKind>(
    kind: Kind,
    task: BuildTask<Kind>,
    here: () => Promise<BuildResult<Kind>>,
  ): Promise<BuildResult<Kind>> {
    try {
      const running = this.rouse().run(kind, [task], () => 1);
      let step = await running.next();
      while (step.done !== true) step = await running.next();
      return step.value[0]!;
    } catch (error) {
      if (!(error instanceof ThreadError)) throw error;
      this.dispose();
      return here();
    }
  }
}
