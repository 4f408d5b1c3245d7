import * as l10n from '@vscode/l10n';
import { basename, extname } from 'node:path';
import type { Problem } from '../../law';
import type { LegalIndex } from '../../search';
import type { Question } from '../datasets/dataset';
import { readDataset } from '../datasets/readDataset';
import { Gathered } from '../gathered';
import { goldNames } from '../gold';
import {
  DatasetError,
  during,
  labelsOf,
  readText,
  summaryOf,
  unansweredOnes,
  unjudgedOnes,
  unknownGold,
  type EvaluationReport,
} from '../report';
import { KeptItems, passingJournal, type RunRecord } from '../run/journal';
import { spread } from '../run/questions';
import { countedIn, recordsOf, withJudgements, type RunOptions } from '../run/records';
import { distinctIds } from '../run/trec';
import { RANKING_DEPTH } from '../strategy';
import { score, type Outcome } from '../score';
import { readPredictions, type Prediction } from './readPredictions';

export interface PredictionOptions extends RunOptions {
  readonly datasetFile: string;
  /** See {@link readPredictions}. */
  readonly predictionsFile: string;
  /** The corpus whose names the data set and the predictions may use; without one, both name a provision alike. */
  readonly index?: LegalIndex;
  /** At most so many questions, in file order. */
  readonly limit?: number;
  /** Of these so many alone, spread over all of them. */
  readonly sample?: number;
}

/**
 * Scores what another system found by the metrics that strategies are scored by; of its ranking as many are predicted as the
 * question has hops. A question that it has nothing for counts as missed. Rejects with {@link DatasetError} when a file
 * cannot be read or holds nothing.
 */
export async function* evaluatePredictions(
  options: PredictionOptions,
  signal?: AbortSignal,
): AsyncGenerator<{ done: number; total: number }, EvaluationReport> {
  const started = performance.now();
  const { datasetFile, predictionsFile, index, judging, limit = Infinity, sample = Infinity } = options;
  const problems: Problem[] = [];
  const dataset = readDataset(await readText(datasetFile, problems), datasetFile);
  problems.push(...dataset.problems);
  if (dataset.questions.length === 0) throw nothingIn(datasetFile, problems);
  const inFile: Problem[] = [];
  const { tag, predictions, ...read } = readPredictions(await readText(predictionsFile, inFile), predictionsFile);
  inFile.push(...read.problems);
  if (predictions.size === 0) throw nothingIn(predictionsFile, inFile);
  const ids = distinctIds(dataset.questions.map(({ id }) => id));
  const predicted = new Map(dataset.questions.map((question, at) => [question, predictions.get(ids[at]!)]));
  const questions = spread(dataset.questions.slice(0, limit), sample);
  const names = [
    ...questions.flatMap(({ gold }) => gold),
    ...[...predictions.values()].flatMap(({ provisions }) => provisions),
  ];
  const idOf = index === undefined ? (name: string) => name : await goldNames(names, index, signal);
  const answers = [...predictions.values()].some(({ answer }) => answer !== undefined);
  const { journal = passingJournal(), concurrency } = options;
  const gathered = new Gathered();
  const ranked = new Set<string>();
  const recordOf = async (question: Question, at: number, either: AbortSignal): Promise<RunRecord> => {
    const outcome = outcomeOf(predicted.get(question), question.hops, idOf, answers);
    const of = { question, outcome, ...(index && { corpus: index.corpus }) };
    const judge = judging && { ...judging, model: countedIn(options, judging.model) };
    return { at, notices: [], ...(await withJudgements(score(question, outcome, idOf), of, judge, either)) };
  };
  const keep = (record: RunRecord): void => {
    gathered.add(record);
    for (const id of record.item.ranked) ranked.add(id);
  };
  yield* recordsOf(questions, recordOf, keep, journal, concurrency, signal);
  const n = questions.length;
  const summary = yield* during({ done: n, total: n }, summaryOf(gathered.figured));
  return {
    dataset: dataset.name,
    n,
    strategy: tag || basename(predictionsFile, extname(predictionsFile)),
    ...summary,
    elapsedMs: performance.now() - started,
    items: new KeptItems(journal.known),
    labels: index === undefined ? {} : labelsOf(gathered, index.corpus),
    problems: [
      ...problems,
      ...inFile,
      ...missingOnes(ids.slice(0, limit), predictions, predictionsFile),
      ...strangers(ids, predictions, predictionsFile),
      ...nothingShared(gathered.gold, ranked, predictionsFile),
      ...unansweredOnes(gathered, datasetFile),
      ...(index ? unknownGold(gathered, index.corpus, datasetFile) : []),
      ...unjudgedOnes(gathered, judging?.judges ?? [], datasetFile),
    ],
    notices: [],
  };
}

/** @param answers whether the system answers: then a question that it does not answer has the empty answer. */
function outcomeOf(
  prediction: Prediction | undefined,
  hops: number,
  idOf: (name: string) => string,
  answers: boolean,
): Outcome {
  const named = prediction?.provisions.slice(0, RANKING_DEPTH).map(idOf) ?? [];
  const ranked = [...new Set(named)];
  const answer = prediction?.answer ?? '';
  return { ranked, judged: { predicted: ranked.slice(0, hops), ...(answers && { answer }) } };
}

function nothingIn(file: string, [first]: readonly Problem[]): DatasetError {
  return new DatasetError(
    first === undefined
      ? l10n.t('{0} is empty.', file)
      : l10n.t('{0} holds nothing that can be scored (line {1}: {2})', file, first.line, first.message),
  );
}

function missingOnes(ids: readonly string[], predictions: ReadonlyMap<string, Prediction>, file: string): Problem[] {
  const missing = ids.filter((id) => !predictions.has(id));
  if (missing.length === 0) return [];
  const message = l10n.t(
    '{0} of {1} questions have no prediction and count as missed: {2}',
    missing.length,
    ids.length,
    some(missing),
  );
  return [{ file, line: 1, severity: 'warning', message }];
}

function strangers(ids: readonly string[], predictions: ReadonlyMap<string, Prediction>, file: string): Problem[] {
  const known = new Set(ids);
  const strange = [...predictions].filter(([id]) => !known.has(id));
  const [first] = strange;
  if (first === undefined) return [];
  const message = l10n.t(
    '{0} predictions are of no question of the data set: {1}',
    strange.length,
    some(strange.map(([id]) => id)),
  );
  return [{ file, line: first[1].line, severity: 'warning', message }];
}

/** Figures that are all zero may come of names that differ, not of a poor system. */
function nothingShared(gold: ReadonlySet<string>, ranked: ReadonlySet<string>, file: string): Problem[] {
  if (gold.size === 0 || [...gold].some((id) => ranked.has(id))) return [];
  const message = l10n.t(
    'No prediction names any gold provision: they may be named otherwise than in the data set. A corpus knows both names.',
  );
  return [{ file, line: 1, severity: 'warning', message }];
}

const some = (ids: readonly string[]): string => [...ids.slice(0, 3), ...(ids.length > 3 ? ['...'] : [])].join(', ');
