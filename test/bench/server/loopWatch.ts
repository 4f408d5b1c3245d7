/**
 * Loaded into the language server before all else: tells how long its main thread worked at a stretch, in which no message is
 * read. Bundled and asked by `driven.ts` over the channel of the two processes; begins anew with each answer.
 */
import { isMainThread } from 'node:worker_threads';
import { threadClock } from '../../threadClock';
import type { Stretch } from './driven';

/** How often the event loop is looked at, in milliseconds; what it worked in between is its longest stretch and so much at most. */
const INTERVAL = 5;

function watch(): void {
  const processor = threadClock();
  const looked = (): Stretch => ({ wall: performance.now(), processor: processor() });
  let longest: Stretch = { wall: 0, processor: 0 };
  let seen = looked();
  const look = (): void => {
    const now = looked();
    longest = {
      wall: Math.max(longest.wall, now.wall - seen.wall - INTERVAL),
      processor: Math.max(longest.processor, now.processor - seen.processor - INTERVAL),
    };
    seen = now;
  };
  setInterval(look, INTERVAL).unref();
  process.on('message', () => {
    look();
    process.send?.(longest);
    longest = { wall: 0, processor: 0 };
  });
  // The channel alone does not keep the server alive.
  process.channel?.unref();
}

// The threads of the server load it, too.
if (isMainThread) watch();
