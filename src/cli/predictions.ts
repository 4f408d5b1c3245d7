import { resolve } from 'node:path';
import { estimate, evaluatePredictions, hashOfCorpus } from '../evaluation';
import { dayOf } from '../law';
import {
  CORPUS_OPTIONS,
  countOption,
  MODEL_OPTIONS,
  stringOption,
  UsageError,
  type OptionValues,
  type Output,
  type Terminal,
} from './command';
import { keptRun, resultOf, runOptions } from './evaluationRun';
import { judgesOption, judgingBy } from './judging';
import { modelFrom, openCorpus } from './openCorpus';
import { prepareFolder } from './outFolder';
import { estimatesOutput, outputOf, reportUse } from './reportUse';

/** What `--predictions` goes with; the options of a corpus only beside `--corpus`, those of judges only beside `--llm`. */
const ALWAYS = ['predictions', 'limit', 'out', 'html', 'against', 'json'];
const OF_JUDGES = [...Object.keys(MODEL_OPTIONS), 'judge', 'concurrency', 'cache', 'seed', 'estimate'];

/** Scores what another system found, and has a language model judge what it answered, where one is named. */
export async function evaluateOthers(
  datasetFile: string,
  values: OptionValues,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<Output> {
  const model = modelFrom(values, terminal);
  const judges = judgesOption(values, model !== undefined);
  const hasCorpus = values['corpus'] !== undefined;
  const taken = new Set([
    ...ALWAYS,
    ...(hasCorpus ? Object.keys(CORPUS_OPTIONS) : []),
    ...(model === undefined ? [] : OF_JUDGES),
  ]);
  const ignored = Object.keys(values).find((name) => !taken.has(name));
  if (ignored !== undefined) {
    throw new UsageError(`--predictions puts no question to a strategy: leave --${ignored} out.`);
  }
  if (judges.includes('fidelity') && !hasCorpus) {
    throw new UsageError(
      '--judge fidelity reads the provisions that an answer rests on: name their corpus with --corpus.',
    );
  }
  const predictionsFile = resolve(stringOption(values, 'predictions')!);
  const limit = countOption(values, 'limit');
  const out = stringOption(values, 'out');
  if (out !== undefined) await prepareFolder(out);
  const use = await reportUse(values, datasetFile);
  const running = await runOptions(values, out, terminal);
  const index = hasCorpus ? (await openCorpus(values, terminal, signal)).index : undefined;
  const options = {
    ...running,
    datasetFile,
    predictionsFile,
    ...(index && { index }),
    ...(limit !== undefined && { limit }),
    ...(model && { judging: judgingBy(model, judges, use.earlier) }),
  };
  if (values['estimate'] === true)
    return estimatesOutput([await resultOf(estimate(evaluatePredictions, options, signal), terminal)]);
  const corpus = index && out !== undefined ? hashOfCorpus(index.corpus) : undefined;
  const of = { corpus, datasetFile, values, today: dayOf(new Date()) };
  const run = await keptRun(
    ({ journal }) => evaluatePredictions({ ...options, ...(journal && { journal }) }, signal),
    out,
    of,
    terminal,
  );
  return outputOf(run, index, use, terminal);
}
