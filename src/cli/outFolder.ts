import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { makeFolder } from '../files';
import { CommandError } from './command';

/** Makes the folder of `--out` ready before the work, which may take long. */
export async function prepareFolder(directory: string): Promise<void> {
  try {
    await makeFolder(directory);
    await access(directory, constants.W_OK);
  } catch (error) {
    throw new CommandError(`--out ${directory} is no folder that can be written to: ${(error as Error).message}`);
  }
}
