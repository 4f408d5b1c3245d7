/**
 * Indexing, loading and searching beside MiniSearch's default search, on the same provisions and in the same process:
 * `npm run bench -- PATH...`. Prints a Markdown table. The machine may be shared: the ratio is the figure to look at.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import { percentile, sampleQueries, timesOf, TOP, WORDS_A_QUERY } from '../../src/cli/benchmark';
import { openIndex, type LegalIndex, type OpenedIndex } from '../../src/search';

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
    const queries = sampleQueries(index);
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
