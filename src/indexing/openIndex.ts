import { createHash } from 'node:crypto';
import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import type { Problem } from '../law';
import { discover, removeLeftovers, type Discovered, type KindGlobs } from '../files';
import { buildIndex, type IndexProgress } from './build/buildIndex';
import { fromSnapshot, savedSources, toSnapshot, type SourceStamp } from './snapshot/indexSnapshot';
import type { LegalIndex, PackedIndex } from '../search';
import { readSnapshot, SNAPSHOT_FILE, SnapshotError, writeSnapshot, type SavedSnapshot } from './snapshot/snapshot';
import type { ReadSource } from './build/sourceReader';
import { compareSources, isSmallChange } from './snapshot/sourceChanges';
import { IndexUpdater } from './layers/updateIndex';

/** Globs are relative to each folder: those of files that are law, drafts or neither whatever the evidence, and those to leave out. */
export interface OpenOptions extends KindGlobs {
  /** Files and folders. */
  readonly paths: readonly string[];
  readonly exclude?: readonly string[];
  /** Folders that globs of kinds are relative to besides those of `paths`. */
  readonly homes?: readonly string[];
  /** How grave it is that a path is missing: with `error`, the default, nothing is opened. */
  readonly missingPath?: Problem['severity'];
  /** Where the snapshot lies; default: a folder of the user's cache named after the paths. */
  readonly indexDir?: string;
  /** Build even when the snapshot is current. */
  readonly rebuild?: boolean;
  /** How files that changed are read; default: on this thread. */
  readonly readSource?: ReadSource;
}

export interface OpenedIndex {
  readonly index: LegalIndex;
  /** The folder that keeps the snapshot, and the vectors of its provisions. */
  readonly directory: string;
  readonly fromSnapshot: boolean;
  readonly snapshotBytes: number;
  /** The files it was made of. */
  readonly discovered: Discovered;
  /** Keeps the index in step with them. */
  readonly updater: IndexUpdater;
  /** One line each, for a person: why an index was rebuilt, why a snapshot could not be saved. */
  readonly notices: readonly string[];
}

/** There is nothing to index, or not all of what was named; the message says what to do. */
export class EmptyCorpusError extends Error {
  override readonly name = 'EmptyCorpusError';
}

/** `$XDG_CACHE_HOME/proviso/<hash>`, or `~/.cache/proviso/<hash>`: one folder for each set of paths and globs. */
export function defaultIndexDir({ paths, include = [], exclude = [], drafts = [], ignored = [] }: OpenOptions): string {
  const globs = [include, exclude, drafts, ignored];
  const key = JSON.stringify([paths.map((path) => resolve(path)).sort(), ...globs]);
  const configured = process.env['XDG_CACHE_HOME'] ?? '';
  // The XDG Base Directory Specification has relative paths ignored.
  const cache = isAbsolute(configured) ? configured : join(homedir(), '.cache');
  return join(cache, 'proviso', createHash('sha256').update(key).digest('hex').slice(0, 16));
}

/**
 * Loads the snapshot when it is current (same files, sizes and times), or when few files have changed, which are then
 * read again and laid over it (see {@link IndexUpdater}); else builds the index and saves it. Files that
 * cannot be read are problems of the index. Rejects with {@link EmptyCorpusError} when no provision was found or a named
 * path does not exist, unless `missingPath` bears with that, and with the signal's reason when aborted.
 */
export async function* openIndex(
  options: OpenOptions,
  signal?: AbortSignal,
): AsyncGenerator<IndexProgress, OpenedIndex> {
  const directory = options.indexDir ?? defaultIndexDir(options);
  await removeLeftovers(join(directory, SNAPSHOT_FILE));
  const notices: string[] = [];
  const { discovered, loaded } = yield* openSaved(directory, notices, options, signal);
  if (loaded !== undefined) return { ...loaded, directory, fromSnapshot: true, discovered, notices };
  const { files, problems } = discovered;
  const index = yield* buildIndex(files, problems, signal);
  const [first] = index.problems;
  if (index.statistics.provisions === 0) {
    throw new EmptyCorpusError(emptyMessage(options, first && `${first.file}: ${first.message}`));
  }
  yield { phase: 'save', done: 0, total: 1 };
  const snapshotBytes = await save(directory, index, files, notices);
  const updater = new IndexUpdater(index, files, options);
  return { index, updater, directory, fromSnapshot: false, snapshotBytes, discovered, notices };
}

