import { rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceStamp } from '../../../src/indexing';

/** File name to text. */
export type Files = Readonly<Record<string, string>>;

/** Writes files into a folder and keeps count of time, so that every write is seen. */
export class Shelf {
  #time = 1_000_000_000;

  constructor(readonly folder: string) {}

  /** @param touched whether files that stay get new times, too */
  async put(before: Files, after: Files, touched = false): Promise<SourceStamp[]> {
    for (const name of Object.keys(before)) if (!(name in after)) await rm(join(this.folder, name));
    const stamps: SourceStamp[] = [];
    for (const name of Object.keys(after).sort()) {
      const file = join(this.folder, name);
      const isNew = after[name] !== before[name];
      if (isNew) await writeFile(file, after[name]!);
      if (isNew || touched) {
        this.#time += 10;
        await utimes(file, this.#time, this.#time);
      }
      const { size, mtimeMs, ctimeMs } = await stat(file);
      stamps.push({ file, size, mtimeMs, ctimeMs, isLaw: true });
    }
    return stamps;
  }
}
