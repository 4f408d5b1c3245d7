/** A vector file cannot be read or written; the message says why. */
export class VectorFileError extends Error {
  override readonly name = 'VectorFileError';
}

const ADVICE = {
  read: 'see who may read it, or remove it',
  written: 'make room, or see who may write there',
} as const;

/**
 * Does something with a file; what the file system refuses becomes a {@link VectorFileError} that names the path. Other
 * errors, the reason of a signal among them, pass.
 */
export async function onDisk<T>(path: string, done: keyof typeof ADVICE, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new VectorFileError(`${path} cannot be ${done} (${code}): ${ADVICE[done]}.`, { cause: error });
  }
}

export const noFile = (path: string): VectorFileError => new VectorFileError(`${path} is not a file: remove it.`);

export const otherWriter = (): VectorFileError =>
  new VectorFileError('Another process writes the same vector file: encode in one of the two.');

export const changedSince = (): VectorFileError =>
  new VectorFileError('The vector file was changed by another process.');