/** What serves without a build, and the files that are there. */
interface Saved {
  readonly discovered: Discovered;
  /** Undefined where the index has to be built. */
  readonly loaded?: Loaded | undefined;
}

type Loaded = Pick<OpenedIndex, 'index' | 'updater' | 'snapshotBytes'>;

/** Walks the folders and reads the snapshot meanwhile, since mostly it is current. */
async function* openSaved(
  directory: string,
  notices: string[],
  options: OpenOptions,
  signal?: AbortSignal,
): AsyncGenerator<IndexProgress, Saved> {
  yield { phase: 'discover', done: 0, total: 1 };
  const reading = options.rebuild === true ? undefined : beginReading(directory);
  const discovered = await discover(options.paths, options, signal);
  signal?.throwIfAborted();
  requireFiles(discovered, options);
  if (reading === undefined) return { discovered };
  yield { phase: 'load', done: 0, total: 1 };
  const loaded = await loadCurrent(reading, discovered, notices, options, signal);
  signal?.throwIfAborted();
  return { discovered, loaded };
}

function requireFiles({ files, problems }: Discovered, options: OpenOptions): void {
  // A path that was named and is not there: an answer from the rest would look complete.
  const missing = problems.find(({ severity }) => severity === 'error');
  if (missing !== undefined)
    throw new EmptyCorpusError(`${missing.file}: ${missing.message} Name files and folders that are there.`);
  if (files.length === 0) throw new EmptyCorpusError(emptyMessage(options, problems[0]?.message));
}

function emptyMessage({ paths }: OpenOptions, problem: string | undefined): string {
  const because = problem === undefined ? '' : ` (${problem})`;
  return `No provisions found in ${paths.join(', ')}${because}. Name a folder or file with statutes in Markdown, plain text, XML or JSON lines.`;
}

/** A failure is met by who waits for it. */
function beginReading(directory: string): Promise<SavedSnapshot | undefined> {
  const reading = readSnapshot(directory);
  reading.catch(() => undefined);
  return reading;
}

async function loadCurrent(
  reading: Promise<SavedSnapshot | undefined>,
  { files, problems }: Discovered,
  notices: string[],
  options: OpenOptions,
  signal?: AbortSignal,
): Promise<Loaded | undefined> {
  try {
    const snapshot = await reading;
    if (snapshot === undefined) return undefined;
    const saved = savedSources(snapshot.meta);
    const changes = compareSources(saved, files);
    if (!isSmallChange(saved, changes)) throw new SnapshotError(STALE);
    const base = await fromSnapshot(snapshot, problems, signal);
    const updater = new IndexUpdater(base, saved, options);
    const { toRead, gone } = changes;
    const changed = toRead.length + gone.length;
    const index = changed === 0 ? base : await lastOf(updater.update(files, problems, signal));
    if (index === undefined) throw new SnapshotError(STALE);
    if (changed > 0)
      notices.push(changed === 1 ? '1 changed file was read again.' : `${changed} changed files were read again.`);
    return { index, updater, snapshotBytes: snapshot.bytes };
  } catch (error) {
    if (!(error instanceof SnapshotError)) throw error;
    notices.push(`The index is rebuilt: ${error.message}.`);
    return undefined;
  }
}

const STALE = 'statute files have changed since it was saved';

async function lastOf(indexes: AsyncIterable<LegalIndex>): Promise<LegalIndex | undefined> {
  let last: LegalIndex | undefined;
  for await (const index of indexes) last = index;
  return last;
}

async function save(
  directory: string,
  index: PackedIndex,
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
