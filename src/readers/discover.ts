import { readdir, realpath, stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import type { Problem } from '../law';
import { globMatcher } from './globs';
import { isStatuteFile } from './readSource';

/** A file that may hold law, with what tells whether it has changed. */
export interface FoundFile {
  /** Absolute path. */
  readonly file: string;
  /** Bytes. */
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly mtimeMs: number;
}

export interface DiscoverOptions {
  /** Globs relative to the folder searched, `/` between names; when given, a file must match one. */
  readonly include?: readonly string[];
  /** Globs of files and folders to leave out. */
  readonly exclude?: readonly string[];
}

export interface Discovered {
  /** Sorted by path, no file twice. */
  readonly files: readonly FoundFile[];
  readonly problems: readonly Problem[];
}

/** How many files are asked for their size at once. */
const BATCH = 64;

/**
 * The statute files at the given paths. A file named outright is taken whatever its name; folders are walked without
 * following links, without dot folders and `node_modules`. A missing path is a problem of severity `error`, a folder
 * that cannot be read one of severity `warning`; a glob that {@link globMatcher} refuses is left out, with an `error` at
 * the first path. Throws only when the signal aborts.
 */
export async function discover(
  paths: readonly string[],
  options: DiscoverOptions = {},
  signal?: AbortSignal,
): Promise<Discovered> {
  const walk = new Walk(options, resolve(paths[0] ?? '.'), signal);
  for (const path of paths) await walk.start(resolve(path));
  return walk.finish();
}

class Walk {
  readonly #problems: Problem[] = [];
  readonly #files = new Set<string>();
  readonly #isIncluded: (path: string) => boolean;
  readonly #isExcluded: (path: string) => boolean;

  constructor(
    { include = [], exclude = [] }: DiscoverOptions,
    home: string,
    private readonly signal: AbortSignal | undefined,
  ) {
    const [included, excluded] = [globMatcher(include), globMatcher(exclude)];
    this.#isIncluded = include.length === 0 ? () => true : included.matches;
    this.#isExcluded = excluded.matches;
    for (const refusal of [...included.refused, ...excluded.refused]) this.#report(home, 'error', refusal);
  }

  async start(path: string): Promise<void> {
    const found = await this.#attempt(() => stat(path), path, 'error');
    if (found === undefined) return;
    if (found.isDirectory()) await this.#walk(path);
    else if (found.isFile()) this.#files.add(path);
    else this.#report(path, 'error', 'This is neither a file nor a folder.');
  }

  async finish(): Promise<Discovered> {
    const sorted = [...this.#files].sort((left, right) => (left < right ? -1 : 1));
    const files: FoundFile[] = [];
    for (let at = 0; at < sorted.length; at += BATCH) {
      const batch = sorted.slice(at, at + BATCH);
      const stats = await Promise.all(batch.map((file) => this.#attempt(() => stat(file), file, 'warning')));
      stats.forEach((found, index) => {
        if (found !== undefined) files.push({ file: batch[index]!, size: found.size, mtimeMs: found.mtimeMs });
      });
    }
    return { files, problems: this.#problems };
  }

  async #walk(root: string): Promise<void> {
    const folders = [root];
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
      const entries = await this.#attempt(() => readdir(folder, { withFileTypes: true }), folder, 'warning');
      for (const entry of entries ?? []) {
        const path = join(folder, entry.name);
        const inRoot = relative(root, path).split(sep).join('/');
        if (this.#isExcluded(inRoot)) continue;
        if (entry.isDirectory()) {
          if (!entry.name.startsWith('.') && entry.name !== 'node_modules' && !this.#isExcluded(`${inRoot}/`))
            folders.push(path);
        } else if (entry.isSymbolicLink()) await this.#reportLink(path, root);
        else if (entry.isFile() && isStatuteFile(path) && this.#isIncluded(inRoot)) this.#files.add(path);
      }
    }
  }

  /** A link inside the folder leads to what is walked anyway; one that leads out of it is left alone, and said. */
  async #reportLink(path: string, root: string): Promise<void> {
    const [target, home] = await Promise.all([realpath(path).catch(() => undefined), realpath(root)]);
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
