import { access } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the program's folder may be: above the bundle, or above the sources. */
const HOMES = [join(__dirname, '..'), join(__dirname, '../..')];

/** The path of a file or folder that the program brings with it, by its name in the program's folder. */
export async function broughtAlong(name: string): Promise<string | undefined> {
  for (const home of HOMES) {
    const path = join(home, name);
    const isThere = await access(path).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
  }
  return undefined;
}
