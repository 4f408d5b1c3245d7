import * as l10n from '@vscode/l10n';
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { changedSince, noFile, onDisk, otherWriter, VectorFileError } from './vectorFileError';
import {
  batchLength,
  BATCH_HEADER_LENGTH,
  decodeBatch,
  encodeBatch,
  encodeHeader,
  headerProblem,
  HEADER_LENGTH,
  KEY_LENGTH,
  readBatchHeader,
  type VectorBatch,
  type VectorOwner,
} from './vectorFormat';
import { makeFolder, removeLeftovers, temporaryOf } from '../../files';
import { quantise } from '../../search';

export { VectorFileError };

/** Rows a batch when a file is written anew. */
const ROWS_A_BATCH = 1024;

/** The name of a passage's vector in a file: the first 16 bytes of the SHA-256 of its text, one character a byte. */
export function passageKey(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest().toString('latin1', 0, KEY_LENGTH);
}

export interface OpenedVectorFile {
  readonly file: VectorFile;
  /** One line about what was on disk and cannot be used; undefined where all of it can. */
  readonly notice: string | undefined;
}

/**
 * Vectors on disk, a batch at a time, so that encoding goes on after a kill where it was. Rows are named by the content
 * of their passages: what has not changed keeps its vector when the corpus is indexed again. A file of another model
 * or version is begun anew with the first batch; a torn end is cut off with it, or by `mend`. Only the names are held in
 * memory. What the file system refuses is a {@link VectorFileError}.
 */
export class VectorFile {
  readonly #keys = new Set<string>();
  #handle: FileHandle | undefined;
  /** Where the last whole batch ends; 0 where there is no file, or none that can be used. */
  #length = 0;
  /** Of the file as it was read; undefined where there was none. */
  #sizeAtLoad: number | undefined;

  private constructor(
    readonly path: string,
    private readonly owner: VectorOwner,
  ) {}

