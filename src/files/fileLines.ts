import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { StringDecoder } from 'node:string_decoder';
import { UnreadableFileError } from '../readers';

/** What is read of a file at a time, in bytes. */
const CHUNK = 1 << 16;

export interface FileLine {
  /** One-based. */
  readonly number: number;
  /** Without its end; undefined where the line is longer than asked for. */
  readonly text: string | undefined;
}

/**
 * The lines of a UTF-8 file, one after another, so that a file of any size is read in little memory. The byte order mark
 * is left out. Rejects with {@link UnreadableFileError}.
 *
 * @param longest in UTF-16 code units; of a longer line no more than that is held
 */
export async function* fileLines(file: string, longest: number, signal?: AbortSignal): AsyncGenerator<FileLine> {
  let number = 0;
  let held = '';
  let isTooLong = false;
  const take = (part: string): void => {
    if (isTooLong || held.length + part.length > longest) [held, isTooLong] = ['', true];
    else held += part;
  };
  const line = (): FileLine => {
    number += 1;
    const text = isTooLong ? undefined : held.replace(/\r$/u, '').replace(number === 1 ? /^\uFEFF/u : /^(?!)/u, '');
    [held, isTooLong] = ['', false];
    return { number, text };
  };
  for await (const chunk of chunksOf(file, signal)) {
    const parts = chunk.split('\n');
    for (const part of parts.slice(0, -1)) {
      take(part);
      yield line();
    }
    take(parts.at(-1)!);
  }
  if (held !== '' || isTooLong) yield line();
}

/** The first code units of a text file, at most `count`. Rejects with {@link UnreadableFileError}. */
export async function startOf(file: string, count: number, signal: AbortSignal): Promise<string> {
  for await (const chunk of chunksOf(file, signal)) return chunk.slice(0, count);
  return '';
}

/** Whether a file is UTF-8 throughout and holds no NUL, of whatever size. Rejects with {@link UnreadableFileError}. */
export async function isUtf8File(file: string, signal?: AbortSignal): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of bytesOf(file, signal)) {
      if (bytes.includes(0)) return false;
      decoder.decode(bytes, { stream: true });
    }
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

async function* chunksOf(file: string, signal?: AbortSignal): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  for await (const bytes of bytesOf(file, signal)) yield decoder.write(bytes);
  yield decoder.end();
}

async function* bytesOf(file: string, signal?: AbortSignal): AsyncGenerator<Buffer> {
  try {
    const handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      if (!(await handle.stat()).isFile()) throw new Error('it is not a file');
      const options = { highWaterMark: CHUNK, autoClose: false, ...(signal && { signal }) };
      yield* handle.createReadStream(options) as AsyncIterable<Buffer>;
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw new UnreadableFileError(`${file} cannot be read: ${(error as Error).message}`);
  }
}
