import { createHash } from 'node:crypto';
import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { discover } from '../readers';
import { buildIndex, type IndexProgress } from './buildIndex';
import { fromSnapshot, requireSources, toSnapshot, type SourceStamp } from './indexSnapshot';
import type { LegalIndex } from './legalIndex';
import { readSnapshot, SnapshotError, writeSnapshot } from './snapshot';

export interface OpenOptions {
  /** Files and folders. */
  readonly paths: readonly string[];
  /** Globs relative to each folder. */
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
  /** Where the snapshot lies; default: a folder of the user's cache named after the paths. */
  readonly indexDir?: string;
  /** Build even when the snapshot is current. */
  readonly rebuild?: boolean;
}

export interface OpenedIndex {
  readonly index: LegalIndex;
  readonly fromSnapshot: boolean;
  readonly snapshotBytes: number;
  /** One line each, for a person: why an index was rebuilt, why a snapshot could not be saved. */
  readonly notices: readonly string[];
}

/** There is nothing to index, or not all of what was named; the message says what to do. */
export class EmptyCorpusError extends Error {
  override readonly name = 'EmptyCorpusError';
}

/** `$XDG_CACHE_HOME/proviso/<hash>`, or `~/.cache/proviso/<hash>`: one folder for each set of paths and globs. */
export function defaultIndexDir({ paths, include = [], exclude = [] }: OpenOptions): string {
  const key = JSON.stringify([paths.map((path) => resolve(path)).sort(), include, exclude]);
  const configured = process.env['XDG_CACHE_HOME'] ?? '';
  // The XDG Base Directory Specification has relative paths ignored.
  const cache = isAbsolute(configured) ? configured : join(homedir(), '.cache');
  return join(cache, 'proviso', createHash('sha256').update(key).digest('hex').slice(0, 16));
}

/**
 * Loads the snapshot when it is current (same files, sizes and times), else builds the index and saves it. Files that
 * cannot be read are problems of the index. Rejects with {@link EmptyCorpusError} when no provision was found or a named
 * path does not exist, and with the signal's reason when aborted.
 */
export async function* openIndex(
  options: OpenOptions,
  signal?: AbortSignal,
): AsyncGenerator<IndexProgress, OpenedIndex> {
  yield { phase: 'discover', done: 0, total: 1 };
  const { files, problems } = await discover(options.paths, options, signal);
  signal?.throwIfAborted();
  // A path that was named and is not there: an answer from the rest would look complete.
  const missing = problems.find(({ severity }) => severity === 'error');
  if (missing !== undefined)
    throw new EmptyCorpusError(`${missing.file}: ${missing.message} Name files and folders that are there.`);
  if (files.length === 0) throw new EmptyCorpusError(emptyMessage(options, problems[0]?.message));
  const directory = options.indexDir ?? defaultIndexDir(options);
  const notices: string[] = [];
  if (options.rebuild !== true) {
    yield { phase: 'load', done: 0, total: 1 };
    const loaded = await loadCurrent(directory, files, notices);
    signal?.throwIfAborted();
    if (loaded !== undefined) return { ...loaded, fromSnapshot: true, notices };
  }
  const index = yield* buildIndex(
    files.map(({ file }) => file),
    problems,
    signal,
  );
  const [first] = index.problems;
  if (index.statistics.provisions === 0) {
    throw new EmptyCorpusError(emptyMessage(options, first && `${first.file}: ${first.message}`));
  }
  yield { phase: 'save', done: 0, total: 1 };
  const snapshotBytes = await save(directory, index, files, notices);
  return { index, fromSnapshot: false, snapshotBytes, notices };
}

function emptyMessage({ paths }: OpenOptions, problem: string | undefined): string {
  const because = problem === undefined ? '' : ` (${problem})`;
  return `No provisions found in ${paths.join(', ')}${because}. Name a folder or file with statutes in Markdown, plain text or JSON lines.`;
}

async function loadCurrent(
  directory: string,
  files: readonly SourceStamp[],
  notices: string[],
): Promise<{ index: LegalIndex; snapshotBytes: number } | undefined> {
  try {
    const snapshot = await readSnapshot(directory, (meta) => {
      requireSources(meta, files);
    });
    return snapshot && { index: fromSnapshot(snapshot), snapshotBytes: snapshot.bytes };
  } catch (error) {
    if (!(error instanceof SnapshotError)) throw error;
    notices.push(`The index is rebuilt: ${error.message}.`);
    return undefined;
  }
}

async function save(
  directory: string,
  index: LegalIndex,
  files: readonly SourceStamp[],
  notices: string[],
): Promise<number> {
  try {
    return await writeSnapshot(directory, toSnapshot(index, files));
  } catch (error) {
    notices.push(`The index could not be saved in ${directory}: ${(error as Error).message}. It is rebuilt next time.`);
    return 0;
  }
}
