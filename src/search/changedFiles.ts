import type { Act, ActKey } from '../law';
import type { ReadFiles } from './buildTasks';
import type { SourceStamp } from './indexSnapshot';
import { isSame, type SourceChanges } from './sourceChanges';
import type { ReadSource } from './sourceReader';
import { rest, type Turns } from './turns';

/** A file as it was read, and what it was then. */
export interface ChangedFile extends ReadFiles {
  readonly stamp: SourceStamp;
}

/** Reads the files that changed since an index was built; what was read is kept until it changes again. */
export class ChangedFiles {
  #read: ReadonlyMap<string, ChangedFile> = new Map();
  /** Which files have acts of a key, and which keys the acts of a file have, when the index was built. */
  readonly #filesOf = new Map<ActKey, Set<string>>();
  readonly #keysOf = new Map<string, Set<ActKey>>();

  /** @param acts of the index that was built. */
  constructor(
    acts: readonly Act[],
    private readonly readSource: ReadSource,
  ) {
    for (const { key, file } of acts) {
      addTo(this.#filesOf, key, file);
      addTo(this.#keysOf, file, key);
    }
  }

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
    const queue = toRead.map(({ file }) => file);
    const queued = new Set([...queue, ...gone]);
    const follow = (key: ActKey): void => {
      for (const file of this.#filesOf.get(key) ?? []) {
        if (queued.has(file)) continue;
        queued.add(file);
        queue.push(file);
      }
    };
    for (const file of gone) this.#keysOf.get(file)?.forEach(follow);
    for (const file of queue) {
      const changed = await this.#readOne(stamps.get(file)!);
      read.set(file, changed);
      this.#keysOf.get(file)?.forEach(follow);
      for (const { key } of changed.acts.acts) follow(key);
      await rest(turns, signal);
    }
    this.#read = read;
    return files.flatMap(({ file }) => read.get(file) ?? []);
  }

  async #readOne(stamp: SourceStamp): Promise<ChangedFile> {
    const known = this.#read.get(stamp.file);
    return known !== undefined && isSame(known.stamp, stamp) ? known : { stamp, ...(await this.readSource(stamp)) };
  }
}

function addTo<Key, Value>(sets: Map<Key, Set<Value>>, key: Key, value: Value): void {
  const known = sets.get(key);
  if (known === undefined) sets.set(key, new Set([value]));
  else known.add(value);
}
