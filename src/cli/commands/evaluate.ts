import { resolve } from 'node:path';
import { version } from '../../../package.json';
import { dayOf, type Corpus, type Day } from '../../law';
import {
  compareRuns,
  DatasetError,
  evaluate as evaluateDataset,
  evaluatePredictions,
  hashOfCorpus,
  hashOfFile,
  isJudgeName,
  JUDGES,
  readRun,
  RunFolder,
  STRATEGIES,
  type ComparedQuestion,
  type EvaluationReport,
  type Judging,
  type Strategy,
  type StrategyName,
} from '../../evaluation';
import {
  CommandError,
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
  type Output,
  type Terminal,
} from '../command';
import { differenceLines, evaluationLines } from '../evaluationLines';
import { modelFrom, openCorpus, shownFile } from '../openCorpus';
import { withSentenceModels } from '../openModels';
import { prepareFolder } from '../outFolder';
import { readReportPage, unwrittenPage } from '../reportFile';
import { chosenStrategy, STRATEGY_OPTIONS, STRATEGY_USAGE } from '../strategyOptions';

export const evaluate: Command = {
  usage: `evaluate DATASET --corpus PATH ${STRATEGY_USAGE} [--generations FILE] [--encoder DIR] [--cross-encoder DIR] [--entailment DIR] [--llm URL --model NAME [--allow-unencrypted-key]] [--judge LIST] [--withhold gold] [--reviewed] [--limit N] [--out DIR] [--html FILE] [--against REPORT] | DATASET --predictions FILE [--corpus PATH] [--limit N] [--out DIR] [--html FILE] [--against REPORT]`,
  summary: 'score a strategy on a data set of questions',
  options: {
    ...CORPUS_OPTIONS,
    ...MODEL_OPTIONS,
    ...SENTENCE_MODEL_OPTIONS,
    ...SECOND_READER_OPTIONS,
    ...STRATEGY_OPTIONS,
    generations: { type: 'string' },
    predictions: { type: 'string' },
    judge: { type: 'string' },
    withhold: { type: 'string' },
    reviewed: { type: 'boolean' },
    limit: { type: 'string' },
    out: { type: 'string' },
    html: { type: 'string' },
    against: { type: 'string' },
  },
  async run(positionals, values, terminal, signal) {
    const datasetFile = resolve(onlyArgument(positionals, 'DATASET'));
    if (stringOption(values, 'predictions') !== undefined) {
      return evaluateOthers(datasetFile, values, terminal, signal);
    }
    const { name: strategy, ...shaped } = chosenStrategy(values, 'parser');
    const withhold = withheldOption(values, strategy);
    const limit = countOption(values, 'limit');
    const generationsFile = stringOption(values, 'generations');
    const model = modelFrom(values, terminal);
    const judges = judgesOption(values, model !== undefined);
    const out = stringOption(values, 'out');
    if (out !== undefined) await prepareFolder(out);
    const use = await reportUse(values, datasetFile);
    const opened = await openCorpus(values, terminal, signal);
    const today = dayOf(new Date());
    const run = out === undefined ? undefined : await openRun(out, opened.index.corpus, datasetFile, values, today);
    if (run !== undefined && run.known.size > 0) {
      terminal.warn(`The run in ${out!} was broken off and goes on: ${run.known.size} questions were asked before.`);
    }
    const options = {
      datasetFile,
      index: opened.index,
      today: run?.today ?? today,
      strategy,
      ...shaped,
      ...(generationsFile !== undefined && { generationsFile }),
      ...(model && { model, judging: { model, judges, ...(use.earlier && { earlier: answersOf(use.earlier) }) } }),
      ...(values['reviewed'] === true && { onlyReviewed: true }),
      ...(withhold !== undefined && { withhold }),
      ...(limit !== undefined && { limit }),
      ...(run && { journal: run }),
    };
    const running = withSentenceModels(values, terminal, signal, opened, (models) =>
      reportOf(evaluateDataset({ ...options, ...models }, signal), terminal),
    );
    const report = await running.finally(() => run?.close());
    return outputOf(report, run, use, terminal);
  },
};

/** What `--predictions` goes with; the options of a corpus only beside `--corpus`. */
const WITH_PREDICTIONS: ReadonlySet<string> = new Set(['predictions', 'limit', 'out', 'html', 'against', 'json']);

