/**
 * Indexing, loading and searching beside MiniSearch's default search, on the same provisions and in the same process:
 * `npm run bench -- PATH...`. Prints a Markdown table. The machine may be shared: the ratio is the figure to look at.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import { openIndex, type LegalIndex, type OpenedIndex } from '../../src/search';

const QUERIES = 50;
const WORDS_A_QUERY = 60;
const TOP = 100;
const ROUNDS = 5;
/** MiniSearch takes seconds a query at a country's size: it gets fewer. */
const PEER_QUERIES = 5;

async function timed<Result>(work: () => Promise<Result>): Promise<[result: Result, ms: number]> {
  const started = performance.now();
  const result = await work();
  return [result, performance.now() - started];
}

async function open(paths: readonly string[], indexDir: string): Promise<OpenedIndex> {
  const opening = openIndex({ paths, indexDir });
  for (;;) {
    const { value, done } = await opening.next();
    if (done === true) return value;
  }
}

/** Stretches of the corpus, spread evenly over it. */
function queriesOf({ corpus }: LegalIndex): string[] {
  const step = Math.max(1, Math.floor(corpus.size / QUERIES));
  return Array.from({ length: QUERIES }, (_, at) => {
    const words: string[] = [];
    for (let ordinal = at * step; ordinal < corpus.size && words.length < WORDS_A_QUERY; ordinal += 1) {
      words.push(...corpus.text(ordinal).split(/\s+/u).filter(Boolean));
    }
    return words.slice(0, WORDS_A_QUERY).join(' ');
  }).filter((query) => query !== '');
}

function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

function timesOf(queries: readonly string[], rounds: number, search: (query: string) => unknown): number[] {
  queries.forEach(search);
  return Array.from({ length: rounds }, () =>
    queries.map((query) => {
      const started = performance.now();
      search(query);
      return performance.now() - started;
    }),
  ).flat();
}

async function peerOf({ corpus }: LegalIndex): Promise<MiniSearch> {
  const peer = new MiniSearch({ fields: ['text'] });
  for (let from = 0; from < corpus.size; from += 10_000) {
    const documents: { id: number; text: string }[] = [];
    for (let id = from; id < Math.min(corpus.size, from + 10_000); id += 1) {
      const text = corpus.text(id);
      if (text !== '') documents.push({ id, text });
    }
    await peer.addAllAsync(documents, { chunkSize: 1_000 });
  }
  return peer;
}

async function main(paths: readonly string[]): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'proviso-bench-'));
  try {
    const [, buildMs] = await timed(() => open(paths, directory));
    const [{ index }, loadMs] = await timed(() => open(paths, directory));
    const queries = queriesOf(index);
    const own = timesOf(queries, ROUNDS, (query) => index.search(query, TOP));
    const [peer, peerBuildMs] = await timed(() => peerOf(index));
    const others = timesOf(queries.slice(0, PEER_QUERIES), 1, (query) => peer.search(query).slice(0, TOP));
    const row = (name: string, ours: number, theirs: number, digits = 1): string =>
      `| ${name} | ${ours.toFixed(digits)} | ${theirs.toFixed(digits)} | ${(theirs / ours).toFixed(1)} |`;
    console.log(
      [
        `${index.statistics.provisions} provisions, ${queries.length} queries of ${WORDS_A_QUERY} words, top ${TOP}`,
        '',
        '| ms | Proviso | MiniSearch | ratio |',
        '| --- | ---: | ---: | ---: |',
        row('read, cite and index (MiniSearch: index alone)', buildMs, peerBuildMs, 0),
        row('query p50', percentile(own, 0.5), percentile(others, 0.5), 2),
        row('query p95', percentile(own, 0.95), percentile(others, 0.95), 2),
        `| load from the snapshot | ${loadMs.toFixed(0)} | | |`,
      ].join('\n'),
    );
  } finally {
    await rm(directory, { recursive: true });
  }
}

const paths = process.argv.slice(2);
if (paths.length === 0) {
  console.error('Name a file or folder of statutes: npm run bench -- PATH');
  process.exitCode = 2;
} else {
  void main(paths);
}
