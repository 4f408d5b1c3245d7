import { createHash } from 'node:crypto';
import { mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
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
import { quantise } from './vectorQuantise';

/** Rows a batch when a file is written anew. */
const ROWS_A_BATCH = 1024;

/** A vector file cannot be written; the message says why. */
export class VectorFileError extends Error {
  override readonly name = 'VectorFileError';
}

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
 * or version is begun anew with the first batch; a torn end is cut off with it. Only the names are held in memory.
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

  /** Reads what is there, and changes nothing on disk. Rejects only where the file system fails, or the signal says so. */
  static async open(path: string, owner: VectorOwner, signal?: AbortSignal): Promise<OpenedVectorFile> {
    const file = new VectorFile(path, owner);
    return { file, notice: await file.#load(signal) };
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
   * @throws VectorFileError where another process writes the file too.
   */
  async append(keys: readonly string[], vectors: Float32Array): Promise<void> {
    const { dimensions } = this.owner;
    const fresh = new Map<string, number>();
    for (const [row, key] of keys.entries()) if (!this.#keys.has(key) && !fresh.has(key)) fresh.set(key, row);
    if (fresh.size === 0) return;
    const rows = [...fresh.values()].map((row) => quantise(vectors.subarray(row * dimensions, (row + 1) * dimensions)));
    await this.#write({ keys: [...fresh.keys()], rows }, await this.#writable());
  }

  /** All rows, a batch at a time, in the order they were written. */
  async *batches(signal?: AbortSignal): AsyncGenerator<VectorBatch> {
    if (this.#length === 0) return;
    const handle = await open(this.path, 'r');
    try {
      for (let at = HEADER_LENGTH; at < this.#length;) {
        signal?.throwIfAborted();
        const found = await readBatch(handle, at, this.#length, this.owner.dimensions);
        if (found === undefined) throw new VectorFileError('The vector file was changed by another process.');
        yield found.batch;
        at = found.end;
      }
    } finally {
      await handle.close();
    }
  }

  /** Writes the file anew without the rows whose passages are gone, under a temporary name that is moved into place. */
  async compact(keep: { has(key: string): boolean }, signal?: AbortSignal): Promise<void> {
    const temporary = new VectorFile(`${this.path}.${process.pid}.tmp`, this.owner);
    try {
      await rm(temporary.path, { force: true });
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
      await temporary.close();
      await rm(temporary.path, { force: true });
      throw error;
    }
    await this.#load(signal);
  }

  /** Flushes and closes what was written; the file may be written to again. */
  async close(): Promise<void> {
    const handle = this.#handle;
    if (handle === undefined) return;
    this.#handle = undefined;
    this.#sizeAtLoad = this.#length;
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  async #load(signal?: AbortSignal): Promise<string | undefined> {
    this.#keys.clear();
    this.#length = 0;
    this.#sizeAtLoad = undefined;
    const handle = await openExisting(this.path);
    if (handle === undefined) return undefined;
    try {
      const { size } = await handle.stat();
      this.#sizeAtLoad = size;
      const problem = headerProblem(await readUpTo(handle, HEADER_LENGTH, 0), this.owner);
      if (problem !== undefined) return `The vectors are made again: ${problem}.`;
      this.#length = HEADER_LENGTH;
      while (this.#length < size) {
        signal?.throwIfAborted();
        const found = await readBatch(handle, this.#length, size, this.owner.dimensions);
        if (found === undefined) {
          return `The vector file is damaged after ${this.size} vectors: what follows is made again.`;
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
    await mkdir(dirname(this.path), { recursive: true });
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

const otherWriter = (): VectorFileError =>
  new VectorFileError('Another process writes the same vector file: encode in one of the two.');

async function openExisting(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Undefined where no whole batch with the right checksum stands at `at` and before `end`. */
async function readBatch(
  handle: FileHandle,
  at: number,
  end: number,
  dimensions: number,
): Promise<{ readonly batch: VectorBatch; readonly end: number } | undefined> {
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
