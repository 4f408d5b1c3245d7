import { join, resolve } from 'node:path';
import { dayOf } from '../../law';
import {
  estimate,
  evaluate as evaluateDataset,
  nameOfRun,
  STRATEGIES,
  type Estimate,
  type EvaluateOptions,
  type EvaluationReport,
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
  type Terminal,
  isShared,
  SHARED_OPTIONS,
} from '../command';
import { keptRun, openSeveral, resultOf, runOptions, unwritten, type Run, type RunOf } from '../evaluationRun';
import { judgesOption, judgingBy } from '../judging';
import { modelFrom } from '../openCorpus';
import { withSentenceModels } from '../openModels';
import { prepareFolder } from '../outFolder';
import { evaluateOthers } from '../predictions';
import { estimatesOutput, outputOf, reportUse, severalOutput } from '../reportUse';
import { openSource, refuseUnshared } from '../corpusSource';
import {
  chosenStrategies,
  STRATEGY_OPTIONS,
  STRATEGY_USAGE,
  withAblations,
  type ChosenStrategy,
} from '../strategyOptions';

export const evaluate: Command = {
  usage: `evaluate DATASET --corpus PATH|ADDRESS ${STRATEGY_USAGE} [--ablate STAGES] [--generations FILE] [--encoder DIR] [--cross-encoder DIR] [--entailment DIR] [--llm URL --model NAME [--allow-unencrypted-key]] [--context-tokens N] [--judge LIST] [--withhold gold] [--reviewed] [--limit N] [--concurrency N] [--seed N] [--cache DIR] [--estimate] [--out DIR] [--html FILE] [--against REPORT] [--allow-unencrypted] | DATASET --predictions FILE [--corpus PATH] [--llm URL --model NAME --judge LIST] [--limit N] [--out DIR] [--html FILE] [--against REPORT]`,
  summary: 'score a strategy, or several, on a data set of questions',
  options: {
    ...CORPUS_OPTIONS,
    ...MODEL_OPTIONS,
    'context-tokens': { type: 'string' },
    ...SENTENCE_MODEL_OPTIONS,
    ...SECOND_READER_OPTIONS,
    ...STRATEGY_OPTIONS,
    ...SHARED_OPTIONS,
    ablate: { type: 'string' },
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
    const strategies = withAblations(
      chosenStrategies(values, 'parser', (line) => terminal.warn(line)),
      values,
    );
    const withhold = withheldOption(values, strategies);
    if (isShared(values)) refuseOfShared(strategies, values);
    const limit = countOption(values, 'limit');
    const model = modelFrom(values, terminal);
    const judges = judgesOption(values, model !== undefined);
    refuseForSeveral(strategies, values);
    const out = stringOption(values, 'out');
    if (out !== undefined) await prepareFolder(out);
    const use = await reportUse(values, datasetFile);
    const running = await runOptions(values, out, terminal);
    const { source, dense, hash } = await openSource(values, terminal, signal);
    const today = dayOf(new Date());
    const optionsOf = ({ name, ablated, stages, tuning, heeded }: ChosenStrategy): EvaluateOptions => {
      const generationsFile = stringOption(heeded, 'generations');
      return {
        ...{ ...running, datasetFile, index: source, today, strategy: name, stages, tuning },
        ...(ablated !== undefined && { ablated }),
        ...(generationsFile !== undefined && { generationsFile }),
        ...(model && { model }),
        ...(model && heeded['llm'] !== undefined && { judging: judgingBy(model, judges, use.earlier) }),
        ...(values['reviewed'] === true && { onlyReviewed: true }),
        ...(withhold !== undefined && { withhold }),
        ...(limit !== undefined && { limit }),
      };
    };
    return withSentenceModels(values, terminal, signal, dense, async (models) => {
      const options = (chosen: ChosenStrategy): EvaluateOptions => ({ ...optionsOf(chosen), ...models });
      if (values['estimate'] === true) {
        const estimates: Estimate[] = [];
        for (const chosen of strategies) {
          estimates.push(
            await resultOf(
              estimate(evaluateDataset, options(chosen), signal),
              terminal,
              `${nameOfRun(chosen.name, chosen.ablated)}: `,
            ),
          );
        }
        return estimatesOutput(estimates);
      }
      const of = { corpus: out === undefined ? undefined : hash(), datasetFile, today };
      const [only, ...others] = strategies;
      if (only === undefined || others.length > 0) {
        const runs = await evaluateSeveral(strategies, options, out, of, terminal, signal);
        return severalOutput(runs, await use.writePage?.(runs, source), terminal);
      }
      const run = await evaluateOne(options(only), out, { ...of, values: only.heeded }, terminal, signal);
      return outputOf(run, source, use, terminal);
    });
  },
};

type Kept = Omit<RunOf, 'values'>;

/** Asks one strategy, and keeps what it is asked in a folder, where one was named. */
const evaluateOne = (
  options: EvaluateOptions,
  out: string | undefined,
  of: RunOf,
  terminal: Terminal,
  signal: AbortSignal,
  whose = '',
): Promise<Run> => keptRun((kept) => evaluateDataset({ ...options, ...kept }, signal), out, of, terminal, whose);

/** Asks one strategy after another, each in a folder of its own. */
async function evaluateSeveral(
  strategies: readonly ChosenStrategy[],
  optionsOf: (chosen: ChosenStrategy) => EvaluateOptions,
  out: string | undefined,
  of: Kept,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<EvaluationReport[]> {
  const nameOf = ({ name, ablated }: ChosenStrategy): string => nameOfRun(name, ablated);
  const kept = out === undefined ? undefined : await openSeveral(out, strategies.map(nameOf));
  const reports: EvaluationReport[] = [];
  for (const chosen of strategies) {
    const [name, { heeded }] = [nameOf(chosen), chosen];
    const folder = out === undefined ? undefined : join(out, name);
    if (folder !== undefined) await prepareFolder(folder);
    const its = { ...of, values: heeded, isOneOfSeveral: kept?.goesOn === true };
    const run = await evaluateOne(optionsOf(chosen), folder, its, terminal, signal, `${name}: `);
    const failure = await unwritten(run);
    if (failure !== undefined) throw new CommandError(failure);
    reports.push(run.report);
  }
  await kept?.finish();
  return reports;
}

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
