import { readTextFile } from '../../files';
import type { LegalIndex } from '../../search';
import { percentile, PhaseClock, sampleQueries, timesOf, TOP } from '../benchmark';
import { CommandError, CORPUS_OPTIONS, corpusPaths, stringOption, UsageError, type Command } from '../command';
import { openCorpus, openPaths } from '../openCorpus';

const ROUNDS = 5;

export const bench: Command = {
  usage: 'bench --corpus PATH [--queries FILE]',
  summary: 'measure indexing, loading and searching on this machine',
  options: { ...CORPUS_OPTIONS, queries: { type: 'string' } },
  async run([extra], values, terminal, signal) {
    if (extra !== undefined) throw new UsageError(`bench takes no argument such as ${extra}.`);
    const clock = new PhaseClock();
    const options = { rebuild: true, onPhase: (phase: string) => clock.enter(phase) };
    const built = await openPaths(corpusPaths(values), values, terminal, signal, options);
    const phasesMs = clock.stop();
    const indexMs = Math.round(Object.values(phasesMs).reduce((sum, ms) => sum + ms, 0));
    const reopened = performance.now();
    const { index, snapshotBytes } = await openCorpus(values, terminal, signal);
    const loadMs = Math.round(performance.now() - reopened);
    const queries = await queriesFrom(stringOption(values, 'queries'), index);
    const times = timesOf(queries, ROUNDS, (query) => index.search(query, TOP));
    const json = {
      provisions: built.index.statistics.provisions,
      indexMs,
      phasesMs,
      loadMs,
      queryMs: { p50: percentile(times, 0.5), p95: percentile(times, 0.95) },
      rssMb: Math.round(process.memoryUsage().rss / 2 ** 20),
      snapshotMb: Math.round(snapshotBytes / 2 ** 20),
    };
    const { queryMs } = json;
    const phases = Object.entries(phasesMs).map(([phase, ms]) => `${phase} ${ms}`);
    return {
      json,
      lines: [
        `${json.provisions} provisions: indexed in ${indexMs} ms (${phases.join(', ')}), loaded in ${loadMs} ms, snapshot ${json.snapshotMb} MB, resident ${json.rssMb} MB`,
        `${queries.length} queries, top ${TOP}: p50 ${queryMs.p50.toFixed(2)} ms, p95 ${queryMs.p95.toFixed(2)} ms`,
      ],
    };
  },
};

/** One query a line; without a file, queries made of the corpus. */
async function queriesFrom(file: string | undefined, index: LegalIndex): Promise<string[]> {
  if (file === undefined) return sampleQueries(index);
  const lines = (await readTextFile(file)).text.split(/\r?\n/u).filter((line) => line.trim() !== '');
  if (lines.length === 0) throw new CommandError(`${file} holds no query: one a line.`);
  return lines;
}
