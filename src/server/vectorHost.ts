import type { Corpus } from '../law';
import type { Encoder } from '../models';
import {
  encodeVectors,
  loadVectors,
  type DenseRetriever,
  type EncodingProgress,
  type LegalIndex,
  type OpenedVectors,
  type VectorSource,
} from '../search';
import { ModelSlot } from './modelSlot';
import type { VectorStatus } from './protocol';

/** An index, and the folder that keeps its vectors. */
export type Encodable = Pick<VectorSource, 'index' | 'directory'>;

/** An encoder that says what had to be assumed about it. */
export type OpenedEncoder = Encoder & { readonly assumptions: readonly string[] };

export interface VectorHostOptions {
  /** Rejects with `ModelUnavailableError`. */
  readonly openEncoder: (folder: string, signal: AbortSignal) => Promise<OpenedEncoder>;
  readonly onStatus: (status: VectorStatus) => void;
  /** The least time between two reports of progress, in milliseconds. */
  readonly progressMs?: number;
}

const PROGRESS_MS = 250;

/**
 * Holds the vectors of the index that serves, once all of them are there: loads what is on disk and encodes the rest in
 * the background. One run at a time, anew for each index and each model; what an earlier run encoded is on disk.
 */
export class VectorHost {
  readonly #encoder: ModelSlot<OpenedEncoder>;
  #encodable: Encodable | undefined;
  #retriever: { readonly corpus: Corpus; readonly dense: DenseRetriever } | undefined;
  #status: VectorStatus = { state: 'none', notices: [] };
  #controller = new AbortController();
  /** Resolves when the run that was begun last is over, and its file closed. */
  #finished: Promise<void> = Promise.resolve();
  /** The user stopped encoding, and has not said to go on. */
  #isHeld = false;
  #reportedAt = 0;

  constructor(private readonly options: VectorHostOptions) {
    this.#encoder = new ModelSlot(options.openEncoder);
  }

  get status(): VectorStatus {
    return this.#status;
  }

  /** Undefined where not all provisions of this very corpus have their vectors. */
  retrieverOf({ corpus }: Pick<LegalIndex, 'corpus'>): DenseRetriever | undefined {
    return this.#retriever?.corpus === corpus ? this.#retriever.dense : undefined;
  }

  /** Turns to the encoder in a folder, an absolute path; to none for the empty string. */
  useEncoder(folder: string): void {
    if (!this.#encoder.choose(folder)) return;
    this.#isHeld = false;
    this.#restart();
  }

  /** Turns to another index, or to none. One of the same corpus, in which other citations resolve, has the same vectors. */
  useIndex(encodable: Encodable | undefined): void {
    const before = this.#encodable;
    this.#encodable = encodable;
    const isSame = encodable?.index.corpus === before?.index.corpus && encodable?.directory === before?.directory;
    if (!isSame) this.#restart();
  }

  /** Stops encoding until {@link resume}; what has been encoded is kept. */
  stop(): void {
    const { state } = this.#status;
    if (state !== 'loading' && state !== 'encoding') return;
    this.#isHeld = true;
    this.#controller.abort();
    this.#enter('stopped', this.#status);
  }

  /** Goes on where encoding stopped or failed. */
  resume(): void {
    this.#isHeld = false;
    const { state } = this.#status;
    if (state === 'stopped' || state === 'failed') this.#restart();
  }

  /** Resolves when nothing is under way any more. */
  async dispose(): Promise<void> {
    this.#controller.abort();
    this.#retriever = undefined;
    await this.#finished;
    this.#encoder.dispose();
  }

  /** Begins a run; the one before it ends first, as two of them must not write the same file. */
  #restart(): void {
    this.#controller.abort();
    this.#controller = new AbortController();
    this.#retriever = undefined;
    const { signal } = this.#controller;
    this.#finished = this.#finished.then(() => this.#run(signal));
  }

  async #run(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    this.#status = { state: 'none', notices: [] };
    if (this.#encodable === undefined || !this.#encoder.isChosen) {
      this.#enter('none');
      return;
    }
    try {
      await this.#make(this.#encodable, signal);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (!signal.aborted) this.#enter('failed', { message });
    }
  }

  async #make(encodable: Encodable, signal: AbortSignal): Promise<void> {
    this.#enter('loading');
    const encoder = await this.#encoder.model();
    signal.throwIfAborted();
    const source: VectorSource = { ...encodable, encoder };
    const loaded = await loadVectors(source, signal);
    this.#status = { ...this.#status, model: encoder.name, notices: [...encoder.assumptions, ...loaded.notices] };
    const vectors = loaded.complete ? loaded.vectors : await this.#encode(source, signal);
    if (vectors === undefined) return;
    this.#retriever = { corpus: encodable.index.corpus, dense: { encoder, vectors } };
    this.#enter('ready');
  }

  /** Undefined where the user has stopped it. */
  async #encode(source: VectorSource, signal: AbortSignal): Promise<OpenedVectors['vectors'] | undefined> {
    const steps = encodeVectors(source, signal);
    this.#reportedAt = -Infinity;
    for (;;) {
      const step = await steps.next();
      signal.throwIfAborted();
      if (step.done === true) return step.value.vectors;
      if (this.#isHeld) {
        await steps.return(undefined as never);
        this.#enter('stopped', { progress: step.value });
        return undefined;
      }
      this.#report(step.value);
    }
  }

  #report(progress: EncodingProgress): void {
    const now = performance.now();
    if (now - this.#reportedAt < (this.options.progressMs ?? PROGRESS_MS)) return;
    this.#reportedAt = now;
    this.#enter('encoding', { progress });
  }

  #enter(state: VectorStatus['state'], { progress, message }: Pick<VectorStatus, 'progress' | 'message'> = {}): void {
    const { model, notices } = this.#status;
    this.#status = {
      state,
      notices,
      ...(model !== undefined && { model }),
      ...(progress && { progress }),
      ...(message !== undefined && { message }),
    };
    this.options.onStatus(this.#status);
  }
}
