/** Holds the thread for some milliseconds, in which nothing else of this process runs. */
export function holdThread(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
