import * as l10n from '@vscode/l10n';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { UnreadableFileError } from '../unreadableFileError';

/** More parts than this are no document. */
const MAX_ENTRIES = 10_000;
/** How much larger than its compressed form a part may be; XML that a word processor writes is some 5 to 30 times. */
const MAX_RATIO = 100;
/** A part that inflates to no more than this may have any ratio. Bytes. */
const SMALL = 1 << 20;

const damaged = (what: string): UnreadableFileError =>
  new UnreadableFileError(l10n.t('It is no DOCX file, or damaged ({0}): save it again in a word processor.', what));

/** The parts of a zip file by their names in lower case; of two with one name the first. */
export class Zip {
  private constructor(
    private readonly file: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** Rejects with {@link UnreadableFileError} for what is no zip file. */
  static async open(bytes: Uint8Array): Promise<Zip> {
    const entries = new Map<string, Entry>();
    try {
      const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      const file = await fromBufferPromise(whole, { lazyEntries: true });
      if (file.entryCount > MAX_ENTRIES) throw damaged(l10n.t('it has {0} parts', file.entryCount));
      for await (const entry of file.eachEntry()) {
        const name = entry.fileName.toLowerCase();
        if (!entries.has(name)) entries.set(name, entry);
      }
      return new Zip(file, entries);
    } catch (error) {
      throw unreadable(error);
    }
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /**
   * The content of a part, inflated off this thread; undefined where there is no such part. Rejects with
   * {@link UnreadableFileError} where it is larger than `limit` bytes, a hundred times its compressed form, or not what
   * the file's directory says of it.
   */
  async read(name: string, limit: number): Promise<Uint8Array | undefined> {
    const entry = this.entries.get(name);
    if (entry === undefined) return undefined;
    if (entry.isEncrypted())
      throw new UnreadableFileError(l10n.t('It is protected by a password: save it without one.'));
    const most = Math.min(limit, Math.max(SMALL, entry.compressedSize * MAX_RATIO));
    if (entry.uncompressedSize > most) {
      throw new UnreadableFileError(
        l10n.t('Its text unpacks to more than {0} bytes: no document of words does.', most),
      );
    }
    let content: Buffer;
    try {
      content = await buffer(await this.file.openReadStreamPromise(entry));
    } catch (error) {
      throw unreadable(error);
    }
    if (crc32(content) !== entry.crc32) throw damaged(l10n.t('the checksum of a part'));
    return content;
  }
}

/** What the library says of a bad file, as one of our errors. */
function unreadable(error: unknown): UnreadableFileError {
  return error instanceof UnreadableFileError ? error : damaged(error instanceof Error ? error.message : String(error));
}
