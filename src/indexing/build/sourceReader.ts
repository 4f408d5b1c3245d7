import { existsSync } from 'node:fs';
import { CorpusBuilder } from '../../law';
import { addFile, type ReadFiles } from './buildTasks';
import { BuildThreads, ThreadError } from './buildThreads';
import type { SourceStamp } from '../snapshot/indexSnapshot';

/** Reads one file; one that cannot be read is a problem of the result. */
export type ReadSource = (source: SourceStamp) => Promise<ReadFiles>;

/** On this thread, without letting other work in. */
export const readHere: ReadSource = async (source) => {
  const builder = new CorpusBuilder();
  const { problems, digest } = await addFile(source, builder);
  return { acts: builder.pack(), problems, digests: [digest] };
};

/** A file of so many bytes takes some 20 ms to read. */
const LARGE = 1 << 19;
/** How long the thread waits for another large file, in milliseconds. */
const IDLE_MS = 20_000;

/** Reads large files in a thread of its own, so that this one is never held; the thread lasts while they are edited. */
export class LargeFileReader {
  #thread: BuildThreads | undefined;
  #idle: NodeJS.Timeout | undefined;
  /** The reading before: a thread does one thing at a time. */
  #last: Promise<unknown> = Promise.resolve();

  /** @param workerFile the bundled `buildWorker.js`, an absolute path; where it is missing, all is read on this thread. */
  constructor(private readonly workerFile: string) {}

  /** Starts the thread where it will be needed for a file: that takes as long as the file does to become quiet. */
  foresee(source: SourceStamp): void {
    if (this.#isForThread(source)) this.#rouse();
  }

  readonly read: ReadSource = (source) => {
    if (!this.#isForThread(source)) return readHere(source);
    const reading = this.#last.then(() => this.#readThere(source));
    this.#last = reading.catch(() => undefined);
    return reading;
  };

  dispose(): void {
    clearTimeout(this.#idle);
    this.#thread?.dispose();
    this.#thread = undefined;
  }

  #isForThread({ size }: SourceStamp): boolean {
    return size >= LARGE && existsSync(this.workerFile);
  }

  /** The thread, which ends unless it is used again. */
  #rouse(): BuildThreads {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.dispose(), IDLE_MS).unref();
    this.#thread ??= new BuildThreads(this.workerFile, 1);
    return this.#thread;
  }

  async #readThere(source: SourceStamp): Promise<ReadFiles> {
    try {
      const running = this.#rouse().run('read', [[source]], () => 1);
      let step = await running.next();
      while (step.done !== true) step = await running.next();
      return step.value[0]!;
    } catch (error) {
      if (!(error instanceof ThreadError)) throw error;
      this.dispose();
      return readHere(source);
    }
  }
}
