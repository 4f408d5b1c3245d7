import { constants, setPriority } from 'node:os';
import { holdsLaw } from '../indexing';

/**
 * A process that says whether folders hold any law: `true` or `false`, to the one who sends it what to look through. Forked by
 * the client, so that a window without law has no server.
 */
process.once('message', (options: Parameters<typeof holdsLaw>[0]) => {
  void holdsLaw(options).then((isLaw) => process.send?.(isLaw, undefined, {}, () => process.exit()));
});
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// The client is gone, or needs no answer any more.
process.on('disconnect', () => process.exit());
