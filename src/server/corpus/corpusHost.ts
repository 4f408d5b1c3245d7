import * as l10n from '@vscode/l10n';
import type { IndexProgress } from '../../indexing';
import type { LegalIndex } from '../../search';
import type { FolderStatus } from '../protocol';
import { untilAborted } from './untilAborted';

export type ProgressListener = (progress: IndexProgress) => void;

/** What a host needs to know of an index. */
export type Indexed = Pick<LegalIndex, 'statistics' | 'problems'>;

/** The folders hold no statutes: no failure, but nothing to serve either. The message says what to do. */
export class NothingToIndexError extends Error {
  override readonly name = 'NothingToIndexError';
}

/**
 * Where an index comes from. All reject with {@link NothingToIndexError} where there are no statutes, and when the
 * signal is aborted.
 */
export interface IndexSource<Index> {
  /** The index from its snapshot; undefined when there is none that fits the files as they are now. */
  load(signal: AbortSignal): Promise<Index | undefined>;
  /** Builds the snapshot away from this thread; from nothing when `rebuild`. */
  build(rebuild: boolean, onProgress: ProgressListener, signal: AbortSignal): Promise<void>;
  /** Builds on this thread: for when a snapshot cannot be kept. */
  buildHere(onProgress: ProgressListener, signal: AbortSignal): Promise<Index>;
  /**
   * The index that serves with some files read again: as soon as it can serve, and once more where more of it followed
   * from the change. Yields nothing where the index has to be loaded or built anew.
   */
  update(files: ReadonlySet<string>, signal: AbortSignal): AsyncIterable<Index>;
  /** Does beforehand what the first questions of the index that serves, and its first update, would have to do. */
  prepare?(signal?: AbortSignal): Promise<void>;
  /** A file changed, and will be read once it is quiet: what that takes may be made ready meanwhile. */
  foresee?(file: string): void;
  /** A file is open in the editor and may change: the same, with more time for it. */
  expect?(file: string): void;
}

export interface CorpusHostOptions {
  /** How long files must have been quiet before they are read again, in milliseconds: editors save in several steps. */
  readonly updateMs: number;
  /** How long they must have been quiet before the index is built anew, in milliseconds. */
  readonly quietMs: number;
  /** The least time between two reports of progress, in milliseconds. */
  readonly progressMs: number;
}

interface Run {
  readonly controller: AbortController;
  /** Resolves when the run is over, however it ended. */
  finished: Promise<void>;
  /** The index of its update serves; what is left may be broken off for another change. */
  hasServed: boolean;
}

/**
 * Holds the index that serves. One run at a time makes a new one, and the old one serves until then; a failed or
 * cancelled run leaves it in place.
 */
export class CorpusHost<Index extends Indexed> {
  #source: IndexSource<Index> | undefined;
  #index: Index | undefined;
  #run: Run | undefined;
  #state: FolderStatus['state'] = 'none';
  #message: string | undefined;
  #progress: IndexProgress | undefined;
  #reportedAt = 0;
  /** Files changed since the run began to read them. */
  readonly #changed = new Set<string>();
  #quiet: NodeJS.Timeout | undefined;

  constructor(
    private readonly onStatus: (status: FolderStatus) => void,
    private readonly options: CorpusHostOptions = { updateMs: 25, quietMs: 1_000, progressMs: 100 },
  ) {}

  get index(): Index | undefined {
    return this.#index;
  }

