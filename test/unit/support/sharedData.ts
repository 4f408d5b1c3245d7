import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const FOLDER = resolve(__dirname, '../../../../shared/data');

/**
 * A file of the shared statutes and benchmarks, which lie beside the project and are no part of it. Skips the running
 * test, with a message, where they are not there.
 */
export function sharedData(context: Mocha.Context, ...names: string[]): string {
  const file = resolve(FOLDER, ...names);
  if (!existsSync(file)) {
    console.log(`        skipped: ${names.join('/')} is not on this machine`);
    context.skip();
  }
  return file;
}
