import { realpath } from 'node:fs/promises';
import { sep } from 'node:path';
import { discover, readTextFile } from '../files';
import { UnreadableFileError } from '../readers';
import type { DraftFile, HostText, LawIndex, Refused, RenumberHost } from '../renumber';

const MARK = Uint8Array.of(0xef, 0xbb, 0xbf);

/** A file as it was read. */
interface Read {
  readonly bytes: Uint8Array;
  /** The byte order mark that its text is without, or nothing. */
  readonly mark: Uint8Array;
}

/** The files of one folder; texts are known by their absolute paths. Nothing outside the folder is read. */
export class FolderHost implements RenumberHost {
  readonly #read = new Map<string, Read>();

  /** @param exclude globs relative to the folder, of files and folders in which no draft is looked for */
  constructor(
    readonly index: LawIndex,
    private readonly folder: string,
    private readonly exclude: readonly string[],
    readonly report: (message: string) => void,
  ) {}

  async read(file: string): Promise<HostText | Refused> {
    try {
      const [home, real] = await Promise.all([realpath(this.folder), realpath(file)]);
      if (!real.startsWith(home + sep)) return { reason: `It lies outside of ${this.folder}.` };
      const { text, bytes, problem } = await readTextFile(file);
      if (problem !== undefined) return { reason: problem };
      const mark = MARK.every((byte, at) => bytes[at] === byte) ? MARK : new Uint8Array();
      this.#read.set(file, { bytes, mark });
      if (Buffer.compare(this.#encoded(file, text), bytes) === 0) return { id: file, text };
      return { reason: 'It is not in UTF-8: save it as that first.' };
    } catch (error) {
      if (error instanceof UnreadableFileError || (error as NodeJS.ErrnoException).code !== undefined)
        return { reason: `It cannot be read: ${(error as Error).message}.` };
      throw error;
    }
  }

  /** A text that was read and changed, as the bytes of its file before and after. */
  bytesOf(file: string, text: string): { readonly before: Uint8Array; readonly after: Uint8Array } {
    return { before: this.#read.get(file)!.bytes, after: this.#encoded(file, text) };
  }

  /** None: what is on disk was indexed a moment ago. */
  changedFiles(): readonly string[] {
    return [];
  }

  openDrafts(): readonly never[] {
    return [];
  }

  async draftFiles(accepts: (file: string) => boolean, signal: AbortSignal): Promise<readonly DraftFile[]> {
    return (await discover([this.folder], { exclude: this.exclude, accepts }, signal)).files;
  }

  #encoded(file: string, text: string): Buffer {
    return Buffer.concat([this.#read.get(file)!.mark, Buffer.from(text)]);
  }
}
