import { setInterval, setTimeout } from 'node:timers';

/** How often it is checked that the process that started this one still lives, in milliseconds. */
const parentCheckInterval = 1000;

/**
 * A promise that rejects when the run must end early: its time is up, a signal came, or the process that started this
 * one is gone (killed, it cannot pass a signal on). Signals are still caught afterwards, to let the cleaning up finish.
 */
export function untilInterrupted(seconds) {
  return new Promise((_resolve, reject) => {
    const fail = (reason) => reject(new Error(reason));
    setTimeout(fail, seconds * 1000, `nothing after ${seconds} s`).unref();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, fail);
    const parent = process.ppid;
    setInterval(() => {
      if (process.ppid !== parent) fail('the process that started this run is gone');
    }, parentCheckInterval).unref();
  });
}
