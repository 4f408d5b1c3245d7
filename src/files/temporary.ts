import { createHash, randomUUID } from 'node:crypto';
import { chmod, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';

const END = '.tmp';
/** This computer in the name of a file: what writes on another cannot be asked whether it lives. */
const HOST = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
/** Of a file whose writer cannot be asked, in milliseconds: older ones were left by one that died. */
const LEFT_MS = 3_600_000;

/** A name beside a file for what takes its place once it is whole; it tells who writes it. */
export const temporaryOf = (file: string): string => `${file}.${HOST}-${process.pid}-${randomUUID().slice(0, 8)}${END}`;

/**
 * Writes a file under a temporary name first: an older one stays whole until the new one is, and nothing else is left, also
 * of a writer that died.
 *
 * @param content whole, or in pieces, which are written one after another.
 */
export async function writeWhole(file: string, content: string | Iterable<string>): Promise<void> {
  await removeLeftovers(file);
  const temporary = temporaryOf(file);
  try {
    await writeFile(temporary, content);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** A file that is there, and what it is to hold. */
export interface Rewritten {
  readonly before: Uint8Array;
  readonly after: Uint8Array;
}

/**
 * Writes files that are there, all of them or none: each under a temporary name first, with the mode of the one whose place
 * it takes. Where one cannot take its place, those before it get their old content back.
 */
export async function writeTogether(files: ReadonlyMap<string, Rewritten>): Promise<void> {
  const staged = new Map<string, string>();
  const placed: string[] = [];
  try {
    for (const [file, { after }] of files) {
      const temporary = temporaryOf(file);
      staged.set(file, temporary);
      await writeFile(temporary, after, { mode: 0o600 });
      await chmod(temporary, (await stat(file)).mode);
    }
    for (const [file, temporary] of staged) {
      await rename(temporary, file);
      placed.push(file);
    }
  } catch (error) {
    for (const temporary of staged.values()) await rm(temporary, { force: true });
    for (const file of placed) await writeFile(file, files.get(file)!.before);
    throw error;
  }
}

/** Removes what writers of a file have left that died while they wrote. Nothing where its folder cannot be read. */
export async function removeLeftovers(file: string): Promise<void> {
  const folder = dirname(file);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    if (!name.startsWith(`${basename(file)}.`) || !name.endsWith(END)) continue;
    const left = join(folder, name);
    if (await isLeft(left, name.slice(basename(file).length + 1))) await rm(left, { force: true });
  }
}

async function isLeft(file: string, writer: string): Promise<boolean> {
  const [, host, pid] = /^([\da-f]{8})-(\d+)-/u.exec(writer) ?? [];
  if (host === HOST && !isAlive(Number(pid))) return true;
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > LEFT_MS;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
