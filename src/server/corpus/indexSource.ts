import * as l10n from '@vscode/l10n';
import { fork } from 'node:child_process';
import { dirname, join } from 'node:path';
import { discover, type Discovered } from '../../files';
import {
  compareSources,
  EmptyCorpusError,
  LargeFileReader,
  openIndex,
  restamped,
  type IndexProgress,
  type IndexUpdater,
  type OpenedIndex,
  type SourceStamp,
} from '../../indexing';
import type { LegalIndex } from '../../search';
import { inTurns } from '../../turns';
import { atCursor, BackgroundTurns, IdleTurns } from '../turns/backgroundTurns';
import { breathe } from '../turns/breathe';
import { NothingToIndexError, type IndexSource, type ProgressListener } from './corpusHost';
import { practising } from './practice';

export type IndexOptions = Parameters<typeof openIndex>[0];

/** What the index worker posts. The last message is `done` or `failed`. */
export type WorkerMessage =
  | { readonly kind: 'progress'; readonly progress: IndexProgress }
  | { readonly kind: 'done'; readonly notices: readonly string[] }
  | { readonly kind: 'failed'; readonly message: string }
  /** There are no statutes. */
  | { readonly kind: 'empty'; readonly message: string };

/** The phases that an index which comes from its snapshot never enters. */
const BUILDING: ReadonlySet<IndexProgress['phase']> = new Set(['read', 'cite', 'build', 'save']);

/** What was given out last. */
interface Current {
  /** Keeps it in step with its files. */
  readonly updater: IndexUpdater;
  readonly discovered: Discovered;
  /** The index of just these files; undefined while an update is under way, or where it was broken off. */
  readonly index: LegalIndex | undefined;
}

/** So many changes at once are a checkout, not an edit: all folders are walked. */
const MOST_EDITED = 200;

/** The index of the files under `options.paths`, built in a process of its own and read back from its snapshot: what
 * building takes, twice the memory that serving does, is given back with it. */
export class WorkerIndexSource implements IndexSource<LegalIndex> {
  readonly #reader: LargeFileReader;
  #current: Current | undefined;
  #hasPractised = false;

  readonly #options: IndexOptions;

  /** One folder of several that is missing is a problem in the list; the others are indexed. */
  constructor(
    options: IndexOptions,
    private readonly workerFile: string,
    private readonly onNotice: (notice: string) => void,
  ) {
    this.#options = { ...options, missingPath: 'warning' };
    this.#reader = new LargeFileReader(join(dirname(workerFile), 'buildWorker.js'));
  }

  async load(signal: AbortSignal): Promise<LegalIndex | undefined> {
    const steps = openIndex({ ...this.#options, readSource: this.#reader.read }, signal);
    try {
      for (;;) {
        const step = await steps.next();
        signal.throwIfAborted();
        if (step.done === true) return this.#give(step.value);
        if (BUILDING.has(step.value.phase)) break;
      }
    } catch (error) {
      throw said(error);
    }
    await steps.return(undefined as never);
    return undefined;
  }

  build(rebuild: boolean, onProgress: ProgressListener, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const child = fork(this.workerFile, {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    return new Promise<void>((resolve, reject) => {
      const cancel = (): void => {
        reject(new Error(l10n.t('Indexing was cancelled.')));
      };
      signal.addEventListener('abort', cancel, { once: true });
      child.on('message', (message: WorkerMessage) => {
        if (message.kind === 'progress') {
          onProgress(message.progress);
        } else if (message.kind === 'done') {
          message.notices.forEach(this.onNotice);
          resolve();
        } else {
          reject(message.kind === 'empty' ? new NothingToIndexError(message.message) : new Error(message.message));
        }
      });
      child.on('error', reject);
      child.on('exit', (code, killed) => {
        signal.removeEventListener('abort', cancel);
        const cause = killed ?? l10n.t('exit code {0}', code ?? '?');
        reject(new Error(l10n.t('The indexing process ended early ({0}).', cause)));
      });
      // A message that does not get through is to a process about to be reported dead.
      child.send({ ...this.#options, rebuild }, () => undefined);
    }).finally(() => child.kill('SIGKILL'));
  }

  async buildHere(onProgress: ProgressListener, signal: AbortSignal): Promise<LegalIndex> {
    try {
      return this.#give(await breathe(openIndex(this.#options, signal), onProgress, signal));
    } catch (error) {
      throw said(error);
    }
  }

  async prepare(signal?: AbortSignal): Promise<void> {
    if (this.#current === undefined) return;
    const { index, updater } = this.#current;
    await updater?.prepare(signal, new BackgroundTurns());
    if (index === undefined || this.#hasPractised) return;
    this.#hasPractised = true;
    // No one waits for it; what fails in it fails again for whoever asks, and is told then.
    inTurns(practising(index), new IdleTurns()).catch(() => undefined);
  }

  foresee(file: string): void {
    const found = this.#stampOf(file);
    if (found !== undefined) this.#reader.foresee(found);
  }

  expect(file: string): void {
    const found = this.#stampOf(file);
    if (found !== undefined) this.#reader.expect(found);
  }

  #stampOf(file: string): SourceStamp | undefined {
    return this.#current?.discovered.files.find((stamp) => stamp.file === file);
  }

  async *update(files: ReadonlySet<string>, signal: AbortSignal): AsyncGenerator<LegalIndex, void> {
    if (this.#current === undefined) return;
    const { updater, discovered, index } = this.#current;
    const now = files.size > MOST_EDITED ? undefined : await this.#discoverAgain(discovered, files, signal);
    signal.throwIfAborted();
    if (now === undefined) {
      // Files that are not looked at now would be missed by later updates.
      this.#current = undefined;
      return;
    }
    const { toRead, gone } = compareSources(discovered.files, now.files);
    if (index !== undefined && toRead.length + gone.length === 0) {
      yield index;
      return;
    }
    this.#current = { updater, discovered: now, index: undefined };
    const steps = updater.update(now.files, now.problems, signal);
    let last: LegalIndex | undefined;
    // What was saved is waited for; what else cites it is read when there is time.
    let step = await atCursor(() => steps.next());
    for (; step.done !== true; step = await steps.next()) yield (last = step.value);
    this.#current = { updater, discovered: now, index: last };
  }

  /** The files as they are now, found by looking at the changed ones alone where that tells; undefined in disorder. */
  async #discoverAgain(
    { files, problems }: Discovered,
    changed: ReadonlySet<string>,
    signal: AbortSignal,
  ): Promise<Discovered | undefined> {
    const stamps = await restamped(files, changed);
    if (stamps !== undefined) return { files: stamps, problems };
    const found = await discover(this.#options.paths, this.#options, signal);
    return found.problems.some(({ severity }) => severity === 'error') ? undefined : found;
  }

  #give({ index, updater, discovered, notices }: OpenedIndex): LegalIndex {
    notices.forEach(this.onNotice);
    this.#current = { updater, discovered, index };
    return index;
  }
}

/** The search room's "nothing there", in the words of this room's contract. */
function said(error: unknown): unknown {
  return error instanceof EmptyCorpusError ? new NothingToIndexError(error.message) : error;
}
