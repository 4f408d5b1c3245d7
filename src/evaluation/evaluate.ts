import * as l10n from '@vscode/l10n';
import type { Problem } from '../law';
import { modelsOnce, parseGenerations, type LanguageModel } from '../models';
import { LegalIndex, type IndexSource } from '../search';
import { readDataset } from './datasets/readDataset';
import { goldNames, withoutGold } from './gold';
import {
  DatasetError,
  during,
  labelsOf,
  readText,
  summaryOf,
  unansweredOnes,
  unjudgedOnes,
  unknownGold,
  unreviewedOnes,
  type EvaluationReport,
} from './report';
import type { Dataset, Question } from './datasets/dataset';
import { assess, noteOf, type Judging } from './judges/panel';
import { inPool } from './pool';
import { inOrder } from './run/inOrder';
import type { Journal, RunRecord } from './run/journal';
import type { ReplyStore } from './run/replyStore';
import { RunModel } from './run/runModel';
import { sumOfUsage } from './run/usage';
import { outcomeOf, score, type EvaluatedQuestion } from './score';
import { STRATEGIES, type StrategyName } from './strategies';
import { RANKING_DEPTH, type Ranking, type StrategyContext } from './strategy';

export interface EvaluateOptions extends Omit<StrategyContext, 'index' | 'recorded'> {
  /** What the questions are asked of. */
  readonly index: IndexSource;
  readonly datasetFile: string;
  readonly strategy: StrategyName;
  /** Recorded parametric provisions, for `parser`: only the questions recorded in it are asked. */
  readonly generationsFile?: string;
  /** The places of the questions that are asked among those of the data set, from 0; all by default. */
  readonly only?: readonly number[];
  /** At most so many questions, in file order. */
  readonly limit?: number;
  /** Of these so many alone, spread over all of them. */
  readonly sample?: number;
  /**
   * `gold`: each question that has gold is put a second time, to a corpus without the articles that hold it; for a strategy
   * with {@link Strategy.isConfident}.
   */
  readonly withhold?: 'gold';
  /** Keeps what was asked; what it knows is not asked again. */
  readonly journal?: Journal;
  /** How many questions are asked at a time, at least 1, which it is by default. They are kept in order, however many. */
  readonly concurrency?: number;
  /** Keeps what the language model replies; what it knows is not asked again. */
  readonly replies?: ReplyStore;
  /** Has a language model judge the answers of the strategy, and choose among those that a question offers. */
  readonly judging?: Judging;
  /** Asks nothing that a language model wrote and no person has accepted. */
  readonly onlyReviewed?: boolean;
  /** Where a strategy that samples begins, for each question; {@link DEFAULT_SEED} by default. */
  readonly seed?: number;
}

export const DEFAULT_SEED = 1;

/**
 * Puts every question of a data set to a strategy and scores what it finds. Torn lines are problems of the report.
 * Rejects with {@link DatasetError} when a file cannot be read or holds no question, with the signal's reason when
 * aborted.
 */
