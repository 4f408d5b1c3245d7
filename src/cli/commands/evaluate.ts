import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  DatasetError,
  evaluate as evaluateDataset,
  isStrategyName,
  STRATEGIES,
  type EvaluationReport,
} from '../../evaluation';
import {
  CommandError,
  CORPUS_OPTIONS,
  countOption,
  MODEL_OPTIONS,
  onlyArgument,
  stringOption,
  UsageError,
  type Command,
} from '../command';
import { modelFrom, openCorpus, shownFile } from '../openCorpus';

export const evaluate: Command = {
  usage:
    'evaluate DATASET --corpus PATH [--strategy S] [--generations FILE] [--llm URL --model NAME] [--limit N] [--out DIR]',
  summary: 'score a strategy on a data set of questions',
  options: {
    ...CORPUS_OPTIONS,
    ...MODEL_OPTIONS,
    strategy: { type: 'string' },
    generations: { type: 'string' },
    limit: { type: 'string' },
    out: { type: 'string' },
  },
  async run(positionals, values, terminal, signal) {
    const datasetFile = resolve(onlyArgument(positionals, 'DATASET'));
    const strategy = stringOption(values, 'strategy') ?? 'parser';
    if (!isStrategyName(strategy)) throw new UsageError(`--strategy is one of ${Object.keys(STRATEGIES).join(', ')}.`);
    const limit = countOption(values, 'limit');
    const generationsFile = stringOption(values, 'generations');
    const model = modelFrom(values, terminal);
    const { index } = await openCorpus(values, terminal, signal);
    const running = evaluateDataset(
      {
        datasetFile,
        index,
        strategy,
        ...(generationsFile !== undefined && { generationsFile }),
        ...(model && { model }),
        ...(limit !== undefined && { limit }),
      },
      signal,
    );
    const report = await reportOf(running, terminal);
    report.problems.forEach(({ file, line, message }) => terminal.warn(`${shownFile(file)}:${line}: ${message}`));
    const out = stringOption(values, 'out');
    if (out !== undefined) await writeReport(out, report);
    return { json: report, lines: toLines(report) };
  },
};

async function reportOf(
  running: ReturnType<typeof evaluateDataset>,
  terminal: { progress(line: string): void },
): Promise<EvaluationReport> {
  try {
    for (;;) {
      const { value, done } = await running.next();
      if (done === true) return value;
      terminal.progress(`Question ${value.done} of ${value.total}`);
    }
  } catch (error) {
    if (error instanceof DatasetError) throw new CommandError(error.message);
    throw error;
  }
}

async function writeReport(directory: string, report: EvaluationReport): Promise<void> {
  try {
    await mkdir(directory, { recursive: true });
    await writeFile(join(directory, 'report.json'), `${JSON.stringify(report, undefined, 2)}\n`);
  } catch (error) {
    throw new CommandError(`The report cannot be written to ${directory}: ${(error as Error).message}`);
  }
}

function toLines({ dataset, n, strategy, metrics, byHops, elapsedMs }: EvaluationReport): string[] {
  const columns = [
    ['all', { n, ...metrics }],
    ...Object.entries(byHops).map(([hops, values]) => [`${hops}-hop`, values]),
  ] as [string, Record<string, number>][];
  const row = (name: string, cells: readonly string[]): string =>
    [name.padEnd(14), ...cells.map((cell) => cell.padStart(8))].join('');
  return [
    `${dataset}, ${strategy}, ${(elapsedMs / 1000).toFixed(1)} s`,
    row(
      '',
      columns.map(([name]) => name),
    ),
    row(
      'n',
      columns.map(([, values]) => `${values['n']!}`),
    ),
    ...Object.keys(metrics).map((name) =>
      row(
        name,
        columns.map(([, values]) => values[name]!.toFixed(3)),
      ),
    ),
  ];
}
