import { setTimeout as pause } from 'node:timers/promises';

const interval = 50;

/**
 * Looks again and again until `look` finds something (anything but undefined) and returns it. What has not come within
 * `timeout` milliseconds is an error that says what was awaited.
 */
export async function until<T>(
  what: string,
  look: () => T | undefined | Promise<T | undefined>,
  timeout = 15_000,
): Promise<T> {
  const end = Date.now() + timeout;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`after ${timeout} ms still no ${what}`);
    await pause(interval);
  }
}
