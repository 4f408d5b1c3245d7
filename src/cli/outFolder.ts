import { constants } from 'node:fs';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from './command';

/** Makes the folder of `--out` ready before the work, which may take long. */
export async function prepareFolder(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true });
    await access(directory, constants.W_OK);
  } catch (error) {
    throw new CommandError(`--out ${directory} is no folder that can be written to: ${(error as Error).message}`);
  }
}

/** Under a temporary name first: an older file stays whole until the new one is. */
export async function writeWhole(directory: string, name: string, content: string): Promise<void> {
  const file = join(directory, name);
  await writeFile(`${file}.tmp`, content);
  await rename(`${file}.tmp`, file);
}
