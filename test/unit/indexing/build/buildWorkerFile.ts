import { basename, join } from 'node:path';
import { build } from 'esbuild';

/** Bundles what a build's threads run into a folder, as the extension ships it; resolves to the file. */
export const buildWorkerFile = (folder: string): Promise<string> => bundle('src/indexing/build/buildWorker.ts', folder);

/** Bundles a source file into a folder; resolves to the bundle. */
export async function bundle(source: string, folder: string): Promise<string> {
  const outfile = join(folder, `${basename(source, '.ts')}.js`);
  await build({
    entryPoints: [source],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    logLevel: 'error',
  });
  return outfile;
}
