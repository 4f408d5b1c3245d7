import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { openPromise } from 'yauzl';

/** The files of a zip archive, by their names, as they are once unpacked. */
export async function readZip(file: string): Promise<ReadonlyMap<string, Buffer>> {
  const archive = await openPromise(file, { lazyEntries: true });
  const files = new Map<string, Buffer>();
  for await (const entry of archive.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue;
    files.set(entry.fileName, await buffer(await archive.openReadStreamPromise(entry)));
  }
  return files;
}

/** Writes such files into a folder. */
export async function unpack(files: ReadonlyMap<string, Buffer>, folder: string): Promise<void> {
  for (const [name, content] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}
