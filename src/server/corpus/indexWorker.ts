import { constants, setPriority } from 'node:os';
import { EmptyCorpusError, openIndex } from '../../indexing';
import { breathe } from '../turns/breathe';
import type { IndexOptions, WorkerMessage } from './indexSource';

/** Builds the snapshot in a process of its own, so that the server answers meanwhile. Cancelled by a kill. */
async function build(options: IndexOptions): Promise<WorkerMessage> {
  const { notices } = await breathe(openIndex(options), (progress) => {
    post({ kind: 'progress', progress });
  });
  return { kind: 'done', notices };
}

function post(message: WorkerMessage): void {
  process.send?.(message);
}

process.once('message', (options: IndexOptions) => {
  build(options).then(post, (error: unknown) => {
    const kind = error instanceof EmptyCorpusError ? 'empty' : 'failed';
    post({ kind, message: error instanceof Error ? error.message : String(error) });
  });
});

// The editor and the server go first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// The server is gone.
process.on('disconnect', () => process.exit());
