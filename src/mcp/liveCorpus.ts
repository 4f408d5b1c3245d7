import { discover } from '../files';
import {
  compareSources,
  openIndex,
  type IndexProgress,
  type OpenedIndex,
  type OpenOptions,
  type SourceStamp,
} from '../indexing';
import type { LegalIndex } from '../search';

/** An answer is never older than that, in milliseconds. */
const RECHECK_MS = 3000;

/** Told of what happens while a corpus is opened; a line for a person. */
export interface CorpusLog {
  warn(line: string): void;
  progress(line: string): void;
}

const PHASES: Readonly<Record<IndexProgress['phase'], string>> = {
  discover: 'Looking for statutes',
  load: 'Loading the index',
  read: 'Reading files',
  cite: 'Resolving citations in provisions',
  build: 'Indexing provisions',
  save: 'Saving the index',
};

/** The corpus of files and folders, kept in step with them: they are looked at again before a question, at most every few seconds. */
export class LiveCorpus {
  #opened: Promise<OpenedIndex>;
  #index: Promise<LegalIndex>;
  #files: readonly SourceStamp[] = [];
  /** Never while it is being opened or looked at. */
  #lookedAt = Infinity;
  /** The last that was good: what fails once is tried again from it. */
  #good: LegalIndex | undefined;

  /** Begins to open at once. */
  constructor(
    private readonly options: OpenOptions,
    private readonly log: CorpusLog,
    private readonly signal: AbortSignal,
  ) {
    this.#opened = this.#open();
    this.#index = this.#looking(this.#opened.then(({ index }) => index));
  }

  /** The index of the files as they are now. Rejects with `EmptyCorpusError` where there is no law. */
  current(): Promise<LegalIndex> {
    if (this.#good === undefined || performance.now() - this.#lookedAt < RECHECK_MS) return this.#index;
    this.#index = this.#looking(this.#refreshed(this.#good));
    return this.#index;
  }

  async #looking(index: Promise<LegalIndex>): Promise<LegalIndex> {
    this.#lookedAt = Infinity;
    try {
      return (this.#good = await index);
    } finally {
      this.#lookedAt = performance.now();
    }
  }

  async #refreshed(index: LegalIndex): Promise<LegalIndex> {
    const { files, problems } = await discover(this.options.paths, this.options, this.signal);
    const { toRead, gone } = compareSources(this.#files, files);
    if (toRead.length + gone.length === 0) return index;
    const { updater } = await this.#opened;
    let latest: LegalIndex | undefined;
    for await (const updated of updater.update(files, problems, this.signal)) latest = updated;
    if (latest === undefined) {
      this.#opened = this.#open();
      return (await this.#opened).index;
    }
    this.#files = files;
    return latest;
  }

  async #open(): Promise<OpenedIndex> {
    const opening = openIndex(this.options, this.signal);
    for (;;) {
      const { value, done } = await opening.next();
      if (done === true) {
        this.#files = value.discovered.files;
        value.notices.forEach((notice) => this.log.warn(notice));
        return value;
      }
      const share = value.total > 1 ? ` ${value.done} of ${value.total}` : '';
      this.log.progress(`${PHASES[value.phase]}${share}`);
    }
  }
}
