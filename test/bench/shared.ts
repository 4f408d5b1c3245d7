/**
 * `npm run bench:shared -- opensearch://host:port/NAME --questions FILE [--limit 50] [--only WORK] [--kept] [--requests] [--against FOLDER
 * [--index-dir DIR]]`: what a question over a shared corpus takes, by strategy: milliseconds, those of them that the cluster says its
 * searches took, processor time here, round trips and requests. Nothing is kept from one question to the next unless `--kept` is given.
 * With the folder that was pushed, what is found is held against it, question by question, and what that takes is told, too. FILE: JSON
 * lines of {background?, question}.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { OpenSearchStore, readCorpusAddress, RestClient } from '../../src/backends';
import { STRATEGIES, type StrategyName } from '../../src/evaluation';
import { openIndex } from '../../src/indexing';
import { findProvisions } from '../../src/pipeline';
import { SharedIndex, type IndexSource, type LegalIndex } from '../../src/search';
import { drain } from '../unit/support/indexOf';
import { questionsOf } from './questions';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    questions: { type: 'string', default: '../shared/data/scenarios/questions.jsonl' },
    limit: { type: 'string', default: '50' },
    kept: { type: 'boolean', default: false },
    requests: { type: 'boolean', default: false },
    only: { type: 'string' },
    against: { type: 'string' },
    'index-dir': { type: 'string' },
  },
});

/** Deep enough for a list that a person reads, and for what is measured of it. */
const TOP = 100;
/** So many of a list are held against those of the folder. */
const COMPARED = 10;
const TODAY = '2030-01-01';

/** Counts what a client asks. */
class CountedClient extends RestClient {
  requests = 0;
  /** As the cluster says it, in milliseconds. */
  took = 0;
  readonly lines: string[] = [];

  override async request(...args: Parameters<RestClient['request']>): ReturnType<RestClient['request']> {
    const began = performance.now();
    const reply = await super.request(...args);
    const { took } = (reply.body ?? {}) as { readonly took?: number };
    this.requests += 1;
    this.took += took ?? 0;
    if (values.requests) {
      const { path, body } = args[0];
      const [sent, came] = [body, reply.body].map((json) => JSON.stringify(json ?? '').length);
      this.lines.push(`${path} ${sent} B -> ${came} B, ${(performance.now() - began).toFixed(0)} ms, took ${took}`);
    }
    return reply;
  }
}

interface Measured {
  readonly found: readonly string[];
  readonly wall: number;
  readonly took: number;
  readonly processor: number;
  readonly passes: number;
  readonly requests: number;
}

/** What a work comes to: the best ids, and what was selected and followed, in their order. */
type Work = (question: string, index: LegalIndex) => Promise<readonly string[]>;

/** What was found, by name where that is held against the folder; a name costs a round trip that no search needs. */
const idsOf = (hits: readonly { readonly ordinal: number }[], { corpus }: LegalIndex): string[] =>
  hits.map(({ ordinal }) => (values.against === undefined ? String(ordinal) : corpus.id(ordinal)));

const byStrategy =
  (name: StrategyName): Work =>
  async (question, index) => {
    const { hits } = await STRATEGIES[name].rank(question, TOP, { index, today: TODAY });
    return idsOf(hits.slice(0, COMPARED), index);
  };

/** What is measured: searches, what an answer rests on, and the whole answer. */
const WORKS: Readonly<Record<string, Work>> = {
  bm25: byStrategy('bm25'),
  lexical: byStrategy('lexical'),
  'ask, retrieval': async (question, index) => {
    const { ranking, selections, cited } = (await drain(findProvisions(question, { index }))).result;
    return [ranking.slice(0, COMPARED), selections, cited].flatMap((hits) => ['--', ...idsOf(hits, index)]);
  },
  ask: byStrategy('ask'),
};

async function measured(source: IndexSource, client: CountedClient, ask: Work, question: string): Promise<Measured> {
  const [requests, took, from] = [client.requests, client.took, client.lines.length];
  const processor = process.cpuUsage();
  const began = performance.now();
  let passes = 0;
  const found = await source.with((index) => {
    passes += 1;
    client.lines.push(`-- pass ${passes} after ${(performance.now() - began).toFixed(0)} ms`);
    return ask(question, index);
  });
  const wall = performance.now() - began;
  const { user, system } = process.cpuUsage(processor);
  if (values.requests) console.log(client.lines.slice(from).join('\n'), `\n   ${wall.toFixed(0)} ms`);
  return {
    found,
    wall,
    took: client.took - took,
    processor: (user + system) / 1000,
    passes,
    requests: client.requests - requests,
  };
}

function percentile(all: readonly Measured[], what: Exclude<keyof Measured, 'found'>, share: number): string {
  const sorted = all.map((one) => one[what]).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!.toFixed(0);
}

function row(name: string, all: readonly Measured[]): string {
  const cells = (['wall', 'took', 'processor', 'passes', 'requests'] as const).flatMap((what) =>
    [0.5, 0.95].map((share) => percentile(all, what, share)),
  );
  return `| ${[name, all.length, ...cells].join(' | ')} |`;
}

async function folderIndex(): Promise<LegalIndex | undefined> {
  const { against, 'index-dir': indexDir } = values;
  if (against === undefined) return undefined;
  return (await drain(openIndex({ paths: [against], ...(indexDir && { indexDir }) }))).result.index;
}

void (async () => {
  const [address = ''] = positionals;
  const { cluster, alias } = readCorpusAddress(address, { key: process.env['PROVISO_CORPUS_KEY'] });
  const client = new CountedClient(cluster);
  const store = await OpenSearchStore.open(client, alias);
  const [questions, folder] = [await questionsOf(values.questions, Number(values.limit)), await folderIndex()];
  const columns = ['ms', 'cluster ms', 'processor ms', 'passes', 'requests'].flatMap((name) => [`${name} p50`, 'p95']);
  console.log(`| | questions | ${columns.join(' | ')} |`);
  console.log(`| --- |${' ---: |'.repeat(columns.length + 1)}`);
  const first = new SharedIndex(store);
  for (const [name, ask] of Object.entries(WORKS).filter(([each]) => each === (values.only ?? each))) {
    // What runs for the first time is compiled; the names of acts are learned once a session.
    for (const question of questions.slice(0, 3)) await first.with((index) => ask(question, index));
    const all: Measured[] = [];
    const here: Measured[] = [];
    let source = new SharedIndex(store, { alike: first });
    for (const question of questions) {
      if (!values.kept) source = new SharedIndex(store, { alike: first });
      all.push(await measured(source, client, ask, question));
      if (folder !== undefined) here.push(await measured(folder, client, ask, question));
    }
    console.log(row(name, all));
    if (folder === undefined) continue;
    const equal = all.filter(({ found }, at) => found.join() === here[at]!.found.join()).length;
    console.log(row(`${name}, in the folder: ${equal} equal`, here));
  }
  console.log(`\nload ${loadavg()[0]!.toFixed(1)}`);
})();
