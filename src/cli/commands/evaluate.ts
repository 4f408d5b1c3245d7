import { join, resolve } from 'node:path';
import { dayOf } from '../../law';
import {
  compareRuns,
  evaluate as evaluateDataset,
  readRun,
  STRATEGIES,
  type EvaluationReport,
  type Strategy,
  type StrategyName,
} from '../../evaluation';
import { writeWhole } from '../../files';
import {
  CORPUS_OPTIONS,
  countOption,
  MODEL_OPTIONS,
  onlyArgument,
  SECOND_READER_OPTIONS,
  SENTENCE_MODEL_OPTIONS,
  stringOption,
  UsageError,
  type Command,
  type OptionValues,
} from '../command';
import { differenceLines, evaluationLines } from '../evaluationLines';
import { modelFrom, openCorpus, shownFile } from '../openCorpus';
import { withSentenceModels } from '../openModels';
import { prepareFolder } from '../outFolder';
import { chosenStrategy, STRATEGY_OPTIONS, STRATEGY_USAGE } from '../strategyOptions';

export const evaluate: Command = {
  usage: `evaluate DATASET --corpus PATH ${STRATEGY_USAGE} [--generations FILE] [--encoder DIR] [--cross-encoder DIR] [--entailment DIR] [--llm URL --model NAME] [--withhold gold] [--limit N] [--out DIR] [--against REPORT]`,
  summary: 'score a strategy on a data set of questions',
  options: {
    ...CORPUS_OPTIONS,
    ...MODEL_OPTIONS,
    ...SENTENCE_MODEL_OPTIONS,
    ...SECOND_READER_OPTIONS,
    ...STRATEGY_OPTIONS,
    generations: { type: 'string' },
    withhold: { type: 'string' },
    limit: { type: 'string' },
    out: { type: 'string' },
    against: { type: 'string' },
  },
  async run(positionals, values, terminal, signal) {
    const datasetFile = resolve(onlyArgument(positionals, 'DATASET'));
    const { name: strategy, ...shaped } = chosenStrategy(values, 'parser');
    const withhold = withheldOption(values, strategy);
    const limit = countOption(values, 'limit');
    const generationsFile = stringOption(values, 'generations');
    const model = modelFrom(values, terminal);
    const out = stringOption(values, 'out');
    if (out !== undefined) await prepareFolder(out);
    const against = stringOption(values, 'against');
    const earlier = against === undefined ? undefined : await readRun(resolve(against));
    const opened = await openCorpus(values, terminal, signal);
    const options = {
      datasetFile,
      index: opened.index,
      today: dayOf(new Date()),
      strategy,
      ...shaped,
      ...(generationsFile !== undefined && { generationsFile }),
      ...(model && { model }),
      ...(withhold !== undefined && { withhold }),
      ...(limit !== undefined && { limit }),
    };
    const report = await withSentenceModels(values, terminal, signal, opened, (models) =>
      reportOf(evaluateDataset({ ...options, ...models }, signal), terminal),
    );
    report.problems.forEach(({ file, line, message }) => terminal.warn(`${shownFile(file)}:${line}: ${message}`));
    const failures = [otherSearch(report), out === undefined ? undefined : await unwritten(out, report)];
    const failure = failures.filter((one) => one !== undefined).join(' ');
    const differences = earlier === undefined ? undefined : compareRuns(earlier, report.items);
    return {
      json: { ...report, ...(differences && { differences }) },
      lines: [...evaluationLines(report), ...(differences ? differenceLines(differences) : [])],
      ...(failure !== '' && { failure }),
    };
  },
};

/** What `--withhold` leaves out; only a strategy that says how sure it is has something to lose by it. */
function withheldOption(values: OptionValues, strategy: StrategyName): 'gold' | undefined {
  const withheld = stringOption(values, 'withhold');
  if (withheld === undefined) return undefined;
  if (withheld !== 'gold') throw new UsageError('--withhold takes gold: the articles that hold the gold provisions.');
  const { isConfident }: Strategy = STRATEGIES[strategy];
  if (isConfident !== true) {
    throw new UsageError(`The strategy ${strategy} does not say how sure it is: --withhold needs ask or parser.`);
  }
  return withheld;
}

/** Figures of another search than was asked for are no success, whoever reads them. */
function otherSearch({ notices }: EvaluationReport): string | undefined {
  return notices.length === 0
    ? undefined
    : `These are not the figures of what was asked for. ${notices.join(' ')} Mend that, or leave the model out.`;
}

/** Why the report could not be written; undefined when it was. */
async function unwritten(out: string, report: EvaluationReport): Promise<string | undefined> {
  try {
    await writeWhole(join(out, 'report.json'), `${JSON.stringify(report, undefined, 2)}\n`);
    return undefined;
  } catch (error) {
    return `The report could not be written to ${out}: ${(error as Error).message}`;
  }
}

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
