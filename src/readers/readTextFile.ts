import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { decode, type Decoded } from './decode';

/** A file that cannot be read as text; the message names it and says why. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
}

/**
 * The text of a regular file, with the problem of its encoding where there is one. Rejects with
 * {@link UnreadableFileError} for what is missing, closed to the user, binary, or no file (a pipe would block for ever).
 */
export async function readTextFile(file: string): Promise<Decoded> {
  const decoded = decode(await readRegularFile(file));
  if (decoded.text === '' && decoded.problem !== undefined)
    throw new UnreadableFileError(`${file}: ${decoded.problem}`);
  return decoded;
}

async function readRegularFile(file: string): Promise<Uint8Array> {
  try {
    const handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      if (!(await handle.stat()).isFile()) throw new Error('it is not a file');
      return await handle.readFile();
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw new UnreadableFileError(`${file} cannot be read: ${(error as Error).message}`);
  }
}