  /**
   * Reads what is there, and changes nothing of it; what a writer that died has left beside it goes. Rejects with
   * VectorFileError, or the signal's reason.
   */
  static async open(path: string, owner: VectorOwner, signal?: AbortSignal): Promise<OpenedVectorFile> {
    await removeLeftovers(path);
    const file = new VectorFile(path, owner);
    return { file, notice: await onDisk(path, 'read', () => file.#load(signal)) };
  }

  /** How many vectors there are. */
  get size(): number {
    return this.#keys.size;
  }

  get dimensions(): number {
    return this.owner.dimensions;
  }

  has(key: string): boolean {
    return this.#keys.has(key);
  }

  /**
   * Writes one batch. Keys that the file has, or that come twice, are left out.
   *
   * @param vectors `keys.length` rows of `dimensions` numbers.
   * @throws VectorFileError also where another process writes the file too.
   */
  async append(keys: readonly string[], vectors: Float32Array): Promise<void> {
    const { dimensions } = this.owner;
    const fresh = new Map<string, number>();
    for (const [row, key] of keys.entries()) if (!this.#keys.has(key) && !fresh.has(key)) fresh.set(key, row);
    if (fresh.size === 0) return;
    const rows = [...fresh.values()].map((row) => quantise(vectors.subarray(row * dimensions, (row + 1) * dimensions)));
    const batch = { keys: [...fresh.keys()], rows };
    await onDisk(this.path, 'written', async () => this.#write(batch, await this.#writable()));
  }

  /** All rows, a batch at a time, in the order they were written. */
  async *batches(signal?: AbortSignal): AsyncGenerator<VectorBatch> {
    if (this.#length === 0) return;
    const handle = await onDisk(this.path, 'read', () => openExisting(this.path));
    if (handle === undefined) throw changedSince();
    const read = (at: number): Promise<FoundBatch | undefined> =>
      onDisk(this.path, 'read', () => readBatch(handle, at, this.#length, this.owner.dimensions));
    try {
      for (let at = HEADER_LENGTH; at < this.#length;) {
        signal?.throwIfAborted();
        const found = await read(at);
        if (found === undefined) throw changedSince();
        yield found.batch;
        at = found.end;
      }
    } finally {
      await handle.close();
    }
  }

  /** Writes the file anew without the rows whose passages are gone, under a temporary name that is moved into place. */
  async compact(keep: { has(key: string): boolean }, signal?: AbortSignal): Promise<void> {
    await onDisk(this.path, 'written', () => this.#writeAnew(keep, signal));
    await onDisk(this.path, 'read', () => this.#load(signal));
  }

  async #writeAnew(keep: { has(key: string): boolean }, signal: AbortSignal | undefined): Promise<void> {
    const temporary = new VectorFile(temporaryOf(this.path), this.owner);
    try {
      const handle = await temporary.#writable();
      let [keys, rows]: [string[], VectorBatch['rows'][number][]] = [[], []];
      for await (const batch of this.batches(signal)) {
        for (const [row, key] of batch.keys.entries()) {
          if (!keep.has(key)) continue;
          keys.push(key);
          rows.push(batch.rows[row]!);
        }
        if (keys.length < ROWS_A_BATCH) continue;
        await temporary.#write({ keys, rows }, handle);
        [keys, rows] = [[], []];
      }
      if (keys.length > 0) await temporary.#write({ keys, rows }, handle);
      await temporary.close();
      await this.close();
      await rename(temporary.path, this.path);
    } catch (error) {
      await temporary.close().finally(() => rm(temporary.path, { force: true }));
      throw error;
    }
  }

  /** Flushes and closes what was written; the file may be written to again. */
  async close(): Promise<void> {
    const handle = this.#handle;
    if (handle === undefined) return;
    this.#handle = undefined;
    this.#sizeAtLoad = this.#length;
    await onDisk(this.path, 'written', () => handle.sync().finally(() => handle.close()));
  }

  /**
   * Cuts off what stands behind the last whole batch and is none. A file that cannot be written, or that another process
   * writes, stays as it is: its whole batches can be read all the same.
   */
  async mend(): Promise<void> {
    if (this.#length === 0 || this.#length === this.#sizeAtLoad) return;
    try {
      await onDisk(this.path, 'written', () => this.#writable());
      await this.close();
    } catch (error) {
      if (!(error instanceof VectorFileError)) throw error;
    }
  }

  async #load(signal?: AbortSignal): Promise<string | undefined> {
    this.#keys.clear();
    this.#length = 0;
    this.#sizeAtLoad = undefined;
    const handle = await openExisting(this.path);
    if (handle === undefined) return undefined;
    try {
      const found = await handle.stat();
      if (!found.isFile()) throw noFile(this.path);
      const { size } = found;
      this.#sizeAtLoad = size;
      const problem = headerProblem(await readUpTo(handle, HEADER_LENGTH, 0), this.owner);
      if (problem !== undefined) return l10n.t('The vectors are made again: {0}.', problem);
      this.#length = HEADER_LENGTH;
      while (this.#length < size) {
        signal?.throwIfAborted();
        const found = await readBatch(handle, this.#length, size, this.owner.dimensions);
        if (found === undefined) {
          return l10n.t('The vector file is damaged after {0} vectors: what follows is not used.', this.size);
        }
        for (const key of found.batch.keys) this.#keys.add(key);
        this.#length = found.end;
      }
      return undefined;
    } finally {
      await handle.close();
    }
  }

  async #write(batch: VectorBatch, handle: FileHandle): Promise<void> {
    if ((await handle.stat()).size !== this.#length) throw otherWriter();
    const bytes = encodeBatch(batch, this.owner.dimensions);
    await writeAll(handle, bytes, this.#length);
    this.#length += bytes.length;
    for (const key of batch.keys) this.#keys.add(key);
  }

  /** Open for writing, with a header, and without anything after the last whole batch. */
  async #writable(): Promise<FileHandle> {
    if (this.#handle !== undefined) return this.#handle;
    await makeFolder(dirname(this.path));
    const handle = await open(this.path, this.#sizeAtLoad === undefined ? 'wx' : 'r+').catch((error: unknown) => {
      throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? otherWriter() : error;
    });
    try {
      if ((await handle.stat()).size !== (this.#sizeAtLoad ?? 0)) throw otherWriter();
      await handle.truncate(this.#length);
      if (this.#length === 0) {
        await writeAll(handle, encodeHeader(this.owner), 0);
        this.#length = HEADER_LENGTH;
      }
    } catch (error) {
      await handle.close();
      throw error;
    }
    this.#handle = handle;
    return handle;
  }
}

/** Undefined where there is none. Waits for nobody, as opening a pipe else would. */
async function openExisting(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

interface FoundBatch {
  readonly batch: VectorBatch;
  /** Where the next one begins. */
  readonly end: number;
}

/** Undefined where no whole batch with the right checksum stands at `at` and before `end`. */
async function readBatch(
  handle: FileHandle,
  at: number,
  end: number,
  dimensions: number,
): Promise<FoundBatch | undefined> {
  const header = readBatchHeader(await readUpTo(handle, BATCH_HEADER_LENGTH, at));
  if (header === undefined) return undefined;
  const from = at + BATCH_HEADER_LENGTH;
  const length = batchLength(header.rows, dimensions);
  if (from + length > end) return undefined;
  const batch = decodeBatch(header, await readUpTo(handle, length, from), dimensions);
  return batch && { batch, end: from + length };
}

/** Fewer bytes where the file ends before. */
async function readUpTo(handle: FileHandle, length: number, position: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  let done = 0;
  while (done < length) {
    const { bytesRead } = await handle.read(bytes, done, length - done, position + done);
    if (bytesRead === 0) break;
    done += bytesRead;
  }
  return bytes.subarray(0, done);
}

async function writeAll(handle: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    done += (await handle.write(bytes, done, bytes.length - done, position + done)).bytesWritten;
  }
}
