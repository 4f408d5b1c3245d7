import * as l10n from '@vscode/l10n';
import { randomUUID } from 'node:crypto';
import { closeSync, fdatasync, ftruncateSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const synced = promisify(fdatasync);
/** A file that nobody closed is closed once nobody can read it any more. */
const forgotten = new FinalizationRegistry<number>(closeSync);

/** How much of a file is read at once, in bytes. */
const CHUNK = 65_536;
const LINE_END = 0x0a;

/**
 * Values by their places, from 0, as lines of JSON in a file, to be read as often as anybody asks: a value takes two numbers of
 * memory, however large it is. What cannot be written is held as it is.
 */
export class Spool<Value> implements Iterable<Value> {
  /** Where the value of each place begins in the file, and how long it is, in bytes. */
  readonly #starts: number[] = [];
  readonly #lengths: number[] = [];
  readonly #unwritten = new Map<number, Value>();
  #file: number | undefined;
  #end = 0;
  #size = 0;
  /** Behind a line that is torn nothing could be read. */
  #isTorn: boolean;

  /** @param tell is told, once, why a value could not be written; none after it is. */
  private constructor(
    private readonly path: string | undefined,
    private readonly tell: (error: Error) => void,
  ) {
    this.#open(path === undefined ? namelessFile() : openSync(path, 'a+'));
    this.#isTorn = this.#file === undefined;
  }

  /** In a file of which nothing is left, whatever becomes of the process; in memory where there can be none. */
  static nameless<Value>(): Spool<Value> {
    return new Spool<Value>(undefined, () => undefined);
  }

  /**
   * With what a file holds, up to the first line that is torn or has no place: it is cut there, and goes on. Throws where it
   * cannot be opened.
   */
  static of<Value>(
    path: string,
    placeOf: (line: string) => number | undefined,
    tell: (error: Error) => void,
  ): Spool<Value> {
    const spool = new Spool<Value>(path, tell);
    for (const line of linesOf(spool.#file!)) {
      const at = placeOf(line.toString('utf8'));
      if (at === undefined) break;
      spool.#know(at, line.length);
    }
    ftruncateSync(spool.#file!, spool.#end);
    return spool;
  }

  /** How many places have a value. */
  get size(): number {
    return this.#size;
  }

  has(at: number): boolean {
    return this.#starts[at] !== undefined || this.#unwritten.has(at);
  }

  get(at: number): Value | undefined {
    const start = this.#starts[at];
    // What is held was put last.
    if (start === undefined || this.#unwritten.has(at)) return this.#unwritten.get(at);
    const bytes = Buffer.allocUnsafe(this.#lengths[at]!);
    if (this.#file === undefined) this.#open(openSync(this.path!, 'r'));
    readSync(this.#file!, bytes, 0, bytes.length, start);
    return JSON.parse(bytes.toString('utf8')) as Value;
  }

  put(at: number, value: Value): void {
    if (!this.#isTorn) {
      try {
        const line = Buffer.from(`${JSON.stringify(value)}\n`);
        this.#write(line);
        this.#know(at, line.length - 1);
        return;
      } catch (error) {
        this.hold(error as Error);
      }
    }
    if (!this.has(at)) this.#size += 1;
    this.#unwritten.set(at, value);
  }

  /** Whether all that was put could be written. */
  get isWhole(): boolean {
    return !this.#isTorn;
  }

  /** Writes no more, for a reason that is told: what is put from now on is held. */
  hold(why: Error): void {
    this.#isTorn = true;
    this.tell(why);
  }

  /** Resolves when what was put outlives the process and the machine, or cannot. */
  async sync(): Promise<void> {
    if (this.#isTorn) return;
    try {
      await synced(this.#file!);
    } catch (error) {
      this.hold(error as Error);
    }
  }

  /** Nothing can be written any more; what was can be read. Not for a file without a name. */
  close(): void {
    if (this.#file === undefined) return;
    forgotten.unregister(this);
    closeSync(this.#file);
    this.#file = undefined;
  }

  /** The values in the order of their places. */
  *[Symbol.iterator](): Generator<Value, void> {
    for (let at = 0, left = this.#size; left > 0; at += 1) {
      if (!this.has(at)) continue;
      left -= 1;
      yield this.get(at)!;
    }
  }

  #open(file: number | undefined): void {
    this.#file = file;
    if (file !== undefined) forgotten.register(this, file, this);
  }

  #know(at: number, length: number): void {
    if (!this.has(at)) this.#size += 1;
    this.#starts[at] = this.#end;
    this.#lengths[at] = length;
    this.#end += length + 1;
  }

  #write(line: Buffer): void {
    if (this.#file === undefined) throw new Error(l10n.t('the file is closed'));
    for (let written = 0; written < line.length;) written += writeSync(this.#file, line, written);
  }
}

/** Undefined where none can be made. */
function namelessFile(): number | undefined {
  const path = join(tmpdir(), `proviso-${randomUUID()}`);
  try {
    const file = openSync(path, 'wx+', 0o600);
    unlinkSync(path);
    return file;
  } catch {
    return undefined;
  }
}

/** The whole lines of a file, without their ends. */
function* linesOf(file: number): Generator<Buffer, void> {
  const chunk = Buffer.allocUnsafe(CHUNK);
  let rest = Buffer.alloc(0);
  for (let position = 0; ;) {
    const read = readSync(file, chunk, 0, CHUNK, position);
    if (read === 0) return;
    position += read;
    rest = Buffer.concat([rest, chunk.subarray(0, read)]);
    for (let end = rest.indexOf(LINE_END); end >= 0; end = rest.indexOf(LINE_END)) {
      yield rest.subarray(0, end);
      rest = rest.subarray(end + 1);
    }
  }
}
