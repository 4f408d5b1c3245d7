/**
 * `unavailable`: it did not answer, or too late, and may answer later. `gone`: what was opened is there no longer. `unusable`: it
 * refuses, or what it says is no use, however often it is asked.
 */
export type StoreFailure = 'unavailable' | 'gone' | 'unusable';

/** A shared corpus cannot be read or written; the message says why in one line, and what to do. */
export class StoreError extends Error {
  override readonly name = 'StoreError';

  constructor(
    message: string,
    readonly failure: StoreFailure = 'unusable',
  ) {
    super(message);
  }
}
