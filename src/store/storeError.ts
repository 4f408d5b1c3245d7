/** A shared corpus cannot be read or written; the message says why in one line, and what to do. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}
