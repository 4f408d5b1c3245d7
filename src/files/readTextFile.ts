import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { decode, UnreadableFileError, type Decoded } from '../readers';

/** A text as it was decoded, and the bytes that it was decoded from. */
export interface TextFile extends Decoded {
  readonly bytes: Uint8Array;
}

/**
 * The text of a regular file, with the problem of its encoding where there is one. Rejects with
 * {@link UnreadableFileError} for what is missing, closed to the user, binary, or no file (a pipe would block for ever).
 */
export async function readTextFile(file: string): Promise<TextFile> {
  const bytes = await readRegularFile(file);
  const decoded = decode(bytes);
  if (decoded.text === '' && decoded.problem !== undefined)
    throw new UnreadableFileError(`${file}: ${decoded.problem}`);
  return { ...decoded, bytes };
}

/** The bytes of a regular file of at most `largest` bytes; rejects as {@link readTextFile} does. */
export async function readRegularFile(file: string, largest = Infinity): Promise<Uint8Array> {
  try {
    const handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      const found = await handle.stat();
      if (!found.isFile()) throw new Error('it is not a file');
      if (found.size > largest) throw new Error(`it has more than ${largest} bytes`);
      return await handle.readFile();
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw new UnreadableFileError(`${file} cannot be read: ${(error as Error).message}`);
  }
}
