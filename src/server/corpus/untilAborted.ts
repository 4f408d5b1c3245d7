/** Waits for a promise, which never rejects, no longer than the signal allows. Rejects with its reason when aborted. */
export function untilAborted(promise: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (signal === undefined) return promise;
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const aborted = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', aborted, { once: true });
    void promise.then(() => {
      signal.removeEventListener('abort', aborted);
      resolve();
    });
  });
}
