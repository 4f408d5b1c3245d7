import { parentPort, workerData } from 'node:worker_threads';
import { EmptyCorpusError, openIndex } from '../search';
import { breathe } from './breathe';
import type { IndexOptions, WorkerMessage } from './indexSource';

/** Builds the snapshot in a thread of its own, so that the server answers meanwhile. Cancelled by `terminate`. */
async function build(options: IndexOptions): Promise<WorkerMessage> {
  const { notices } = await breathe(openIndex(options), (progress) => {
    post({ kind: 'progress', progress });
  });
  return { kind: 'done', notices };
}

function post(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}

build(workerData as IndexOptions).then(post, (error: unknown) => {
  const kind = error instanceof EmptyCorpusError ? 'empty' : 'failed';
  post({ kind, message: error instanceof Error ? error.message : String(error) });
});
