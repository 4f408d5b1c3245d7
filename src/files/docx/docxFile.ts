import * as l10n from '@vscode/l10n';
import { readRegularFile } from '../readTextFile';
import { unpackDocx, UnreadableFileError, type DocxParts } from '../../readers';

/** A larger file holds pictures or worse, and is not read. Bytes. */
const MAX_FILE = 256 << 20;

/** {@link unpackDocx} of a file. Rejects with {@link UnreadableFileError}, whose message names the file. */
export async function readDocxParts(file: string): Promise<DocxParts> {
  const bytes = await readRegularFile(file, MAX_FILE);
  try {
    return await unpackDocx(bytes, file);
  } catch (error) {
    if (error instanceof UnreadableFileError)
      throw new UnreadableFileError(l10n.t('{0} cannot be read: {1}', file, error.message));
    throw error;
  }
}
