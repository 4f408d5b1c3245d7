import { basename, join, resolve } from 'node:path';
import { dayOf } from '../../law';
import {
  compareRuns,
  estimate,
  evaluate as evaluateDataset,
  evaluatePredictions,
  hashOfCorpus,
  isJudgeName,
  JUDGES,
  readRun,
  STRATEGIES,
  type ComparedQuestion,
  type ComparedReports,
  type Estimate,
  type EvaluateOptions,
  type EvaluationReport,
  type Judging,
  type RunFolder,
  type Strategy,
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
import { comparedLines, differenceLines, estimateLines, evaluationLines } from '../evaluationLines';
import { openReplies, openRun, openSeveral, seedOption, unwritten, type RunOf } from '../evaluationRun';
import { modelFrom, openCorpus, shownFile } from '../openCorpus';
import { withSentenceModels } from '../openModels';
import type { IndexSource } from '../../search';
import { isShared, openSource, refuseUnshared, SHARED_OPTIONS } from '../sharedCorpus';
import { prepareFolder } from '../outFolder';
import { excerptsOf, readReportPage, unwrittenPage } from '../reportFile';
import { chosenStrategies, STRATEGY_OPTIONS, STRATEGY_USAGE, type ChosenStrategy } from '../strategyOptions';

export const evaluate: Command = {
  usage: `evaluate DATASET --corpus PATH|ADDRESS ${STRATEGY_USAGE} [--generations FILE] [--encoder DIR] [--cross-encoder DIR] [--entailment DIR] [--llm URL --model NAME [--allow-unencrypted-key]] [--context-tokens N] [--judge LIST] [--withhold gold] [--reviewed] [--limit N] [--concurrency N] [--seed N] [--cache DIR] [--estimate] [--out DIR] [--html FILE] [--against REPORT] [--allow-unencrypted] | DATASET --predictions FILE [--corpus PATH] [--limit N] [--out DIR] [--html FILE] [--against REPORT]`,
  summary: 'score a strategy, or several, on a data set of questions',
  options: {
    ...CORPUS_OPTIONS,
    ...MODEL_OPTIONS,
    'context-tokens': { type: 'string' },
    ...SENTENCE_MODEL_OPTIONS,
    ...SECOND_READER_OPTIONS,
    ...STRATEGY_OPTIONS,
    ...SHARED_OPTIONS,
    generations: { type: 'string' },
    predictions: { type: 'string' },
    judge: { type: 'string' },
    concurrency: { type: 'string' },
    cache: { type: 'string' },
    seed: { type: 'string' },
    estimate: { type: 'boolean' },
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
    const strategies = chosenStrategies(values, 'parser', (line) => terminal.warn(line));
    const withhold = withheldOption(values, strategies);
    if (isShared(values)) refuseOfShared(strategies, values);
    const limit = countOption(values, 'limit');
    const model = modelFrom(values, terminal);
    const judges = judgesOption(values, model !== undefined);
    refuseForSeveral(strategies, values);
    const concurrency = countOption(values, 'concurrency') ?? (model === undefined ? 1 : MODEL_CONCURRENCY);
    const seed = seedOption(values);
    const out = stringOption(values, 'out');
    if (out !== undefined) await prepareFolder(out);
    const use = await reportUse(values, datasetFile);
    const earlier = use.earlier && { earlier: answersOf(use.earlier) };
    const replies = await openReplies(values, out);
    const { source, here, hash } = await openSource(values, terminal, signal);
    const today = dayOf(new Date());
    const optionsOf = ({ name, stages, tuning, heeded }: ChosenStrategy): EvaluateOptions => {
      const generationsFile = stringOption(heeded, 'generations');
      return {
        ...{ datasetFile, index: source, today, strategy: name, stages, tuning, concurrency, seed },
        ...(generationsFile !== undefined && { generationsFile }),
        ...(model && { model }),
        ...(model && heeded['llm'] !== undefined && { judging: { model, judges, ...earlier } }),
        ...(values['reviewed'] === true && { onlyReviewed: true }),
        ...(withhold !== undefined && { withhold }),
        ...(limit !== undefined && { limit }),
        ...(replies && { replies }),
      };
    };
    return withSentenceModels(values, terminal, signal, here, async (models) => {
      if (values['estimate'] === true) {
        const estimates: Estimate[] = [];
        for (const chosen of strategies) estimates.push(await estimate({ ...optionsOf(chosen), ...models }, signal));
        return { json: { estimates }, lines: estimateLines(estimates) };
      }
      const of = { corpus: out === undefined ? undefined : hash(), datasetFile, today };
      const [only, ...others] = strategies;
      if (only === undefined || others.length > 0) {
        const options = (chosen: ChosenStrategy): EvaluateOptions => ({ ...optionsOf(chosen), ...models });
        const runs = await evaluateSeveral(strategies, options, out, of, terminal, signal);
        return severalOutput(runs, await use.writePage?.(runs, source), terminal);
      }
      const options = { ...optionsOf(only), ...models };
      const { report, run } = await evaluateOne(options, out, { ...of, values: only.heeded }, terminal, signal);
      return outputOf(report, source, run, use, terminal);
    });
  },
};

type Kept = Omit<RunOf, 'values'>;

/** Asks one strategy, and keeps what it is asked in a folder, where one was named. */
async function evaluateOne(
  options: EvaluateOptions,
  out: string | undefined,
  of: RunOf,
  terminal: Terminal,
  signal: AbortSignal,
  whose = '',
): Promise<{ report: EvaluationReport; run: RunFolder | undefined }> {
  const run = out === undefined ? undefined : await openRun(out, of);
  if (run !== undefined && run.known.size > 0) {
    terminal.warn(`The run in ${out!} was broken off and goes on: ${run.known.size} questions were asked before.`);
  }
  const kept = { ...options, today: run?.today ?? of.today, ...(run && { journal: run }) };
  const running = reportOf(evaluateDataset(kept, signal), terminal, whose);
  return { report: await running.finally(() => run?.close()), run };
}

/** Asks one strategy after another, each in a folder of its own. */
async function evaluateSeveral(
  strategies: readonly ChosenStrategy[],
  optionsOf: (chosen: ChosenStrategy) => EvaluateOptions,
  out: string | undefined,
  of: Kept,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<EvaluationReport[]> {
  const kept = out === undefined ? undefined : await openSeveral(out, strategies);
  const reports: EvaluationReport[] = [];
  for (const chosen of strategies) {
    const { name, heeded } = chosen;
    const folder = out === undefined ? undefined : join(out, name);
    if (folder !== undefined) await prepareFolder(folder);
    const its = { ...of, values: heeded, isOneOfSeveral: kept?.goesOn === true };
    const { report, run } = await evaluateOne(optionsOf(chosen), folder, its, terminal, signal, `${name}: `);
    const failure = await unwritten(run, report);
    if (failure !== undefined) throw new CommandError(failure);
    reports.push(report);
  }
  await kept?.finish();
  return reports;
}

/** How many questions are asked at a time where a model answers: servers put several in one batch, or in a queue. */
const MODEL_CONCURRENCY = 4;

/** What goes with one strategy alone. */
function refuseForSeveral(strategies: readonly ChosenStrategy[], values: OptionValues): void {
  if (strategies.length === 1 || values['against'] === undefined) return;
  throw new UsageError('--against takes one strategy: leave it out, or name one.');
}

/** What takes all of a corpus at hand. */
function refuseOfShared(strategies: readonly ChosenStrategy[], values: OptionValues): void {
  for (const { name } of strategies) refuseUnshared(name);
  if (values['withhold'] === undefined) return;
  throw new UsageError('--withhold reads files and folders: leave it out, or name the folder by --corpus.');
}

/** @param noPage why the page could not be written. */
function severalOutput(runs: readonly EvaluationReport[], noPage: string | undefined, terminal: Terminal): Output {
  const problems = new Map(runs.flatMap((run) => run.problems.map((one) => [JSON.stringify(one), one] as const)));
  for (const { file, line, message } of problems.values()) terminal.warn(`${shownFile(file)}:${line}: ${message}`);
  const failures = runs.flatMap((run) => {
    const failure = otherSearch(run);
    return failure === undefined ? [] : [`${run.strategy}: ${failure}`];
  });
  if (noPage !== undefined) failures.push(noPage);
  const compared: ComparedReports = { runs };
  return {
    json: compared,
    lines: comparedLines(runs),
    ...(failures.length > 0 && { failure: failures.join(' ') }),
  };
}

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
  const of = {
    corpus: index && out !== undefined ? hashOfCorpus(index.corpus) : undefined,
    datasetFile,
    values,
    today: dayOf(new Date()),
  };
  const run = out === undefined ? undefined : await openRun(out, of);
  const options = { datasetFile, predictionsFile, ...(index && { index }), ...(limit !== undefined && { limit }) };
  const running = reportOf(evaluatePredictions(options, signal), terminal);
  return outputOf(await running.finally(() => run?.close()), index, run, use, terminal);
}

/** What a report is for, besides the run that it ends. */
interface ReportUse {
  /** What it is compared with. */
  readonly earlier?: readonly ComparedQuestion[];
  /** Writes them as a page; returns why it could not. The index, where there is one, has the texts. */
  readonly writePage?: (
    reports: readonly EvaluationReport[],
    index: IndexSource | undefined,
  ) => Promise<string | undefined>;
}

/** Reads what `--against` and `--html` need before anything is asked. */
async function reportUse(values: OptionValues, datasetFile: string): Promise<ReportUse> {
  const [against, html] = [stringOption(values, 'against'), stringOption(values, 'html')];
  const earlier = against === undefined ? undefined : await readRun(resolve(against));
  const page = html === undefined ? undefined : await readReportPage();
  const compared = earlier && { against: { name: basename(against!), items: earlier } };
  const writePage: ReportUse['writePage'] =
    page &&
    (async (reports, index) => {
      const excerpts = index && { excerpts: await index.with(({ corpus }) => excerptsOf(reports, corpus)) };
      return unwrittenPage(resolve(html!), page, reports, datasetFile, { ...compared, ...excerpts });
    });
  return { ...(earlier && { earlier }), ...(writePage && { writePage }) };
}

async function outputOf(
  report: EvaluationReport,
  index: IndexSource | undefined,
  run: RunFolder | undefined,
  { earlier, writePage }: ReportUse,
  terminal: Terminal,
): Promise<Output> {
  report.problems.forEach(({ file, line, message }) => terminal.warn(`${shownFile(file)}:${line}: ${message}`));
  const failures = [otherSearch(report), await unwritten(run, report), await writePage?.([report], index)];
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
function withheldOption(values: OptionValues, strategies: readonly ChosenStrategy[]): 'gold' | undefined {
  const withheld = stringOption(values, 'withhold');
  if (withheld === undefined) return undefined;
  if (withheld !== 'gold') throw new UsageError('--withhold takes gold: the articles that hold the gold provisions.');
  const unsure = strategies.find(({ name }) => {
    const { isConfident }: Strategy = STRATEGIES[name];
    return isConfident !== true;
  });
  if (unsure !== undefined) {
    throw new UsageError(`The strategy ${unsure.name} does not say how sure it is: --withhold needs ask or parser.`);
  }
  return withheld;
}

/** Figures of another search than was asked for are no success, whoever reads them. */
function otherSearch({ notices }: EvaluationReport): string | undefined {
  return notices.length === 0
    ? undefined
    : `These are not the figures of what was asked for. ${notices.join(' ')} Mend that, or leave the model out.`;
}

async function reportOf(
  running: ReturnType<typeof evaluateDataset | typeof evaluatePredictions>,
  terminal: { progress(line: string): void },
  whose = '',
): Promise<EvaluationReport> {
  for (;;) {
    const { value, done } = await running.next();
    if (done === true) return value;
    terminal.progress(`${whose}Question ${value.done} of ${value.total}`);
  }
}
