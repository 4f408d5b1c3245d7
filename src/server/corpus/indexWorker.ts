import { constants, setPriority } from 'node:os';
import { EmptyCorpusError, holdsLaw, openIndex } from '../../indexing';
import { breathe } from '../turns/breathe';
import type { IndexOptions, WorkerMessage } from './indexSource';

/*
 * A process that reads folders as the index does. It does what the message says that it is sent, and is killed where that is cancelled.
 * `probe` among its arguments: it says, `true` or `false`, whether they hold any law, so that a window without law has no server. Else it
 * builds their snapshot, so that the server answers meanwhile.
 */

async function build(options: IndexOptions): Promise<WorkerMessage> {
  const { notices } = await breathe(openIndex(options), (progress) => {
    post({ kind: 'progress', progress });
  });
  return { kind: 'done', notices };
}

function post(message: WorkerMessage): void {
  process.send?.(message);
}

if (process.argv.includes('probe')) {
  process.once('message', (options: Parameters<typeof holdsLaw>[0]) => {
    void holdsLaw(options).then((isLaw) => process.send?.(isLaw, undefined, {}, () => process.exit()));
  });
} else {
  process.once('message', (options: IndexOptions) => {
    build(options).then(post, (error: unknown) => {
      const kind = error instanceof EmptyCorpusError ? 'empty' : 'failed';
      post({ kind, message: error instanceof Error ? error.message : String(error) });
    });
  });
}

// The editor and the server go first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Who has forked it is gone, or needs no answer any more.
process.on('disconnect', () => process.exit());
