import * as l10n from '@vscode/l10n';
/** A model cannot be downloaded; the message says why and what to do. */
export class DownloadError extends Error {
  override readonly name: string = 'DownloadError';
}

/** The server gave no answer, or not all of it; it may the next time. */
export class InterruptedError extends DownloadError {
  override readonly name = 'InterruptedError';
}

/** Does something with files; what the file system refuses becomes a {@link DownloadError} that names the path. */
export async function onDisk<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new DownloadError(
      l10n.t('{0} cannot be written{1}: make room, or see what else uses it.', path, codeOf(cause)),
      {
        cause,
      },
    );
  }
}

/** " (ENOSPC)"; the empty string for an error without a code. The first in the chain of causes, at most four deep. */
export function codeOf(error: unknown): string {
  let current = error;
  for (let depth = 0; depth < 4 && current instanceof Error; depth += 1) {
    if ('code' in current && typeof current.code === 'string') return ` (${current.code})`;
    current = current.cause;
  }
  return '';
}
