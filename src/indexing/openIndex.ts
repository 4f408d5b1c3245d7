import { createHash } from 'node:crypto';
import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import type { Problem } from '../law';
import { discover, removeLeftovers, type Discovered, type KindGlobs } from '../files';
import { buildIndex, type IndexProgress } from './build/buildIndex';
import { Sources } from './snapshot/contents';
import { fromSnapshot, savedSources, toSnapshot, withSources } from './snapshot/indexSnapshot';
import type { LegalIndex } from '../search';
import {
  readSnapshot,
  SNAPSHOT_FILE,
  SnapshotError,
  writeSnapshot,
  type SavedSnapshot,
  type Snapshot,
} from './snapshot/snapshot';
import type { ReadSource } from './build/sourceReader';
import { isSmallChange } from './snapshot/sourceChanges';
import { IndexUpdater, LargeChangeError } from './layers/updateIndex';
import { inTurns, Turns } from '../turns';

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
 * Loads the snapshot when it is current (same files, sizes and times, or contents), or when few files have changed, which are then
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
  if (loaded !== undefined) {
    const { renewed, ...served } = loaded;
    if (renewed !== undefined) {
      yield { phase: 'save', done: 0, total: 1 };
      await save(directory, renewed, notices);
    }
    return { ...served, directory, fromSnapshot: true, discovered, notices };
  }
  const { files, problems } = discovered;
  const { index, sources } = yield* buildIndex(files, problems, signal);
  const [first] = index.problems;
  if (index.statistics.provisions === 0) {
    throw new EmptyCorpusError(emptyMessage(options, first && `${first.file}: ${first.message}`));
  }
  yield { phase: 'save', done: 0, total: 1 };
  const snapshot = await inTurns(toSnapshot(index, sources), new Turns(TURN_MS), signal);
  const snapshotBytes = await save(directory, snapshot, notices);
  const updater = new IndexUpdater(index, sources, options);
  return { index, updater, directory, fromSnapshot: false, snapshotBytes, discovered, notices };
}

/** What serves without a build, and the files that are there. */
interface Saved {
  readonly discovered: Discovered;
  /** Undefined where the index has to be built. */
  readonly loaded?: Loaded | undefined;
}

interface Loaded extends Pick<OpenedIndex, 'index' | 'updater' | 'snapshotBytes'> {
  /** The snapshot with the times that many files have now: with those that it has, each would be read every time. */
  readonly renewed: Snapshot | undefined;
}

/** So many files that hold what they held are read again sooner than the snapshot is written again. */
const FEW_RENEWED = 2_000;

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
    const sources = new Sources(savedSources(snapshot.meta));
    const changes = await sources.changes(files, new Turns(TURN_MS), signal);
    if (!isSmallChange(sources.stamps, changes)) throw new SnapshotError(STALE);
    const base = await fromSnapshot(snapshot, problems, signal);
    const updater = new IndexUpdater(base, sources.stamps, options);
    const { toRead, gone } = changes;
    const changed = toRead.length + gone.length;
    const index = changed === 0 ? base : await lastOf(updater.update(files, problems, signal));
    if (index === undefined) throw new SnapshotError(STALE);
    if (changed > 0)
      notices.push(changed === 1 ? '1 changed file was read again.' : `${changed} changed files were read again.`);
    const renewed = sources.renewed > FEW_RENEWED ? withSources(snapshot, sources.stamps) : undefined;
    return { index, updater, snapshotBytes: snapshot.bytes, renewed };
  } catch (error) {
    if (!(error instanceof SnapshotError || error instanceof LargeChangeError)) throw error;
    notices.push(`The index is rebuilt: ${error.message}.`);
    return undefined;
  }
}

/** How long the thread works before it lets other work in, in milliseconds. */
const TURN_MS = 10;

const STALE = 'statute files have changed since it was saved';

async function lastOf(indexes: AsyncIterable<LegalIndex>): Promise<LegalIndex | undefined> {
  let last: LegalIndex | undefined;
  for await (const index of indexes) last = index;
  return last;
}

async function save(directory: string, snapshot: Snapshot, notices: string[]): Promise<number> {
  try {
    return await writeSnapshot(directory, snapshot);
  } catch (error) {
    notices.push(`The index could not be saved in ${directory}: ${(error as Error).message}. It is rebuilt next time.`);
    return 0;
  }
}
