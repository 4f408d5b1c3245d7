import { mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder and those above it; one that is there stays. Rejects as `mkdir` does. Node's own recursive way never ends
 * where a file system says "no such entry" of a folder in one that is there, as /proc does.
 */
export async function makeFolder(path: string): Promise<void> {
  const missing: string[] = [];
  let at = resolve(path);
  while (!(await isMade(at))) {
    missing.push(at);
    at = dirname(at);
  }
  // Another process may have been quicker.
  for (const folder of missing.reverse()) if (!(await isMade(folder))) await mkdir(folder);
}

/** Whether a folder is there now; false where the one above it is missing. */
async function isMade(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && dirname(folder) !== folder) return false;
    const found = await stat(folder).catch(() => undefined);
    if (found?.isDirectory() === true) return true;
    throw error;
  }
}
