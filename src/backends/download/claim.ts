import * as l10n from '@vscode/l10n';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { DownloadError, onDisk } from './downloadError';

/** The files of the claims that this process holds. */
const held = new Set<string>();

/**
 * Does the work of a download while nobody else does it, in this process or another one. A claim is a file that holds the
 * number of its process; that of a process which is gone is void.
 *
 * Assumption: processes that share the folder know each other's numbers. Known failures: in two containers that share
 * it, both download; a number that another program has got since keeps a void claim up, until its file is deleted as the
 * message says; of two that come in the same instant, both may get the claim.
 *
 * @param file of the claim, in a folder that is there.
 * @throws DownloadError where another one downloads the model; else as `work` does.
 */
export async function claiming<T>(file: string, model: string, work: () => Promise<T>): Promise<T> {
  if (held.has(file)) throw taken(model, file, process.pid);
  held.add(file);
  try {
    const holder = await claim(file);
    if (holder !== undefined) throw taken(model, file, holder);
    try {
      return await work();
    } finally {
      await onDisk(file, () => rm(file, { force: true }));
    }
  } finally {
    held.delete(file);
  }
}

const taken = (model: string, file: string, holder: number): DownloadError =>
  new DownloadError(
    l10n.t(
      '{0} is being downloaded already, by process {1}: wait until that is done. If nothing downloads it, delete {2}.',
      model,
      holder,
      file,
    ),
  );

/** The process that has the claim; undefined where it is ours now. */
async function claim(file: string): Promise<number | undefined> {
  if (await create(file)) return undefined;
  const holder = await holderOf(file);
  if (isAlive(holder)) return holder;
  await onDisk(file, () => rm(file, { force: true }));
  return (await create(file)) ? undefined : holderOf(file);
}

/** 0 where the claim has gone, or was left half written. */
const holderOf = async (file: string): Promise<number> => Number(await readFile(file, 'utf8').catch(() => ''));

/** False where there is a claim. */
const create = (file: string): Promise<boolean> =>
  onDisk(file, async () => {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      return false;
    }
  });

/** Of another process than this one, which knows what it holds. */
function isAlive(id: number): boolean {
  if (!Number.isSafeInteger(id) || id <= 0 || id === process.pid) return false;
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
