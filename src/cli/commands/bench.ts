import { readTextFile } from '../../readers';
import type { LegalIndex } from '../../search';
import { CommandError, CORPUS_OPTIONS, stringOption, UsageError, type Command } from '../command';
import { corpusPaths, openCorpus, openPaths } from '../openCorpus';

/** Queries made from the corpus when no file names others: the usual size of a scenario in KoBLEX. */
const QUERIES = 50;
const WORDS_A_QUERY = 60;
const TOP = 100;
const ROUNDS = 5;

export const bench: Command = {
  usage: 'bench --corpus PATH [--queries FILE]',
  summary: 'measure indexing, loading and searching on this machine',
  options: { ...CORPUS_OPTIONS, queries: { type: 'string' } },
  async run([extra], values, terminal, signal) {
    if (extra !== undefined) throw new UsageError(`bench takes no argument such as ${extra}.`);
    const started = performance.now();
    const built = await openPaths(corpusPaths(values), values, terminal, signal, true);
    const indexMs = Math.round(performance.now() - started);
    const reopened = performance.now();
    const { index, snapshotBytes } = await openCorpus(values, terminal, signal);
    const loadMs = Math.round(performance.now() - reopened);
    const queries = await queriesFrom(stringOption(values, 'queries'), index);
    const json = {
      provisions: built.index.statistics.provisions,
      indexMs,
      loadMs,
      queryMs: measure(index, queries),
      rssMb: Math.round(process.memoryUsage().rss / 2 ** 20),
      snapshotMb: Math.round(snapshotBytes / 2 ** 20),
    };
    const { queryMs } = json;
    return {
      json,
      lines: [
        `${json.provisions} provisions: indexed in ${indexMs} ms, loaded in ${loadMs} ms, snapshot ${json.snapshotMb} MB, resident ${json.rssMb} MB`,
        `${queries.length} queries, top ${TOP}: p50 ${queryMs.p50.toFixed(2)} ms, p95 ${queryMs.p95.toFixed(2)} ms`,
      ],
    };
  },
};

/** One query a line; without a file, stretches of provisions spread evenly over the corpus. */
async function queriesFrom(file: string | undefined, { corpus }: LegalIndex): Promise<string[]> {
  if (file !== undefined) {
    const lines = (await readTextFile(file)).text.split(/\r?\n/u).filter((line) => line.trim() !== '');
    if (lines.length === 0) throw new CommandError(`${file} holds no query: one a line.`);
    return lines;
  }
  const step = Math.max(1, Math.floor(corpus.size / QUERIES));
  return Array.from({ length: QUERIES }, (_, at) => stretch(corpus, at * step)).filter((query) => query !== '');
}

/** The first words from a provision on, running on into the next ones until there are enough. */
function stretch(corpus: LegalIndex['corpus'], from: number): string {
  const words: string[] = [];
  for (let ordinal = from; ordinal < corpus.size && words.length < WORDS_A_QUERY; ordinal += 1) {
    words.push(...corpus.text(ordinal).split(/\s+/u).filter(Boolean));
  }
  return words.slice(0, WORDS_A_QUERY).join(' ');
}

function measure(index: LegalIndex, queries: readonly string[]): { p50: number; p95: number } {
  for (const query of queries) index.search(query, TOP);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const query of queries) {
      const started = performance.now();
      index.search(query, TOP);
      times.push(performance.now() - started);
    }
  }
  times.sort((a, b) => a - b);
  const percentile = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
  return { p50: percentile(0.5), p95: percentile(0.95) };
}
