/**
 * `npm run bench:nodes [-- --nodes 3 --askers 20 --seconds 20 --corpus PATH]`: real nodes of OpenSearch on this computer, as many people
 * who search a corpus on them, and `kill -9` of each node in turn. Every answer is held against that of the index that was pushed.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { setTimeout as delay } from 'node:timers/promises';
import { OpenSearchStore, pushCorpus, readClusterAddress, RestClient } from '../../src/backends';
import { STRATEGIES } from '../../src/evaluation';
import { openIndex, storeContents } from '../../src/indexing';
import { SharedIndex, type IndexSource, type PackedIndex } from '../../src/search';
import { StoreError } from '../../src/store';
import { writeLaw } from '../chaos/law';
import { drain } from '../unit/support/indexOf';

const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '3' },
    askers: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '20' },
    corpus: { type: 'string' },
  },
});
const [nodes, askers, seconds] = [values.nodes, values.askers, values.seconds].map(Number) as [number, number, number];

const ALIAS = 'bench';
const TOP = 20;
/** Words of a question. */
const WORDS = 8;
const QUESTIONS = 200;

/** What `.config/opensearch/cluster.mjs` starts. */
interface Cluster {
  readonly urls: readonly string[];
  kill(node: number): Promise<unknown>;
  restart(node: number): Promise<void>;
  stop(): Promise<unknown>;
}

/** One question that was asked. */
interface Asked {
  /** When its answer or error came, in milliseconds of this process. */
  readonly at: number;
  readonly took: number;
  readonly outcome: 'right' | 'wrong' | 'error';
}

/** The texts of provisions, cut. */
function questionsOf({ corpus }: PackedIndex): string[] {
  const speaking = Array.from({ length: corpus.size }, (_, ordinal) => ordinal).filter((ordinal) =>
    corpus.hasText(ordinal),
  );
  const step = Math.max(1, Math.floor(speaking.length / QUESTIONS));
  return speaking
    .filter((_, at) => at % step === 0)
    .map((ordinal) => corpus.text(ordinal).split(/\s+/u).slice(0, WORDS).join(' '));
}

/** The scores of what is found: what is equal may change places. */
const found = (source: IndexSource, question: string): Promise<number[]> =>
  source.with(async (index) => {
    const { hits } = await STRATEGIES.lexical.rank(question, TOP, { index, today: '2030-01-01' });
    return hits.map(({ score }) => score);
  });

/** As far as a cluster has them, which adds in single precision. */
const areSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((score, at) => Math.abs(score - other[at]!) <= 1e-4 * Math.max(1, score));

/** Asks one question after another, with nothing kept from the last one. */
async function keepAsking(
  store: OpenSearchStore,
  expected: readonly (readonly [question: string, answer: readonly number[]])[],
  first: number,
  all: Asked[],
  signal: AbortSignal,
): Promise<void> {
  for (let next = first; !signal.aborted; next += 1) {
    const [question, answer] = expected[next % expected.length]!;
    const began = performance.now();
    const outcome = await found(new SharedIndex(store), question).then<Asked['outcome'], Asked['outcome']>(
      (said) => (areSame(said, answer) ? 'right' : 'wrong'),
      (error: unknown) => {
        if (!(error instanceof StoreError)) throw error;
        return 'error';
      },
    );
    const at = performance.now();
    all.push({ at, took: at - began, outcome });
  }
}

const percentile = (sorted: readonly number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN).toFixed(0);

/** A row of what was asked from one time on to another. */
function row(name: string, all: readonly Asked[], from: number, to: number): string {
  const asked = all.filter(({ at }) => at >= from && at < to);
  const count = (outcome: Asked['outcome']): number => asked.filter((one) => one.outcome === outcome).length;
  const lastError = asked.filter(({ outcome }) => outcome === 'error').at(-1);
  const times = asked.map(({ took }) => took).sort((a, b) => a - b);
  const until = lastError === undefined ? '-' : `${((lastError.at - from) / 1000).toFixed(1)} s`;
  const cells = [
    name,
    asked.length,
    count('wrong'),
    count('error'),
    until,
    percentile(times, 0.5),
    percentile(times, 0.95),
  ];
  return `| ${cells.join(' | ')} |`;
}

async function measure(cluster: Cluster, folder: string): Promise<void> {
  const paths = [values.corpus ?? join(folder, 'law')];
  if (values.corpus === undefined) writeLaw(paths[0]!);
  const { index } = (await drain(openIndex({ paths, indexDir: join(folder, 'index') }))).result;
  const client = new RestClient(readClusterAddress(`http://${cluster.urls.map((url) => new URL(url).host).join(',')}`));
  const contents = storeContents(index as PackedIndex, (file) => file);
  await drain(pushCorpus(client, contents, { alias: ALIAS, shards: nodes, replicas: nodes > 1 ? 1 : 0 }));
  // Copies are made in the background.
  await client.request({ method: 'GET', path: '/_cluster/health?wait_for_status=green&timeout=25s' });
  const expected: [string, number[]][] = [];
  for (const question of questionsOf(index as PackedIndex)) expected.push([question, await found(index, question)]);
  const store = await OpenSearchStore.open(client, ALIAS);
  const all: Asked[] = [];
  const stop = new AbortController();
  const asking = Array.from({ length: askers }, (_, asker) => keepAsking(store, expected, asker * 7, all, stop.signal));
  const lines = [
    '| | answers | wrong | errors | last error after | p50 ms | p95 ms |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
  ];
  const during = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    const from = performance.now();
    await work();
    lines.push(row(name, all, from, performance.now()));
  };
  const pause = (): Promise<void> => delay(seconds * 1000);
  await during('all nodes', pause);
  for (let node = 0; nodes > 1 && node < nodes; node += 1) {
    await during(`node ${node + 1} killed`, async () => {
      await cluster.kill(node);
      await pause();
    });
    await during(`node ${node + 1} back`, async () => {
      await cluster.restart(node);
      await client.request({
        method: 'GET',
        path: '/_cluster/health?wait_for_status=green&timeout=25s',
        expected: [408],
      });
    });
  }
  stop.abort();
  await Promise.all(asking);
  console.log(`${index.statistics.provisions} provisions, ${nodes} nodes, ${askers} askers, top ${TOP} by lexical\n`);
  console.log(lines.join('\n'));
  if (all.some(({ outcome }) => outcome === 'wrong')) process.exitCode = 1;
}

void (async () => {
  const folder = await mkdtemp(join(tmpdir(), 'proviso-nodes-'));
  const script = pathToFileURL(resolve(__dirname, '../../.config/opensearch/cluster.mjs')).href;
  const { startCluster } = (await import(script)) as { startCluster: (options: object) => Promise<Cluster> };
  const cluster = await startCluster({ folder: join(folder, 'nodes'), nodes });
  try {
    await measure(cluster, folder);
  } finally {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
})();
