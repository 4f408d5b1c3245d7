import { join } from 'node:path';
import { build } from 'esbuild';

/** Bundles what a build's threads run into a folder, as the extension ships it; resolves to the file. */
export async function buildWorkerFile(folder: string): Promise<string> {
  const outfile = join(folder, 'buildWorker.js');
  await build({
    entryPoints: ['src/search/buildWorker.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    logLevel: 'error',
  });
  return outfile;
}
