import * as fs from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Problem } from '../law';
import { globMatcher } from './globs';
import { saidKinds, type KindGlobs, type SaidKinds } from './said';
import { isStatuteFile } from '../readers';

/** A file that may hold law, with what tells whether it has changed. */
export interface FoundFile {
  /** Absolute path. */
  readonly file: string;
  /** Bytes. */
  readonly size: number;
  /** When its text was changed, as the file says, in milliseconds since 1970. Copying and unpacking set it to what they like. */
  readonly mtimeMs: number;
  /** When the file was changed in any way, as the file system says, in milliseconds since 1970. */
  readonly ctimeMs: number;
  /** Whether a person says that it is law; otherwise the evidence in it tells. */
  readonly isLaw?: true;
}

/** What a person says that files are, by globs relative to the folders searched; drafts and what is ignored are left out. */
export interface DiscoverOptions extends KindGlobs {
  /** Globs of files and folders to leave out. */
  readonly exclude?: readonly string[];
  /** Which files of a folder are taken, by their paths; default: those that statutes come in. */
  readonly accepts?: (file: string) => boolean;
  /** How grave it is that one of the paths is missing; default: `error`. */
  readonly missingPath?: Problem['severity'];
  /** Folders that the globs of kinds are relative to besides those searched. */
  readonly homes?: readonly string[];
}

export interface Discovered {
  /** Sorted by path, no file twice. */
  readonly files: readonly FoundFile[];
  readonly problems: readonly Problem[];
}

/** Thousands of calls: these take half the time of those in `node:fs/promises`. */
const [readdir, stat] = [promisify(fs.readdir), promisify(fs.stat)];

/** How many files or folders the file system is asked for at once. */
const BATCH = 64;

/** A folder with more entries than this is visited in a turn of its own. */
const MANY_ENTRIES = 50;

/** A folder still to be read. */
interface Folder {
  readonly path: string;
  /** What its entries' paths in the folder searched begin with: the empty string, or a path that ends with `/`. */
  readonly prefix: string;
}

/**
 * The statute files at the given paths. A file named outright is taken whatever its name; folders are walked without
 * following links, without dot folders and `node_modules`. A missing path is a problem of severity `error`
 * unless told otherwise, a folder that cannot be read one of severity `warning`; a glob that {@link globMatcher} refuses is left out, with an `error` at
 * the first path. Throws only when the signal aborts.
 */
export async function discover(
  paths: readonly string[],
  options: DiscoverOptions = {},
  signal?: AbortSignal,
): Promise<Discovered> {
  const walk = new Walk(options, paths.length === 0 ? ['.'] : paths.map((path) => resolve(path)), signal);
  for (const path of paths) await walk.start(resolve(path));
  return walk.finish();
}

class Walk {
  readonly #problems: Problem[] = [];
  readonly #files = new Set<string>();
  readonly #said: SaidKinds;
  readonly #isExcluded: (path: string) => boolean;
  readonly #accepts: (file: string) => boolean;
  readonly #missingPath: Problem['severity'];

  constructor(
    { exclude = [], accepts = isStatuteFile, missingPath = 'error', homes = [], ...globs }: DiscoverOptions,
    roots: readonly string[],
    private readonly signal: AbortSignal | undefined,
  ) {
    this.#accepts = accepts;
    this.#missingPath = missingPath;
    this.#said = saidKinds(globs, [...roots, ...homes]);
    const excluded = globMatcher(exclude);
    this.#isExcluded = exclude.length === 0 ? () => false : excluded.matches;
    for (const refusal of [...this.#said.refused, ...excluded.refused]) this.#report(roots[0]!, 'error', refusal);
  }

  async start(path: string): Promise<void> {
    const found = await this.#attempt(() => stat(path), path, this.#missingPath);
    if (found === undefined) return;
    if (found.isDirectory()) await this.#walk(path);
    else if (found.isFile()) this.#take(path);
    else this.#report(path, this.#missingPath, 'This is neither a file nor a folder.');
  }

  async finish(): Promise<Discovered> {
    const sorted = [...this.#files].sort((left, right) => (left < right ? -1 : 1));
    const files: FoundFile[] = [];
    for (let at = 0; at < sorted.length; at += BATCH) {
      const batch = sorted.slice(at, at + BATCH);
      const stats = await Promise.all(batch.map((file) => this.#attempt(() => stat(file), file, 'warning')));
      stats.forEach((found, index) => {
        if (found === undefined) return;
        const { size, mtimeMs, ctimeMs } = found;
        const file = batch[index]!;
        files.push({ file, size, mtimeMs, ctimeMs, ...(this.#said.of(file) === 'law' && { isLaw: true }) });
      });
    }
    return { files, problems: this.#problems };
  }

  /** Reads folders a batch at a time; what is wrong with them is told in the order of their paths. */
  async #walk(root: string): Promise<void> {
    const told = this.#problems.length;
    const folders: Folder[] = [{ path: root, prefix: '' }];
    while (folders.length > 0) {
      const batch = folders.splice(-BATCH);
      const read = await Promise.all(
        batch.map(({ path }) => this.#attempt(() => readdir(path, { withFileTypes: true }), path, 'warning')),
      );
      for (const [at, entries] of read.entries()) await this.#visit(entries ?? [], batch[at]!, root, folders);
    }
    const problems = this.#problems.splice(told).sort((left, right) => (left.file < right.file ? -1 : 1));
    for (const problem of problems) this.#problems.push(problem);
  }

  /** Takes files, and puts folders with those to be read. */
  async #visit(
    entries: readonly fs.Dirent[],
    { path: folder, prefix }: Folder,
    root: string,
    folders: Folder[],
  ): Promise<void> {
    for (const entry of entries) {
      const { name } = entry;
      const inRoot = prefix + name;
      if (this.#isExcluded(inRoot)) continue;
      const path = join(folder, name);
      if (entry.isDirectory()) {
        if (!name.startsWith('.') && name !== 'node_modules' && !this.#isExcluded(`${inRoot}/`))
          folders.push({ path, prefix: `${inRoot}/` });
      } else if (entry.isSymbolicLink()) await this.#reportLink(path, root);
      else if (entry.isFile() && this.#accepts(path)) this.#take(path);
    }
    // A batch may hold thousands of entries: other work is let in between its folders.
    if (entries.length > MANY_ENTRIES) await setImmediate();
  }

  #take(file: string): void {
    const said = this.#said.of(file);
    if (said === undefined || said === 'law') this.#files.add(file);
  }

  /** A link inside the folder leads to what is walked anyway; one that leads out of it is left alone, and said. */
  async #reportLink(path: string, root: string): Promise<void> {
    const [target, home] = await Promise.all([realpath(path).catch(() => undefined), realpath(root).catch(() => root)]);
    this.signal?.throwIfAborted();
    if (target === undefined) this.#report(path, 'information', 'The link leads nowhere.');
    else if (target !== home && !target.startsWith(home + sep)) {
      this.#report(path, 'information', 'The link leads out of the folder and was not followed.');
    }
  }

  async #attempt<T>(work: () => Promise<T>, path: string, severity: Problem['severity']): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      this.#report(path, severity, `It could not be read: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    } finally {
      this.signal?.throwIfAborted();
    }
  }

  #report(file: string, severity: Problem['severity'], message: string): void {
    this.#problems.push({ file, line: 1, severity, message });
  }
}
