import type { Act, ActKey } from '../../law';
import type { ReadFiles } from '../build/buildTasks';
import type { SourceStamp } from '../snapshot/indexSnapshot';
import { isSame, type SourceChanges } from '../snapshot/sourceChanges';
import type { ReadSource } from '../build/sourceReader';
import { rest, type Turns } from '../../turns';

/** A file as it was read, and what it was then. */
export interface ChangedFile extends ReadFiles {
  readonly stamp: SourceStamp;
}

/** Reads the files that changed since an index was built; what was read is kept until it changes again. */
export class ChangedFiles {
  #read: ReadonlyMap<string, ChangedFile> = new Map();

  /** @param acts of the index that was built. */
  constructor(
    private readonly acts: readonly Act[],
    private readonly readSource: ReadSource,
  ) {}

  /**
   * Reads what changed, and with it every file that has an act of the same key: which of them has an id, and which gets a
   * number behind it, depends on all.
   *
   * @param files all files of the corpus as they are now.
   * @returns the files that were read, in their order.
   */
  async read(
    { toRead, gone }: SourceChanges,
    files: readonly SourceStamp[],
    turns: Turns,
    signal?: AbortSignal,
  ): Promise<readonly ChangedFile[]> {
    const stamps = new Map(files.map((stamp) => [stamp.file, stamp]));
    const read = new Map<string, ChangedFile>();
    const queued = new Set(gone);
    const keys = new Set<ActKey>();
    let queue = toRead.map(({ file }) => file);
    do {
      queue.forEach((file) => queued.add(file));
      for (const file of queue) {
        const changed = await this.#readOne(stamps.get(file)!);
        read.set(file, changed);
        for (const { key } of changed.acts.acts) keys.add(key);
        await rest(turns, signal);
      }
      for (const { key, file } of this.acts) if (queued.has(file)) keys.add(key);
      queue = this.#filesOf(keys, queued);
    } while (queue.length > 0);
    this.#read = read;
    return files.flatMap(({ file }) => read.get(file) ?? []);
  }

  /** The files that had an act of one of some keys when the index was built, those that are known apart. */
  #filesOf(keys: ReadonlySet<ActKey>, known: ReadonlySet<string>): string[] {
    const found = this.acts.filter(({ key, file }) => keys.has(key) && !known.has(file));
    return [...new Set(found.map(({ file }) => file))];
  }

  async #readOne(stamp: SourceStamp): Promise<ChangedFile> {
    const known = this.#read.get(stamp.file);
    return known !== undefined && isSame(known.stamp, stamp) ? known : { stamp, ...(await this.readSource(stamp)) };
  }
}
