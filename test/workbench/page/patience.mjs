import { setTimeout as sleep } from 'node:timers/promises';

/** How long the page's functions wait for what should come, in milliseconds. */
export const defaultTimeout = 10_000;

const interval = 100;

/**
 * Looks again and again until `look` finds something (anything but undefined) and returns it.
 * `describeAbsence` says, for the error after `timeout` milliseconds, what was there instead.
 */
export async function waitFor(what, look, timeout = defaultTimeout, describeAbsence = () => undefined) {
  const end = Date.now() + timeout;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > end) {
      const instead = await describeAbsence();
      throw new Error(`after ${timeout} ms still no ${what}${instead ? `; there is: ${instead}` : ''}`);
    }
    await sleep(interval);
  }
}
