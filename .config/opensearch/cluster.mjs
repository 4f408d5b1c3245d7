// A cluster of real OpenSearch nodes on this machine alone, each a process of its own, for development and tests.
import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { clearTimeout, setTimeout } from 'node:timers';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath, URL } from 'node:url';
import { NoClusterError, packages } from './packages.mjs';

const MAIN = fileURLToPath(new URL('DevelopmentNode.java', import.meta.url));
const HOST = '127.0.0.1';
/** How long a cluster may take to come up, in milliseconds: 20 s on an idle machine. */
const MOST_STARTING = 240_000;
/** How long a node may take to end once it was asked to. */
const MOST_ENDING = 15_000;
/** The last lines that a node wrote, to be shown when it dies. */
const KEPT_OUTPUT = 4_000;

/**
 * Starts a cluster and resolves once all its nodes have joined.
 *
 * @param folder keeps its data; a cluster of the same size finds there what the last one held.
 * @param port of the first node, the next ones follow; 0: any free ones.
 * @param heapMb of each node.
 * @returns its addresses, what kills a node as `kill -9` does, what starts it again, and what ends all.
 */
export async function startCluster({ folder, nodes = 1, port = 0, heapMb = 512 }) {
  const jars = await packages();
  const http = await freePorts(nodes, port);
  const transport = await freePorts(nodes, port === 0 ? 0 : port + 100);
  const start = (at) => new DevelopmentNode({ jars, folder, at, http, transport, heapMb });
  await mkdir(folder, { recursive: true });
  const running = http.map((_, at) => start(at));
  const cluster = {
    urls: http.map((each) => `http://${HOST}:${each}`),
    /** As `kill -9` does. */
    kill: (at) => running[at].kill(),
    async restart(at) {
      await running[at].kill();
      running[at] = start(at);
      await isWhole(cluster.urls[at], nodes, running);
    },
    stop: () => Promise.all(running.map((node) => node.stop())),
  };
  try {
    await isWhole(cluster.urls[0], nodes, running);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return cluster;
}

class DevelopmentNode {
  #child;
  #ended;
  output = '';
  hasEnded = false;

  constructor({ jars, folder, at, http, transport, heapMb }) {
    const name = `node-${at + 1}`;
    const home = join(folder, name);
    const peers = transport.map((each) => `${HOST}:${each}`).join(',');
    const names = transport.map((_, each) => `node-${each + 1}`).join(',');
    const settings = {
      'cluster.name': 'proviso-development',
      'node.name': name,
      'path.home': home,
      'path.data': join(home, 'data'),
      // Where snapshots may be kept: all nodes see the same folder.
      'path.repo': join(folder, 'snapshots'),
      'network.host': HOST,
      'http.port': http[at],
      'transport.port': transport[at],
      'discovery.seed_hosts': peers,
      'cluster.initial_cluster_manager_nodes': names,
      'action.auto_create_index': false,
      // A full disk of a developer's machine is no reason to refuse a corpus of a few hundred megabytes.
      'cluster.routing.allocation.disk.threshold_enabled': false,
    };
    const heap = [`-Xms${heapMb}m`, `-Xmx${heapMb}m`];
    this.#child = spawn(
      'java',
      [...heap, '-cp', join(jars, '*'), MAIN, ...Object.entries(settings).map(([key, value]) => `${key}=${value}`)],
      { stdio: ['pipe', 'pipe', 'pipe'] },
    );
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => (this.output = (this.output + text).slice(-KEPT_OUTPUT)));
    }
    // Written to or not, a pipe of a process that has died tells it.
    this.#child.stdin.on('error', () => undefined);
    this.#ended = new Promise((resolve) => {
      this.#child.on('error', () => {
        this.output = 'There is no Java (`java`) here.';
        resolve();
      });
      this.#child.on('close', resolve);
    }).then(() => (this.hasEnded = true));
  }

  kill() {
    this.#child.kill('SIGKILL');
    return this.#ended;
  }

  async stop() {
    this.#child.stdin.end();
    const late = setTimeout(() => this.#child.kill('SIGKILL'), MOST_ENDING);
    await this.#ended;
    clearTimeout(late);
  }
}

/** Waits until all nodes have joined; throws NoClusterError where one has died, or it takes too long. */
async function isWhole(url, nodes, running) {
  const health = `${url}/_cluster/health?wait_for_nodes=${nodes}&wait_for_status=yellow&timeout=1s`;
  for (let waited = 0; waited < MOST_STARTING; waited += 500) {
    const dead = running.find(({ hasEnded }) => hasEnded);
    if (dead) throw new NoClusterError(`A node of OpenSearch did not start: ${dead.output.trim().split('\n')[0]}`);
    if (await answers(health)) return;
    await wait(500);
  }
  throw new NoClusterError(`OpenSearch did not start within ${MOST_STARTING / 1000} s.`);
}

async function answers(url) {
  try {
    return (await globalThis.fetch(url, { signal: globalThis.AbortSignal.timeout(5_000) })).ok;
  } catch {
    // It does not listen yet.
    return false;
  }
}

/** So many ports in a row from one on, or any that are free now. */
async function freePorts(count, first) {
  if (first > 0) return Array.from({ length: count }, (_, at) => first + at);
  const servers = await Promise.all(Array.from({ length: count }, listening));
  const ports = servers.map((server) => server.address().port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

function listening() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, HOST, () => resolve(server));
  });
}
