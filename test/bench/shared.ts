/**
 * `npm run bench:shared -- opensearch://host:port/NAME --questions FILE [--limit 50] [--kept] [--requests]`: what a question over a shared
 * corpus takes, by strategy: milliseconds, those of them that the cluster says its searches took, processor time here, round trips and
 * requests. Nothing is kept from one question to the next unless `--kept` is given. FILE: JSON lines of {background?, question}.
 */
import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { OpenSearchStore, readCorpusAddress, RestClient } from '../../src/backends';
import { STRATEGIES, type StrategyName } from '../../src/evaluation';
import { findProvisions } from '../../src/pipeline';
import { SharedIndex, type LegalIndex } from '../../src/search';
import { drain } from '../unit/support/indexOf';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    questions: { type: 'string', default: '../shared/data/scenarios/questions.jsonl' },
    limit: { type: 'string', default: '50' },
    kept: { type: 'boolean', default: false },
    requests: { type: 'boolean', default: false },
  },
});

/** Deep enough for a list that a person reads, and for what is measured of it. */
const TOP = 100;
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
  readonly wall: number;
  readonly took: number;
  readonly processor: number;
  readonly passes: number;
  readonly requests: number;
}

type Work = (question: string, index: LegalIndex) => Promise<unknown>;

const byStrategy =
  (name: StrategyName): Work =>
  (question, index) =>
    STRATEGIES[name].rank(question, TOP, { index, today: TODAY });

/** What is measured: searches, what an answer rests on, and the whole answer. */
const WORKS: Readonly<Record<string, Work>> = {
  bm25: byStrategy('bm25'),
  lexical: byStrategy('lexical'),
  'ask, retrieval': async (question, index) => (await drain(findProvisions(question, { index }))).result,
  ask: byStrategy('ask'),
};

async function measured(source: SharedIndex, client: CountedClient, ask: Work, question: string): Promise<Measured> {
  const [requests, took, from] = [client.requests, client.took, client.lines.length];
  const processor = process.cpuUsage();
  const began = performance.now();
  let passes = 0;
  await source.with((index) => {
    passes += 1;
    client.lines.push(`-- pass ${passes} after ${(performance.now() - began).toFixed(0)} ms`);
    return ask(question, index);
  });
  const wall = performance.now() - began;
  if (values.requests) console.log(client.lines.slice(from).join('\n'), `\n   ${wall.toFixed(0)} ms`);
  const { user, system } = process.cpuUsage(processor);
  return {
    wall,
    took: client.took - took,
    processor: (user + system) / 1000,
    passes,
    requests: client.requests - requests,
  };
}

function percentile(all: readonly Measured[], what: keyof Measured, share: number): string {
  const sorted = all.map((one) => one[what]).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!.toFixed(0);
}

void (async () => {
  const [address = ''] = positionals;
  const { cluster, alias } = readCorpusAddress(address, { key: process.env['PROVISO_CORPUS_KEY'] });
  const client = new CountedClient(cluster);
  const store = await OpenSearchStore.open(client, alias);
  const questions = (await readFile(values.questions, 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
    .slice(0, Number(values.limit))
    .map((line) => JSON.parse(line) as { readonly background?: string; readonly question: string })
    .map(({ background = '', question }) => `${background} ${question}`.trim());
  console.log(
    '| | questions | ms p50 | p95 | cluster ms p50 | p95 | processor ms p50 | passes p50 | requests p50 | p95 |',
  );
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  const first = new SharedIndex(store);
  for (const [name, ask] of Object.entries(WORKS)) {
    // What runs for the first time is compiled; the names of acts are learned once a session.
    for (const question of questions.slice(0, 3)) await first.with((index) => ask(question, index));
    const all: Measured[] = [];
    let source = new SharedIndex(store, { alike: first });
    for (const question of questions) {
      if (!values.kept) source = new SharedIndex(store, { alike: first });
      all.push(await measured(source, client, ask, question));
    }
    const cells = [
      name,
      all.length,
      percentile(all, 'wall', 0.5),
      percentile(all, 'wall', 0.95),
      percentile(all, 'took', 0.5),
      percentile(all, 'took', 0.95),
      percentile(all, 'processor', 0.5),
      percentile(all, 'passes', 0.5),
      percentile(all, 'requests', 0.5),
      percentile(all, 'requests', 0.95),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  console.log(`\nload ${loadavg()[0]!.toFixed(1)}`);
})();
