import { LastingThread } from '../../../indexing';
import { readHere, type ReadLaw } from '../../../renumber';

/** A text of less is read faster than a thread starts, in UTF-16 code units. */
const SHORT = 4_000;

/** Reads statutes as they are now in a thread of its own: a code of a thousand pages takes a second, which no one else waits. */
export class StatuteReader {
  readonly #thread: LastingThread;

  /** @param workerFile the bundled `buildWorker.js`, an absolute path; where it is missing, all is read on this thread. */
  constructor(workerFile: string) {
    this.#thread = new LastingThread(workerFile);
  }

  readonly read: ReadLaw = async (file, text) => {
    if (text.length < SHORT || !this.#thread.exists) return readHere(file, text);
    const here = async () => ({ documents: await readHere(file, text) });
    return (await this.#thread.run('text', { file, text }, here)).documents;
  };

  dispose(): void {
    this.#thread.dispose();
  }
}
