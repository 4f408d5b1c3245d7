import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SCRIPT = join(__dirname, '../../.config/opensearch/opensearch.mjs');

/** Nodes of OpenSearch in a folder of their own, until they are stopped or this process ends. */
export interface DevelopmentCluster {
  readonly urls: readonly string[];
  stop(): Promise<void>;
}

/** Starts nodes; or says in one line why there are none to be had here. */
export async function developmentCluster(nodes = 1): Promise<DevelopmentCluster | string> {
  const folder = await mkdtemp(join(tmpdir(), 'proviso-opensearch-'));
  const child = fork(SCRIPT, ['--nodes', String(nodes), '--port', '0', '--folder', folder], { silent: true });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const ready = new Promise<readonly string[]>((resolve) => {
    child.once('message', (message: { urls: readonly string[] }) => resolve(message.urls));
  });
  const urls = await Promise.race([ready, ended]);
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true, maxRetries: 5 });
  if (urls === undefined) {
    await remove();
    return said.trim();
  }
  return {
    urls,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await remove();
    },
  };
}