/** Scores what another system found. */
async function evaluateOthers(
  datasetFile: string,
  values: OptionValues,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<Output> {
  const hasCorpus = values['corpus'] !== undefined;
  const ignored = Object.keys(values).find(
    (name) => !WITH_PREDICTIONS.has(name) && !(hasCorpus && name in CORPUS_OPTIONS),
  );
  if (ignored !== undefined) {
    throw new UsageError(`--predictions puts no question to a strategy: leave --${ignored} out.`);
  }
  const predictionsFile = resolve(stringOption(values, 'predictions')!);
  const limit = countOption(values, 'limit');
  const out = stringOption(values, 'out');
  if (out !== undefined) await prepareFolder(out);
  const use = await reportUse(values, datasetFile);
  const index = hasCorpus ? (await openCorpus(values, terminal, signal)).index : undefined;
  const run = out === undefined ? undefined : await openRun(out, index?.corpus, datasetFile, values, dayOf(new Date()));
  const options = { datasetFile, predictionsFile, ...(index && { index }), ...(limit !== undefined && { limit }) };
  const running = reportOf(evaluatePredictions(options, signal), terminal);
  return outputOf(await running.finally(() => run?.close()), run, use, terminal);
}

/** What a report is for, besides the run that it ends. */
interface ReportUse {
  /** What it is compared with. */
  readonly earlier?: readonly ComparedQuestion[];
  /** Writes it as a page; returns why it could not. */
  readonly writePage?: (report: EvaluationReport) => Promise<string | undefined>;
}

/** Reads what `--against` and `--html` need before anything is asked. */
async function reportUse(values: OptionValues, datasetFile: string): Promise<ReportUse> {
  const [against, html] = [stringOption(values, 'against'), stringOption(values, 'html')];
  const earlier = against === undefined ? undefined : await readRun(resolve(against));
  const page = html === undefined ? undefined : await readReportPage();
  return {
    ...(earlier && { earlier }),
    ...(page && { writePage: (report) => unwrittenPage(resolve(html!), page, report, datasetFile) }),
  };
}

async function outputOf(
  report: EvaluationReport,
  run: RunFolder | undefined,
  { earlier, writePage }: ReportUse,
  terminal: Terminal,
): Promise<Output> {
  report.problems.forEach(({ file, line, message }) => terminal.warn(`${shownFile(file)}:${line}: ${message}`));
  const failures = [otherSearch(report), await unwritten(run, report), await writePage?.(report)];
  const failure = failures.filter((one) => one !== undefined).join(' ');
  const differences = earlier === undefined ? undefined : compareRuns(earlier, report.items);
  return {
    json: { ...report, ...(differences && { differences }) },
    lines: [...evaluationLines(report), ...(differences ? differenceLines(differences) : [])],
    ...(failure !== '' && { failure }),
  };
}

/** Who judges: names with commas between. Issue trees are scored and offered answers chosen from without any. */
function judgesOption(values: OptionValues, hasModel: boolean): Judging['judges'] {
  const named = stringOption(values, 'judge');
  if (named === undefined) return [];
  const names = named.split(',').map((name) => name.trim());
  const judges = names.filter(isJudgeName);
  if (judges.length < names.length)
    throw new UsageError(`--judge takes ${JUDGES.join(', ')}; several with a comma between.`);
  if (!hasModel) throw new UsageError('--judge has a language model judge: name one with --llm URL --model NAME.');
  if (judges.includes('pairwise') && values['against'] === undefined) {
    throw new UsageError(
      '--judge pairwise compares with the answers of an earlier run: name its report with --against.',
    );
  }
  return judges;
}

/** The answers of a run by the ids of its questions. */
const answersOf = (run: readonly ComparedQuestion[]): ReadonlyMap<string, string> =>
  new Map(run.flatMap(({ id, answer }) => (answer === undefined ? [] : [[id, answer] as const])));

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

/** Options that say where and how much, but nothing of what is found. */
const UNTOLD: ReadonlySet<string> = new Set([
  'out',
  'html',
  'against',
  'json',
  'corpus',
  'index-dir',
  'generations',
  'predictions',
]);

/** The run that a folder holds, or a new one. */
async function openRun(
  out: string,
  corpus: Corpus | undefined,
  datasetFile: string,
  values: OptionValues,
  today: Day,
): Promise<RunFolder> {
  const files = {
    dataset: datasetFile,
    generations: stringOption(values, 'generations'),
    predictions: stringOption(values, 'predictions'),
  };
  const hashes = Object.entries(files).flatMap(([name, file]) => (file === undefined ? [] : [{ name, file }]));
  const hashed = await Promise.all(
    hashes.map(async ({ name, file }) => [name, await hashOfFile(resolve(file)).catch(() => 'unreadable')] as const),
  );
  const settings = Object.entries(values).filter(([name]) => !UNTOLD.has(name));
  const configuration = {
    version,
    files: Object.fromEntries(hashed),
    corpus: corpus === undefined ? 'none' : hashOfCorpus(corpus),
    settings: Object.fromEntries(settings),
  };
  try {
    return await RunFolder.open(out, configuration, today);
  } catch (error) {
    if (error instanceof DatasetError) throw error;
    throw new CommandError(`The run could not be kept in ${out}: ${(error as Error).message}`);
  }
}

/** Why the report could not be written; undefined when it was, or nobody asked for it. */
async function unwritten(run: RunFolder | undefined, report: EvaluationReport): Promise<string | undefined> {
  try {
    await run?.finish(report);
    return undefined;
  } catch (error) {
    return `The report could not be written: ${(error as Error).message}`;
  }
}

async function reportOf(
  running: ReturnType<typeof evaluateDataset | typeof evaluatePredictions>,
  terminal: { progress(line: string): void },
): Promise<EvaluationReport> {
  for (;;) {
    const { value, done } = await running.next();
    if (done === true) return value;
    terminal.progress(`Question ${value.done} of ${value.total}`);
  }
}