  get status(): FolderStatus {
    return {
      state: this.#state,
      problems: this.#index?.problems.filter(({ severity }) => severity !== 'information').length ?? 0,
      ...(this.#progress && { progress: this.#progress }),
      ...(this.#index && { statistics: this.#index.statistics }),
      ...(this.#message !== undefined && { message: this.#message }),
    };
  }

  /** Turns to another corpus, or to none; the index of the one before is let go. */
  use(source: IndexSource<Index> | undefined): void {
    this.dispose();
    this.#changed.clear();
    this.#source = source;
    this.#index = undefined;
    this.#enter('none');
  }

  /** Brings the index up to date, from nothing when `rebuild`. A run that is under way is replaced. */
  refresh(rebuild = false): void {
    this.#start((source, run) => this.#make(source, rebuild, run));
  }

  /** A file changed, came or went: it is read again once all are quiet, after the run that is under way. */
  touch(file: string): void {
    this.#changed.add(file);
    this.#source?.foresee?.(file);
    if (this.#run === undefined || this.#run.hasServed) this.#schedule();
  }

  /** A file is open in the editor, or being edited there. */
  expect(file: string): void {
    this.#source?.expect?.(file);
  }

  /** Ends the run that is under way; the index before it goes on serving. */
  cancel(): void {
    this.#changed.clear();
    this.#run?.controller.abort();
  }

  /** The index that serves, ready for questions, after indexing where there is none yet. Rejects, with what to do, when there will be none. */
  async ready(signal?: AbortSignal): Promise<Index> {
    if (this.#index === undefined && this.#run === undefined) this.refresh();
    while (this.#index === undefined && this.#run !== undefined) {
      await untilAborted(this.#run.finished, signal);
    }
    if (this.#index !== undefined) {
      await this.#source?.prepare?.(signal);
      return this.#index;
    }
    throw new Error(this.#message ?? l10n.t('There is nothing to read yet: open a folder that holds statutes.'));
  }

  dispose(): void {
    clearTimeout(this.#quiet);
    this.#run?.controller.abort();
    this.#run = undefined;
  }

  #schedule(): void {
    clearTimeout(this.#quiet);
    const isServing = this.#index !== undefined;
    this.#quiet = setTimeout(
      () => {
        if (isServing) this.#start((source, run) => this.#takeIn(source, run));
        else this.refresh();
      },
      isServing ? this.options.updateMs : this.options.quietMs,
    );
  }

  #start(work: (source: IndexSource<Index>, run: Run) => Promise<void>): void {
    const source = this.#source;
    if (source === undefined) return;
    this.dispose();
    const run: Run = { controller: new AbortController(), finished: Promise.resolve(), hasServed: false };
    this.#run = run;
    run.finished = work(source, run);
    void run.finished.then(() => {
      if (this.#run !== run) return;
      this.#run = undefined;
      if (this.#changed.size > 0) this.#schedule();
    });
  }

  /** Takes the changed files into the index that serves; where that cannot be done, the index is made anew once quiet. */
  async #takeIn(source: IndexSource<Index>, run: Run): Promise<void> {
    const { signal } = run.controller;
    const files = new Set(this.#changed);
    this.#changed.clear();
    try {
      for await (const index of source.update(files, signal)) {
        signal.throwIfAborted();
        run.hasServed = true;
        if (index !== this.#index) {
          this.#index = index;
          this.#enter('ready');
        }
        if (this.#changed.size > 0) this.#schedule();
      }
      if (run.hasServed) return;
    } catch {
      if (signal.aborted) {
        if (!run.hasServed && this.#source === source) files.forEach((file) => this.#changed.add(file));
        return;
      }
      // What went wrong is met again, and told, when the index is made anew.
    }
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => {
      this.refresh();
    }, this.options.quietMs);
  }

  async #make(source: IndexSource<Index>, rebuild: boolean, run: Run): Promise<void> {
    const { signal } = run.controller;
    this.#enter('indexing');
    try {
      const index = await this.#obtain(source, rebuild, signal);
      signal.throwIfAborted();
      this.#index = index;
      run.hasServed = true;
      this.#enter('ready');
      if (this.#changed.size > 0) this.#schedule();
      await source.prepare?.(signal);
    } catch (error) {
      if (signal.aborted) this.#settle(signal);
      else this.#fail(error);
    }
  }

  async #obtain(source: IndexSource<Index>, rebuild: boolean, signal: AbortSignal): Promise<Index> {
    const onProgress = (progress: IndexProgress): void => {
      this.#report(progress, signal);
    };
    this.#changed.clear();
    let index = rebuild ? undefined : await source.load(signal);
    while (index === undefined) {
      this.#changed.clear();
      await source.build(rebuild, onProgress, signal);
      index = await source.load(signal);
      if (index === undefined && this.#changed.size === 0) return source.buildHere(onProgress, signal);
    }
    return index;
  }

  /** A run that was replaced says nothing: another one speaks now. */
  #settle(signal: AbortSignal): void {
    if (this.#run?.controller.signal !== signal) return;
    if (this.#index === undefined) this.#enter('none', l10n.t('Indexing was cancelled.'));
    else this.#enter('ready');
  }

  #fail(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    if (!(error instanceof NothingToIndexError)) {
      this.#enter('failed', message);
      return;
    }
    this.#index = undefined;
    this.#enter('empty', message);
  }

  #report(progress: IndexProgress, signal: AbortSignal): void {
    const now = performance.now();
    const tooSoon = now - this.#reportedAt < this.options.progressMs && progress.phase === this.#progress?.phase;
    if (signal.aborted || tooSoon) return;
    this.#reportedAt = now;
    this.#progress = progress;
    this.onStatus(this.status);
  }

  #enter(state: FolderStatus['state'], message?: string): void {
    this.#state = state;
    this.#message = message;
    this.#progress = undefined;
    this.onStatus(this.status);
  }
}