export async function* evaluate(
  options: EvaluateOptions,
  signal?: AbortSignal,
): AsyncGenerator<{ done: number; total: number }, EvaluationReport> {
  const started = performance.now();
  const { datasetFile, strategy, index, withhold: withheld, journal, judging, replies } = options;
  const { concurrency = 1, seed = DEFAULT_SEED } = options;
  const problems: Problem[] = [];
  const { dataset, questions, generations } = await readQuestions(options, problems);
  if (!(index instanceof LegalIndex) && questions.some(({ pool }) => pool !== undefined)) {
    throw new DatasetError(
      l10n.t('Its questions name what they are asked of: that takes the folder of the law, not a shared corpus.'),
    );
  }
  const idOf = await goldNames(
    questions.flatMap(({ gold }) => gold),
    index,
    signal,
  );
  const items: EvaluatedQuestion[] = [];
  const notices = new Map<string, number>();
  const keep = ({ item, notices: said }: RunRecord): void => {
    items.push(item);
    for (const notice of said) notices.set(notice, (notices.get(notice) ?? 0) + 1);
  };
  const ask: Ask = { strategy, given: options, replies, seed, generations, withheld, judging, idOf };
  const records = inOrder(
    questions,
    concurrency,
    (question, at, either) => Promise.resolve(journal?.known.get(at) ?? recordOf(question, at, ask, either)),
    signal,
  );
  try {
    for (;;) {
      yield { done: items.length, total: questions.length };
      const { value: record, done } = await records.next();
      if (done === true) break;
      signal?.throwIfAborted();
      if (journal !== undefined && !journal.known.has(record.at)) await journal.add(record);
      keep(record);
    }
  } finally {
    await records.return();
  }
  const done = { done: items.length, total: questions.length };
  const summary = yield* during(done, summaryOf(items));
  const usage = sumOfUsage(items.map((item) => item.usage));
  const ofCorpus = await index.with(
    ({ corpus }) => ({ labels: labelsOf(items, corpus), unknown: unknownGold(items, corpus, datasetFile) }),
    signal,
  );
  return {
    dataset: dataset.name,
    n: items.length,
    strategy,
    ...summary,
    elapsedMs: performance.now() - started,
    ...(usage && { usage }),
    items,
    labels: ofCorpus.labels,
    problems: [
      ...problems,
      ...unansweredOnes(items, datasetFile),
      ...ofCorpus.unknown,
      ...unjudgedOnes(items, judging?.judges ?? [], datasetFile),
    ],
    notices: [...notices].map(([notice, count]) => l10n.t('{0} ({1} of {2} questions)', notice, count, items.length)),
  };
}

/** How a question is asked. */
interface Ask extends Pick<EvaluateOptions, 'strategy'> {
  readonly judging: Judging | undefined;
  readonly replies: ReplyStore | undefined;
  readonly given: Omit<EvaluateOptions, 'strategy'>;
  readonly seed: number;
  readonly generations: ReadonlyMap<string, readonly string[]> | undefined;
  readonly withheld: EvaluateOptions['withhold'];
  readonly idOf: (name: string) => string;
}

/** Puts one question to the strategy. */
async function recordOf(question: Question, at: number, ask: Ask, signal: AbortSignal): Promise<RunRecord> {
  const { given, replies, seed, generations, judging } = ask;
  const counted = (model: LanguageModel): RunModel => new RunModel(model, { seed, ...(replies && { replies }) });
  const model = given.model && counted(given.model);
  const recorded = generations?.get(question.id);
  const judge = judging && counted(judging.model);
  const { item, ...record } = await given.index.with((index, once) => {
    const helped = modelsOnce({ ...given, ...(model && { model }) }, once);
    const context: StrategyContext = { ...helped, index, ...(recorded && { recorded }) };
    const panel = judging && judge && modelsOnce({ ...judging, model: judge }, once);
    return asked(question, context, panel, ask, signal);
  }, signal);
  const usage = model?.usage;
  return { at, item: { ...item, ...(usage && { usage }) }, ...record };
}

/** What one question comes to in an index. */
async function asked(
  question: Question,
  whole: StrategyContext,
  judge: Judging | undefined,
  { strategy, withheld, idOf }: Ask,
  signal: AbortSignal,
): Promise<Omit<RunRecord, 'at'>> {
  const { corpus } = whole.index;
  const pooled = question.pool === undefined ? whole : inPool(question.pool, whole);
  const context = pooled ?? whole;
  const rank = async (of: StrategyContext): Promise<Ranking> => {
    const ranking = await STRATEGIES[strategy].rank(question.text, RANKING_DEPTH, of, signal);
    signal.throwIfAborted();
    return ranking;
  };
  const ranking = await rank(context);
  const poorer = withheld === undefined ? undefined : withoutGold(question.gold.map(idOf), context);
  const without = poorer && (await rank(poorer));
  const said = new Set([...(ranking.notices ?? []), ...(without?.notices ?? [])]);
  const poorly = without && outcomeOf(question, without, corpus);
  const outcome = outcomeOf(question, ranking, corpus);
  const item = score(question, outcome, idOf, poorly);
  if (pooled === undefined)
    said.add(l10n.t('The pool of the question names nothing of the corpus: all of it was searched.'));
  const judged = judge && (await assess(judge, { question, outcome, gold: item.gold, corpus }, signal));
  return {
    item: {
      ...item,
      ...(judged && { metrics: { ...item.metrics, ...judged.metrics } }),
      ...(judged && judged.judgements.length > 0 && { judgements: judged.judgements.map(noteOf) }),
    },
    notices: [...said],
    ...(judged && { judgements: judged.judgements }),
  };
}

