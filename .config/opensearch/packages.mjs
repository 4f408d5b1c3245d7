// The packages of a development cluster: fetched once by Maven, kept in the user's cache.
import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, URL } from 'node:url';

const POM = fileURLToPath(new URL('pom.xml', import.meta.url));
/** How long Maven may take, in milliseconds: some 56 MB. */
const MOST_FETCHING = 300_000;

/** There is no cluster to be had here; the message says why, in one line. */
export class NoClusterError extends Error {}

/** Where everything of development clusters lies. */
export const cacheFolder = () =>
  join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'proviso', 'opensearch');

/** The folder of the packages; fetches them where they are not there yet. Throws NoClusterError where they cannot be had. */
export async function packages() {
  const name = createHash('sha256')
    .update(await readFile(POM))
    .digest('hex')
    .slice(0, 16);
  const folder = join(cacheFolder(), `packages-${name}`);
  if (existsSync(folder)) return folder;
  await mkdir(cacheFolder(), { recursive: true });
  const partial = await mkdtemp(`${folder}-`);
  try {
    await fetched(partial);
    await rename(partial, folder);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    // Someone else was faster.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

function fetched(folder) {
  const goal = ['package', `-DoutputDirectory=${folder}`];
  return new Promise((resolve, reject) => {
    const child = spawn('mvn', ['-q', '-B', '-f', POM, ...goal], {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: MOST_FETCHING,
      // mvn is a shell script on Windows.
      shell: process.platform === 'win32',
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
    child.on('error', () =>
      reject(new NoClusterError('OpenSearch cannot be fetched: there is no Maven (`mvn`) here.')),
    );
    child.on('close', (code) => {
      if (code === 0) return resolve();
      const line =
        said
          .split('\n')
          .find((each) => each.includes('ERROR'))
          ?.trim() ?? '';
      return reject(new NoClusterError(`OpenSearch cannot be fetched from Maven Central: ${line.slice(0, 200)}`));
    });
  });
}
