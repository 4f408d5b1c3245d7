/**
 * Indexing, loading and searching beside MiniSearch's default search and beside a plain scan of the same index, in the
 * same process: `npm run bench -- PATH...`. Prints a Markdown table. The machine may be shared: the ratios are the
 * figures to look at.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import { percentile, sampleQueries, timesOf, TOP, WORDS_A_QUERY } from '../../src/cli/benchmark';
import { findString } from '../../src/law';
import { Bm25Index, queryTerms, TopK, type Hit, type LegalIndex } from '../../src/search';
import { openIndex, type OpenedIndex } from '../../src/indexing';

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

/** BM25 a term at a time over the index's own postings, nothing skipped: what search engines without pruning do. */
function plainScan(index: LegalIndex): (query: string) => Hit[] {
  if (!(index.bm25 instanceof Bm25Index)) throw new TypeError('Only an index in one piece has postings to scan.');
  const { terms, termSlots, offsets, documents, impacts, size } = index.bm25.columns;
  const scores = new Float32Array(size);
  return (query) => {
    scores.fill(0);
    for (const [term, weight] of queryTerms(query, index.languages)) {
      const number = findString(terms, termSlots, term);
      if (number === undefined) continue;
      const end = offsets[number + 1]!;
      for (let at = offsets[number]!; at < end; at += 1) scores[documents[at]!]! += impacts[at]! * weight;
    }
    const best = new TopK(TOP);
    for (let document = 0; document < size; document += 1) {
      if (scores[document]! > Math.max(best.threshold, 0)) best.offer(document, scores[document]!);
    }
    return best.hits();
  };
}

async function main(paths: readonly string[]): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'proviso-bench-'));
  try {
    const [, buildMs] = await timed(() => open(paths, directory));
    const [{ index }, loadMs] = await timed(() => open(paths, directory));
    const queries = sampleQueries(index);
    const own = timesOf(queries, ROUNDS, (query) => index.search(query, TOP));
    const scanned = timesOf(queries, ROUNDS, plainScan(index));
    const [peer, peerBuildMs] = await timed(() => peerOf(index));
    const others = timesOf(queries.slice(0, PEER_QUERIES), 1, (query) => peer.search(query).slice(0, TOP));
    /** A peer's milliseconds and how many times ours they are. */
    const beside = (ours: number, theirs: number, digits: number): string =>
      `${theirs.toFixed(digits)} (${(theirs / ours).toFixed(1)})`;
    const queryRow = (name: string, share: number): string => {
      const ours = percentile(own, share);
      const peers = [scanned, others].map((times) => beside(ours, percentile(times, share), 2));
      return `| ${name} | ${ours.toFixed(2)} | ${peers.join(' | ')} |`;
    };
    console.log(
      [
        `${index.statistics.provisions} provisions, ${queries.length} queries of ${WORDS_A_QUERY} words, top ${TOP}`,
        '',
        '| ms (times ours) | Proviso | plain scan | MiniSearch |',
        '| --- | ---: | ---: | ---: |',
        `| read, cite and index (MiniSearch: index alone) | ${buildMs.toFixed(0)} | | ${beside(buildMs, peerBuildMs, 0)} |`,
        queryRow('query p50', 0.5),
        queryRow('query p95', 0.95),
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
