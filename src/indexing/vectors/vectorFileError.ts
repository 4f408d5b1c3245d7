import * as l10n from '@vscode/l10n';
/** A vector file cannot be read or written; the message says why. */
export class VectorFileError extends Error {
  override readonly name = 'VectorFileError';
}

/**
 * Does something with a file; what the file system refuses becomes a {@link VectorFileError} that names the path. Other
 * errors, the reason of a signal among them, pass.
 */
export async function onDisk<T>(path: string, done: 'read' | 'written', work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    const { code } = error as NodeJS.ErrnoException;
    const message =
      done === 'read'
        ? l10n.t('{0} cannot be read ({1}): see who may read it, or remove it.', path, code ?? '')
        : l10n.t('{0} cannot be written ({1}): make room, or see who may write there.', path, code ?? '');
    throw new VectorFileError(message, { cause: error });
  }
}

export const noFile = (path: string): VectorFileError =>
  new VectorFileError(l10n.t('{0} is not a file: remove it.', path));

export const otherWriter = (): VectorFileError =>
  new VectorFileError(l10n.t('Another process writes the same vector file: encode in one of the two.'));

export const changedSince = (): VectorFileError =>
  new VectorFileError(l10n.t('The vector file was changed by another process.'));
