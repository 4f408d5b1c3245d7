// Loaded into the language server before all else: tells how long its main thread worked at a stretch, in which no message
// is read. Asked by `driven.ts` over the channel of the two processes; begins anew with each answer.
// A script, not a module: the server would be loaded as one behind it, which takes longer.
const { openSync, readSync } = process.getBuiltinModule('node:fs');
const { Buffer } = process.getBuiltinModule('node:buffer');
const { performance } = process.getBuiltinModule('node:perf_hooks');
const { setInterval } = process.getBuiltinModule('node:timers');
const { isMainThread } = process.getBuiltinModule('node:worker_threads');

/** How often the event loop is looked at, in milliseconds; what it worked in between is its longest stretch and so much at most. */
const INTERVAL = 5;

/** Reads the processor time of the main thread, in milliseconds; where the system does not tell, that of the process. */
function threadClock() {
  const held = Buffer.alloc(64);
  try {
    const file = openSync('/proc/self/schedstat', 'r');
    return () => Number.parseInt(held.toString('latin1', 0, readSync(file, held, 0, held.length, 0)), 10) / 1e6;
  } catch {
    return () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1_000;
    };
  }
}

function watch() {
  const processor = threadClock();
  const looked = () => ({ wall: performance.now(), processor: processor() });
  let longest = { wall: 0, processor: 0 };
  let seen = looked();
  const look = () => {
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
    process.send(longest);
    longest = { wall: 0, processor: 0 };
  });
  // The channel alone does not keep the server alive.
  process.channel.unref();
}

// The threads of the server load it, too.
if (isMainThread) watch();
