import { createHash, type Hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { rest, type Turns } from '../../turns';
import type { SourceStamp } from './indexSnapshot';
import { compareSources, isSame, type SourceChanges } from './sourceChanges';

/** Bytes hashed between two turns: some milliseconds. */
const PIECE = 1 << 20;
/** Files read at once. */
const BATCH = 64;

/** What a file held, in 24 characters: SHA-256, cut to 144 bits, so that nobody writes two files of one digest. */
export function digestOf(bytes: Uint8Array): string {
  return closed(createHash('sha256').update(bytes));
}

const closed = (hash: Hash): string => hash.digest('base64').slice(0, 24);

/**
 * The files that an index was built from. One whose times alone have changed (`touch`, a checkout, a copy) is read and held
 * against its digest: where it holds what it held it is no change, and is known by its new times from then on.
 */
export class Sources {
  #stamps: readonly SourceStamp[];
  /** Files that hold something else than they did, as they were looked at. */
  readonly #different = new Map<string, SourceStamp>();
  /** How many files were found to hold what they held, whatever their times. */
  renewed = 0;

  constructor(stamps: readonly SourceStamp[]) {
    this.#stamps = stamps;
  }

  get stamps(): readonly SourceStamp[] {
    return this.#stamps;
  }

  /** How files differ now. Rejects with the signal's reason when aborted. */
  async changes(now: readonly SourceStamp[], turns: Turns, signal?: AbortSignal): Promise<SourceChanges> {
    const changes = compareSources(this.#stamps, now);
    const same = await this.#sameOf(changes.toRead, turns, signal);
    if (same.size === 0) return changes;
    this.renewed += same.size;
    this.#stamps = this.#stamps.map((stamp) => same.get(stamp.file) ?? stamp);
    return compareSources(this.#stamps, now);
  }

  /** Those of some files that hold what they held, as they are now, by path. */
  async #sameOf(
    toRead: readonly SourceStamp[],
    turns: Turns,
    signal?: AbortSignal,
  ): Promise<ReadonlyMap<string, SourceStamp>> {
    const same = new Map<string, SourceStamp>();
    if (toRead.length === 0) return same;
    const before = new Map(this.#stamps.map((stamp) => [stamp.file, stamp]));
    const mayBe = toRead.filter((stamp) => this.#mayBeSame(before.get(stamp.file), stamp));
    for (let from = 0; from < mayBe.length; from += BATCH) {
      const some = mayBe.slice(from, from + BATCH);
      const contents = await Promise.all(some.map(({ file }) => readFile(file).catch(() => undefined)));
      for (const [at, bytes] of contents.entries()) {
        const stamp = some[at]!;
        const { digest } = before.get(stamp.file)!;
        if (bytes !== undefined && (await digestInTurns(bytes, turns, signal)) === digest) {
          same.set(stamp.file, { ...stamp, digest });
        } else this.#different.set(stamp.file, stamp);
      }
    }
    return same;
  }

  #mayBeSame(before: SourceStamp | undefined, now: SourceStamp): boolean {
    const isKnown = before?.digest !== undefined && before.size === now.size && before.isLaw === now.isLaw;
    const different = this.#different.get(now.file);
    return isKnown && (different === undefined || !isSame(different, now));
  }
}

async function digestInTurns(bytes: Uint8Array, turns: Turns, signal?: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  for (let from = 0; from < bytes.length; from += PIECE) {
    hash.update(bytes.subarray(from, from + PIECE));
    await rest(turns, signal);
  }
  return closed(hash);
}
