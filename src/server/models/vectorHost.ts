import { baseOf, type Corpus } from '../../law';
import type { Encoder } from '../../models';
import { ChangedVectors, encodeVectors, loadVectors, type EncodingProgress, type VectorSource } from '../../indexing';
import {
  LayeredVectors,
  storeRetriever,
  type DenseRetriever,
  type EncodedHere,
  type LegalIndex,
  type VectorIndex,
  type VectorsHere,
} from '../../search';
import type { ProvisionStore } from '../../store';
import { ModelSlot } from './modelSlot';
import type { VectorStatus } from '../protocol';

/** An index, and the folder that keeps its vectors. */
export interface Encodable extends Pick<VectorSource, 'directory'> {
  readonly index: Pick<LegalIndex, 'corpus' | 'layers'>;
}

/** The vectors of a built index, which serve all that are laid over it. */
interface Base {
  readonly encoder: OpenedEncoder;
  readonly vectors: VectorIndex;
  readonly changed: ChangedVectors;
}

type RetrieverHere = DenseRetriever<VectorsHere> & { readonly encoder: OpenedEncoder };

/** What searches a store, what with, and the vectors here that were in front of it. */
interface StoreRetriever {
  readonly store: ProvisionStore;
  readonly encoder: OpenedEncoder;
  readonly here: unknown;
  readonly dense: DenseRetriever;
}

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
 * Holds the vectors of the index that serves, once all of its base are there: loads what is on disk and encodes the rest
 * in the background. One run at a time, anew for each built index and each model; what an earlier run encoded is on disk.
 * An index that is laid over the same base is served at once, and by what it changes as soon as that is encoded.
 */
export class VectorHost {
  readonly #encoder: ModelSlot<OpenedEncoder>;
  #encodable: Encodable | undefined;
  /** Of the base of {@link #encodable}, once complete. */
  #base: Base | undefined;
  #retriever: (RetrieverHere & { readonly corpus: Corpus }) | undefined;
  /** Of the store that was searched last. */
  #ofStore: StoreRetriever | undefined;
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

  /** Undefined for another corpus than the one that serves, and as long as not all provisions of its base have vectors. */
  retrieverOf({ corpus }: Partial<Pick<LegalIndex, 'corpus'>>): RetrieverHere | undefined {
    return this.#retriever !== undefined && this.#retriever.corpus === corpus ? this.#retriever : undefined;
  }

  /** The same vectors, and which encoder made them. */
  encodedOf(index: Pick<LegalIndex, 'corpus'>): EncodedHere | undefined {
    const dense = this.retrieverOf(index);
    return dense && { encoder: dense.encoder.fingerprint, vectors: dense.vectors };
  }

  /** Of the vectors of a store; undefined where it has none of the encoder. Rejects with `ModelUnavailableError`. */
  async retrieverOver(store: ProvisionStore): Promise<DenseRetriever | undefined> {
    if (store.vectors === undefined || !this.#encoder.isChosen) return undefined;
    const encoder = await this.#encoder.model();
    if (store.vectors?.encoder !== encoder.fingerprint) return undefined;
    const { store: before, encoder: its, here } = this.#ofStore ?? {};
    // What was found is kept, and holds as long as nothing else is searched.
    if (before !== store || its !== encoder || here !== this.#retriever)
      this.#ofStore = { store, encoder, here: this.#retriever, dense: storeRetriever(store, encoder) };
    return this.#ofStore!.dense;
  }

  /** Whether the settings name an encoder. */
  get isChosen(): boolean {
    return this.#encoder.isChosen;
  }

  /** Turns to the encoder in a folder, an absolute path; to none for the empty string. */
  useEncoder(folder: string): void {
    if (!this.#encoder.choose(folder)) return;
    this.#isHeld = false;
    this.#beginAnew();
  }

  /** Turns to another index, or to none. One of the same corpus, in which other citations resolve, has the same vectors. */
  useIndex(encodable: Encodable | undefined): void {
    const before = this.#encodable;
    this.#encodable = encodable;
    if (encodable?.directory !== before?.directory || rootOf(encodable) !== rootOf(before)) this.#beginAnew();
    else if (encodable !== undefined && this.#base !== undefined && encodable.index.corpus !== before?.index.corpus) {
      this.#serve(encodable, this.#base);
      this.#restart();
    }
    // Else a run for the base, which is the same, is under way or held, and goes on to this index.
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
    this.#base = undefined;
    await this.#finished;
    this.#encoder.dispose();
  }

  #beginAnew(): void {
    this.#base = undefined;
    this.#retriever = undefined;
    this.#restart();
  }

  /** Begins a run; the one before it ends first, as two of them must not write the same file. */
  #restart(): void {
    this.#controller.abort();
    this.#controller = new AbortController();
    const { signal } = this.#controller;
    this.#finished = this.#finished.then(() => this.#run(signal));
  }

  async #run(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    if (this.#encodable === undefined || !this.#encoder.isChosen) {
      this.#status = { state: 'none', notices: [] };
      this.#enter('none');
      return;
    }
    try {
      const base = this.#base ?? (await this.#makeBase(this.#encodable, signal));
      signal.throwIfAborted();
      this.#base = base;
      // While the base was made, another index may have been laid over it.
      if (base !== undefined) await this.#follow(this.#encodable, base, signal);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (!signal.aborted) this.#enter('failed', { message });
    }
  }

  /** Undefined where the user has stopped it. */
  async #makeBase({ index, directory }: Encodable, signal: AbortSignal): Promise<Base | undefined> {
    this.#status = { state: 'none', notices: [] };
    this.#enter('loading');
    const encoder = await this.#encoder.model();
    signal.throwIfAborted();
    const source: VectorSource = { index: { corpus: baseOf(index.corpus) }, directory, encoder };
    const loaded = await loadVectors(source, signal);
    this.#status = { ...this.#status, model: encoder.name, notices: [...encoder.assumptions, ...loaded.notices] };
    this.#reportedAt = -Infinity;
    const opened = loaded.complete ? loaded : await this.#encode(encodeVectors(source, signal), signal);
    return opened && { encoder, vectors: opened.vectors, changed: new ChangedVectors() };
  }

  /** Serves an index by the vectors of its base, then by those of what it changes too. */
  async #follow(encodable: Encodable, base: Base, signal: AbortSignal): Promise<void> {
    this.#serve(encodable, base);
    const { index, directory } = encodable;
    const { layers } = index;
    if (layers !== undefined) {
      // What takes less time than a report is not reported.
      this.#reportedAt = performance.now();
      const steps = base.changed.encode({ index, layers, directory, encoder: base.encoder }, signal);
      const changed = await this.#encode(steps, signal);
      if (changed === undefined) return;
      this.#serve(encodable, base, changed);
    }
    this.#enter('ready');
  }

  #serve({ index: { corpus, layers } }: Encodable, { encoder, vectors }: Base, changed?: VectorIndex): void {
    const layered = layers === undefined ? vectors : new LayeredVectors(vectors, layers, changed);
    this.#retriever = { corpus, encoder, vectors: layered };
  }

  /** Runs an encoding to its end; undefined where the user has stopped it. */
  async #encode<Result>(
    steps: AsyncGenerator<EncodingProgress, Result>,
    signal: AbortSignal,
  ): Promise<Result | undefined> {
    for (;;) {
      const step = await steps.next();
      signal.throwIfAborted();
      if (step.done === true) return step.value;
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

/** The corpus that an index is laid over, or its own. */
const rootOf = (encodable: Encodable | undefined): Corpus | undefined => encodable && baseOf(encodable.index.corpus);
