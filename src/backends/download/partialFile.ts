import * as l10n from '@vscode/l10n';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, rename, rm, stat, writeFile, type FileHandle } from 'node:fs/promises';
import { DownloadError, onDisk } from './downloadError';
import type { RemoteFile } from './plan';

/** What is known of the bytes in a partial file. */
interface Origin {
  /** The address and what its server said of the file when the download began. */
  readonly version: string;
  /** The strong entity tag of the reply that the bytes are from; the empty string where it had none. */
  readonly etag: string;
}

/** A file that is being downloaded: `PATH.part`, and beside it a note of what the part is from. Outlives the process. */
export class PartialFile {
  readonly #part: string;
  readonly #note: string;
  readonly #version: string;

  /** @param path an absolute path in a folder that is there. */
  constructor(
    readonly path: string,
    { url, size, sha256 }: RemoteFile,
  ) {
    this.#version = JSON.stringify([url.href, size, sha256]);
    this.#part = `${path}.part`;
    this.#note = `${path}.part.json`;
  }

  /** How many bytes there are of this very version, and the tag to go on with; nothing where it is another one. */
  async state(): Promise<{ readonly length: number; readonly etag: string }> {
    const origin = await readOrigin(this.#note);
    if (origin?.version !== this.#version) return { length: 0, etag: '' };
    const found = await stat(this.#part).catch(() => undefined);
    return { length: found?.size ?? 0, etag: origin.etag };
  }

  /**
   * Writes a reply's bytes from `at` on; what was there after it is lost.
   *
   * @param limit the most bytes that the file may have.
   * @throws DownloadError where the disk fails or the file grows past its limit; else as `bytes` does.
   */
  async write(
    bytes: AsyncIterable<Uint8Array>,
    { at, etag, limit }: { at: number; etag: string; limit: number },
    onLength: (length: number) => void,
  ): Promise<void> {
    const handle = await onDisk(this.path, async () => {
      if (at === 0) await writeFile(this.#note, JSON.stringify({ version: this.#version, etag } satisfies Origin));
      return open(this.#part, at === 0 ? 'w' : 'r+');
    });
    try {
      let length = at;
      for await (const chunk of bytes) {
        if (length + chunk.length > limit) {
          throw new DownloadError(l10n.t('{0} grows past its size: name another address.', this.path));
        }
        await onDisk(this.path, () => writeAll(handle, chunk, length));
        length += chunk.length;
        onLength(length);
      }
      await onDisk(this.path, () => handle.sync());
    } finally {
      await handle.close();
    }
  }

  /** SHA-256 of the bytes that there are, as 64 hexadecimal digits. */
  async sha256(signal?: AbortSignal): Promise<string> {
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(this.#part, { highWaterMark: 1 << 18 })) {
      signal?.throwIfAborted();
      hash.update(chunk as Uint8Array);
    }
    return hash.digest('hex');
  }

  /** Gives the file its name: it is whole. */
  async finish(): Promise<void> {
    await onDisk(this.path, async () => {
      await rename(this.#part, this.path);
      await rm(this.#note, { force: true });
    });
  }

  async discard(): Promise<void> {
    await rm(this.#part, { force: true });
    await rm(this.#note, { force: true });
  }
}

async function writeAll(handle: FileHandle, bytes: Uint8Array, at: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, at + done);
    done += bytesWritten;
  }
}

/** Undefined where there is no note, or none that can be read. */
async function readOrigin(note: string): Promise<Origin | undefined> {
  try {
    const { version, etag } = JSON.parse(await readFile(note, 'utf8')) as Partial<Record<keyof Origin, unknown>>;
    return typeof version === 'string' && typeof etag === 'string' ? { version, etag } : undefined;
  } catch {
    return undefined;
  }
}
