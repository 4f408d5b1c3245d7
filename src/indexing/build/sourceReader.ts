import { CorpusBuilder } from '../../law';
import { addFile, type ReadFiles } from './buildTasks';
import { LastingThread } from './lastingThread';
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
/** Reads large files in a thread of its own, so that this one is never held; the thread lasts while they are edited. */
export class LargeFileReader {
  readonly #thread: LastingThread;

  /** @param workerFile the bundled `buildWorker.js`, an absolute path; where it is missing, all is read on this thread. */
  constructor(workerFile: string) {
    this.#thread = new LastingThread(workerFile);
  }

  /** Starts the thread where it will be needed for a file: that takes as long as the file does to become quiet. */
  foresee(source: SourceStamp): void {
    if (this.#isForThread(source)) this.#thread.rouse();
  }

  readonly read: ReadSource = (source) =>
    this.#isForThread(source) ? this.#thread.run('read', [source], () => readHere(source)) : readHere(source);

  dispose(): void {
    this.#thread.dispose();
  }

  #isForThread({ size }: SourceStamp): boolean {
    return size >= LARGE && this.#thread.exists;
  }
}
