import { Worker } from 'node:worker_threads';
import { EmptyCorpusError, openIndex, type IndexProgress, type LegalIndex } from '../search';
import { breathe } from './breathe';
import { NothingToIndexError, type IndexSource, type ProgressListener } from './corpusHost';

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

/** The index of the files under `options.paths`, built in a worker thread and read back from its snapshot. */
export class WorkerIndexSource implements IndexSource<LegalIndex> {
  constructor(
    private readonly options: IndexOptions,
    private readonly workerFile: string,
    private readonly onNotice: (notice: string) => void,
  ) {}

  async load(signal: AbortSignal): Promise<LegalIndex | undefined> {
    const steps = openIndex(this.options, signal);
    try {
      for (;;) {
        const step = await steps.next();
        signal.throwIfAborted();
        if (step.done === true) return step.value.index;
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
    const worker = new Worker(this.workerFile, { workerData: { ...this.options, rebuild } });
    return new Promise<void>((resolve, reject) => {
      const cancel = (): void => {
        reject(new Error('Indexing was cancelled.'));
      };
      signal.addEventListener('abort', cancel, { once: true });
      worker.on('message', (message: WorkerMessage) => {
        if (message.kind === 'progress') {
          onProgress(message.progress);
        } else if (message.kind === 'done') {
          message.notices.forEach(this.onNotice);
          resolve();
        } else {
          reject(message.kind === 'empty' ? new NothingToIndexError(message.message) : new Error(message.message));
        }
      });
      worker.on('error', reject);
      worker.on('exit', (code) => {
        signal.removeEventListener('abort', cancel);
        reject(new Error(`The indexing thread ended early (exit code ${code}).`));
      });
    }).finally(() => worker.terminate());
  }

  async buildHere(onProgress: ProgressListener, signal: AbortSignal): Promise<LegalIndex> {
    try {
      const { index, notices } = await breathe(openIndex(this.options, signal), onProgress, signal);
      notices.forEach(this.onNotice);
      return index;
    } catch (error) {
      throw said(error);
    }
  }
}

/** The search room's "nothing there", in the words of this room's contract. */
function said(error: unknown): unknown {
  return error instanceof EmptyCorpusError ? new NothingToIndexError(error.message) : error;
}
