/** A file that cannot be read as text; the message names it and says why. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
}
