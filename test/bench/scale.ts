/**
 * `npm run bench:scale -- --corpus FOLDER [--index-dir DIR] [--nodes 1,2,3] [--copies 1,4,8] [--questions FILE] [--limit 60]`: how fast a corpus
 * is pushed, what it takes on disk, and how long searches and the retrieval of `ask` take, by the number of nodes (one shard each) and, on one
 * node, by how many times the corpus is there: each further copy has other acts, with other names, ids and figures. Real nodes of
 * OpenSearch on this computer, started and stopped for each row.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { OpenSearchStore, pushCorpus, readClusterAddress, RestClient } from '../../src/backends';
import { STRATEGIES } from '../../src/evaluation';
import { openIndex, storeContents } from '../../src/indexing';
import { findProvisions } from '../../src/pipeline';
import { SharedIndex, type LegalIndex, type PackedIndex } from '../../src/search';
import type { StoreContents } from '../../src/store';
import { drain } from '../unit/support/indexOf';
import { copiesOf } from './copies';
import { questionsOf } from './questions';

const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    'index-dir': { type: 'string' },
    nodes: { type: 'string', default: '1,2,3' },
    copies: { type: 'string', default: '1,4,8' },
    questions: { type: 'string', default: '../shared/data/scenarios/questions.jsonl' },
    limit: { type: 'string', default: '60' },
    heap: { type: 'string', default: '512' },
  },
});

const ALIAS = 'bench';
const TOP = 100;

/** What `.config/opensearch/cluster.mjs` starts. */
interface Cluster {
  readonly urls: readonly string[];
  stop(): Promise<unknown>;
}

type Work = (question: string, index: LegalIndex) => Promise<unknown>;

const WORKS: readonly Work[] = [
  (question, index) => STRATEGIES.bm25.rank(question, TOP, { index, today: '2030-01-01' }),
  (question, index) => drain(findProvisions(question, { index })),
];

const numbers = (list: string): number[] => list.split(',').filter(Boolean).map(Number);

/** How often all questions are asked: of nodes that were just started, then of nodes that have served a while. */
const ROUNDS = 3;

/** Milliseconds of each question, ascending, with nothing kept from the one before: in the first round, and in the last. */
async function times(store: OpenSearchStore, work: Work, questions: readonly string[]): Promise<number[][]> {
  const first = new SharedIndex(store);
  for (const question of questions.slice(0, 5)) await first.with((index) => work(question, index));
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const taken: number[] = [];
    for (const question of questions) {
      const source = new SharedIndex(store, { alike: first });
      const began = performance.now();
      await source.with((index) => work(question, index));
      taken.push(performance.now() - began);
    }
    rounds.push(taken.sort((a, b) => a - b));
  }
  return [rounds[0]!, rounds.at(-1)!];
}

const percentile = (sorted: readonly number[], share: number): string =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!.toFixed(0);

async function bytesOf(client: RestClient, index: string): Promise<number> {
  const { body } = await client.request({ method: 'GET', path: `/${index}/_stats/store` });
  const stats = body as {
    readonly _all: { readonly primaries: { readonly store: { readonly size_in_bytes: number } } };
  };
  return stats._all.primaries.store.size_in_bytes;
}

/** Pushes to nodes of its own, asks, and says what that took. */
async function measure(nodes: number, contents: StoreContents, questions: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'proviso-scale-'));
  const script = pathToFileURL(resolve(__dirname, '../../.config/opensearch/cluster.mjs')).href;
  const { startCluster } = (await import(script)) as { startCluster: (options: object) => Promise<Cluster> };
  const cluster = await startCluster({ folder, nodes, heapMb: Number(values.heap) });
  try {
    const hosts = cluster.urls.map((url) => new URL(url).host).join(',');
    const client = new RestClient(readClusterAddress(`http://${hosts}`));
    const began = performance.now();
    const { index } = (await drain(pushCorpus(client, contents, { alias: ALIAS, shards: nodes, replicas: 0 }))).result;
    const seconds = (performance.now() - began) / 1000;
    const pushLoad = loadavg()[0]!;
    const store = await OpenSearchStore.open(client, ALIAS);
    const taken = [];
    for (const work of WORKS) taken.push(...(await times(store, work, questions)));
    const { size, provisions } = contents.description;
    const cells = [
      nodes,
      provisions,
      size,
      `${seconds.toFixed(0)} s`,
      (size / seconds).toFixed(0),
      `${((await bytesOf(client, index)) / 1e6).toFixed(0)} MB`,
      ...taken.map((sorted) => `${percentile(sorted, 0.5)}, ${percentile(sorted, 0.95)}`),
      `${pushLoad.toFixed(0)}, ${loadavg()[0]!.toFixed(0)}`,
    ];
    return `| ${cells.join(' | ')} |`;
  } finally {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

void (async () => {
  const { corpus = '../shared/data/obliqa/passages.jsonl', 'index-dir': indexDir } = values;
  const { index } = (await drain(openIndex({ paths: [corpus], ...(indexDir && { indexDir }) }))).result;
  const contents = storeContents(index as PackedIndex, (file) => file);
  const questions = await questionsOf(values.questions, Number(values.limit));
  console.log(
    '| Nodes | Provisions | Documents | Pushed in | A second | On disk | bm25 p50, p95 | later | ask p50, p95 | later | Load |',
  );
  console.log('| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const nodes of numbers(values.nodes)) console.log(await measure(nodes, contents, questions));
  for (const copies of numbers(values.copies)) {
    if (copies === 1 && numbers(values.nodes).includes(1)) continue;
    console.log(await measure(1, copiesOf(contents, copies), questions));
  }
})();
