// `npm run opensearch [-- --nodes 3 --port 9200 --heap 512 --folder DIR]`: a development cluster of OpenSearch on this machine, from
// packages of Maven Central, until it is interrupted. Reached from this machine alone; without keys, so never for more.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startCluster } from './cluster.mjs';
import { cacheFolder, NoClusterError } from './packages.mjs';

const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '1' },
    port: { type: 'string', default: '9200' },
    heap: { type: 'string', default: '512' },
    folder: { type: 'string' },
  },
});
const [nodes, port, heapMb] = [values.nodes, values.port, values.heap].map(Number);

try {
  if (![nodes, port, heapMb].every(Number.isSafeInteger) || nodes < 1 || nodes > 9 || port < 0 || heapMb < 256) {
    throw new NoClusterError('--nodes takes 1 to 9, --port a number (0: any that is free), --heap 256 MB or more.');
  }
  console.log(`Starting ${nodes === 1 ? 'one node' : `${nodes} nodes`} of OpenSearch, some 0.7 GB of memory each ...`);
  const folder = values.folder ?? join(cacheFolder(), `data-${nodes}`);
  const cluster = await startCluster({ folder, nodes, port, heapMb });
  console.log(`Ready: ${cluster.urls.join(', ')}`);
  console.log(`Put a corpus there: proviso push FOLDER --to ${cluster.urls[0]} --alias law`);
  const end = () => void cluster.stop().then(() => process.exit(0));
  process.once('SIGINT', end).once('SIGTERM', end);
  // A test that has started it is told where, and takes it along when it ends.
  if (process.send) {
    process.once('disconnect', end);
    process.send({ urls: cluster.urls });
  }
} catch (error) {
  if (!(error instanceof NoClusterError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
