import { resolve } from 'node:path';
import { evaluate as evaluateDataset, type EvaluationReport } from '../../evaluation';
import {
  CORPUS_OPTIONS,
  countOption,
  MODEL_OPTIONS,
  onlyArgument,
  SENTENCE_MODEL_OPTIONS,
  strategyOption,
  stagesOption,
  stringOption,
  type Command,
} from '../command';
import { modelFrom, openCorpus, shownFile } from '../openCorpus';
import { withSentenceModels } from '../openModels';
import { prepareFolder, writeWhole } from '../outFolder';

export const evaluate: Command = {
  usage:
    'evaluate DATASET --corpus PATH [--strategy S] [--without STAGES] [--with STAGES] [--generations FILE] [--encoder DIR] [--cross-encoder DIR] [--llm URL --model NAME] [--limit N] [--out DIR]',
  summary: 'score a strategy on a data set of questions',
  options: {
    ...CORPUS_OPTIONS,
    ...MODEL_OPTIONS,
    ...SENTENCE_MODEL_OPTIONS,
    strategy: { type: 'string' },
    without: { type: 'string' },
    with: { type: 'string' },
    generations: { type: 'string' },
    limit: { type: 'string' },
    out: { type: 'string' },
  },
  async run(positionals, values, terminal, signal) {
    const datasetFile = resolve(onlyArgument(positionals, 'DATASET'));
    const strategy = strategyOption(values, 'parser');
    const limit = countOption(values, 'limit');
    const generationsFile = stringOption(values, 'generations');
    const model = modelFrom(values, terminal);
    const out = stringOption(values, 'out');
    if (out !== undefined) await prepareFolder(out);
    const opened = await openCorpus(values, terminal, signal);
    const options = {
      datasetFile,
      index: opened.index,
      strategy,
      stages: stagesOption(values),
      ...(generationsFile !== undefined && { generationsFile }),
      ...(model && { model }),
      ...(limit !== undefined && { limit }),
    };
    const report = await withSentenceModels(values, terminal, signal, opened, (models) =>
      reportOf(evaluateDataset({ ...options, ...models }, signal), terminal),
    );
    report.problems.forEach(({ file, line, message }) => terminal.warn(`${shownFile(file)}:${line}: ${message}`));
    const output = { json: report, lines: toLines(report) };
    if (out === undefined) return output;
    try {
      await writeWhole(out, 'report.json', `${JSON.stringify(report, undefined, 2)}\n`);
      return output;
    } catch (error) {
      return { ...output, failure: `The report could not be written to ${out}: ${(error as Error).message}` };
    }
  },
};

async function reportOf(
  running: ReturnType<typeof evaluateDataset>,
  terminal: { progress(line: string): void },
): Promise<EvaluationReport> {
  for (;;) {
    const { value, done } = await running.next();
    if (done === true) return value;
    terminal.progress(`Question ${value.done} of ${value.total}`);
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