/** What says which questions are asked. */
type Asked = Pick<EvaluateOptions, 'datasetFile' | 'generationsFile' | 'onlyReviewed' | 'only' | 'limit' | 'sample'>;

/** What is asked, and with which recordings. Rejects with {@link DatasetError} where that is nothing. */
async function readQuestions(
  asked: Asked,
  problems: Problem[],
): Promise<{
  dataset: Dataset;
  questions: readonly Question[];
  generations: ReadonlyMap<string, readonly string[]> | undefined;
}> {
  const { datasetFile, generationsFile, onlyReviewed = false, only, limit, sample } = asked;
  const dataset = readDataset(await readText(datasetFile, problems), datasetFile);
  for (const problem of dataset.problems) problems.push(problem);
  const generations = await readGenerations(generationsFile, problems);
  const wanted = only && new Set(only);
  const recordedOnes = dataset.questions.filter(
    ({ id }, at) => (wanted?.has(at) ?? true) && (generations?.has(id) ?? true),
  );
  if (generationsFile !== undefined && recordedOnes.length < dataset.questions.length) {
    const unasked = dataset.questions.length - recordedOnes.length;
    const message = l10n.t(
      '{0} of {1} questions are not recorded here and are not asked.',
      unasked,
      dataset.questions.length,
    );
    problems.push({ file: generationsFile, line: 1, severity: 'warning', message });
  }
  const unreviewed = recordedOnes.filter(({ isUnreviewed }) => isUnreviewed).length;
  if (unreviewed > 0) problems.push(unreviewedOnes(unreviewed, recordedOnes.length, onlyReviewed, datasetFile));
  const askable = recordedOnes.filter(({ isUnreviewed }) => !(onlyReviewed && isUnreviewed));
  const questions = askable.slice(0, limit ?? Infinity);
  if (questions.length === 0) throw new DatasetError(emptyMessage(asked, problems));
  return { dataset, generations, questions: sample === undefined ? questions : spread(questions, sample) };
}

/** So many of them, the first among them, as far apart as they can be. */
function spread<Item>(items: readonly Item[], count: number): Item[] {
  const taken = Math.min(count, items.length);
  return Array.from({ length: taken }, (_, at) => items[Math.floor((at * items.length) / taken)]!);
}

/** How many questions {@link evaluate} asks. Rejects as it does. */
export async function countQuestions(asked: Asked): Promise<number> {
  return (await readQuestions(asked, [])).questions.length;
}

async function readGenerations(
  file: string | undefined,
  problems: Problem[],
): Promise<ReadonlyMap<string, readonly string[]> | undefined> {
  if (file === undefined) return undefined;
  const parsed = parseGenerations(await readText(file, problems));
  for (const { line, message } of parsed.problems) problems.push({ file, line, severity: 'error', message });
  return parsed.generations;
}

function emptyMessage({ datasetFile, generationsFile }: Asked, problems: readonly Problem[]): string {
  const first = problems[0];
  if (first !== undefined)
    return l10n.t(
      '{0} holds no question that can be asked ({1}, line {2}: {3})',
      datasetFile,
      first.file,
      first.line,
      first.message,
    );
  return generationsFile === undefined
    ? l10n.t('{0} is empty: expected JSON lines, one question each.', datasetFile)
    : l10n.t('No question of {0} is recorded in {1}: their ids must agree.', datasetFile, generationsFile);
}
