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

/** What practice comes to where there is no thread for it. */
const nothingRead = (): ReadFiles => ({ acts: new CorpusBuilder().pack(), problems: [], digests: [] });

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

  /**
   * The same for a file that someone has open and may edit. A thread that starts practises on it: the code that reads is
   * compiled by then, and the first edit takes half the time.
   */
  expect(source: SourceStamp): void {
    if (!this.#isForThread(source)) return;
    if (this.#thread.isAwake) this.#thread.rouse();
    else void this.#thread.run('read', [source], () => Promise.resolve(nothingRead())).catch(() => undefined);
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
