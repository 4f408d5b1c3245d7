import * as l10n from '@vscode/l10n';
import type { Problem } from '../law';
import { modelsOnce } from '../models';
import type { Switch } from '../pipeline';
import { LegalIndex, type IndexSource } from '../search';
import type { Question } from './datasets/dataset';
import { Gathered } from './gathered';
import { goldNames, withoutGold } from './gold';
import type { Judging } from './judges/panel';
import { UnsharedStrategyError } from './missing';
import { inPool } from './pool';
import {
  DatasetError,
  during,
  labelsOf,
  summaryOf,
  unansweredOnes,
  unjudgedOnes,
  unknownGold,
  type EvaluationReport,
} from './report';
import { KeptItems, passingJournal, type RunRecord } from './run/journal';
import { readQuestions, type Asked } from './run/questions';
import { countedIn, recordsOf, withJudgements, type RunOptions } from './run/records';
import { outcomeOf, score } from './score';
import { SHARED_STRATEGIES } from './sharedStrategies';
import { STRATEGIES, type StrategyName } from './strategies';
import { RANKING_DEPTH, type Ranking, type StrategyContext } from './strategy';

export interface EvaluateOptions extends Omit<StrategyContext, 'index' | 'recorded'>, Asked, RunOptions {
  /** What the questions are asked of. */
  readonly index: IndexSource;
  readonly strategy: StrategyName;
  /** The stage that is out of it to see what it is worth; `stages` says so, too. */
  readonly ablated?: Switch;
  /**
   * `gold`: each question that has gold is put a second time, to a corpus without the articles that hold it; for a strategy
   * with {@link Strategy.isConfident}.
   */
  readonly withhold?: 'gold';
}

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
  const { datasetFile, strategy, ablated, index, judging } = options;
  const problems: Problem[] = [];
  const { dataset, questions, gold, havePools, generations } = await readQuestions(options, problems);
  const isHere = index instanceof LegalIndex;
  if (!isHere && !SHARED_STRATEGIES.includes(strategy)) throw new UnsharedStrategyError(strategy, SHARED_STRATEGIES);
  if (!isHere && havePools) {
    throw new DatasetError(
      l10n.t('Its questions name what they are asked of: that takes the folder of the law, not a shared corpus.'),
    );
  }
  const ask: Ask = { options, generations, idOf: await goldNames(gold, index, signal) };
  const { journal = passingJournal(), concurrency } = options;
  const gathered = new Gathered();
  yield* recordsOf(
    questions,
    (question, at, either) => recordOf(question, at, ask, either),
    (record) => gathered.add(record),
    journal,
    concurrency,
    signal,
  );
  const n = questions.length;
  const { usage } = gathered;
  const summary = yield* during({ done: n, total: n }, summaryOf(gathered.figured));
  const ofCorpus = await index.with(
    ({ corpus }) => ({ labels: labelsOf(gathered, corpus), unknown: unknownGold(gathered, corpus, datasetFile) }),
    signal,
  );
  return {
    dataset,
    n,
    strategy: nameOfRun(strategy, ablated),
    ...(ablated !== undefined && { ablated: { strategy, stage: ablated } }),
    ...summary,
    elapsedMs: performance.now() - started,
    ...(usage && { usage }),
    items: new KeptItems(journal.known),
    labels: ofCorpus.labels,
    problems: [
      ...problems,
      ...unansweredOnes(gathered, datasetFile),
      ...ofCorpus.unknown,
      ...unjudgedOnes(gathered, judging?.judges ?? [], datasetFile),
    ],
    notices: [...gathered.notices].map(([notice, count]) => l10n.t('{0} ({1} of {2} questions)', notice, count, n)),
  };
}

/** `parser`; `parser-rerank` without that stage. */
export const nameOfRun = (strategy: string, ablated?: string): string =>
  ablated === undefined ? strategy : `${strategy}-${ablated}`;

/** How a question is asked. */
interface Ask {
  readonly options: EvaluateOptions;
  readonly generations: ReadonlyMap<string, readonly string[]> | undefined;
  readonly idOf: (name: string) => string;
}

/** Puts one question to the strategy. */
async function recordOf(question: Question, at: number, ask: Ask, signal: AbortSignal): Promise<RunRecord> {
  const { options, generations } = ask;
  const model = options.model && countedIn(options, options.model);
  const judging = options.judging && { ...options.judging, model: countedIn(options, options.judging.model) };
  const recorded = generations?.get(question.id);
  const { item, ...record } = await options.index.with((index, once) => {
    const helped = modelsOnce({ ...options, ...(model && { model }) }, once);
    const context: StrategyContext = { ...helped, index, ...(recorded && { recorded }) };
    return asked(question, context, judging && modelsOnce(judging, once), ask, signal);
  }, signal);
  const usage = model?.usage;
  return { at, item: { ...item, ...(usage && { usage }) }, ...record };
}

/** What one question comes to in an index. */
async function asked(
  question: Question,
  whole: StrategyContext,
  judging: Judging | undefined,
  { options: { strategy, withhold: withheld }, idOf }: Ask,
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
  if (pooled === undefined)
    said.add(l10n.t('The pool of the question names nothing of the corpus: all of it was searched.'));
  const outcome = outcomeOf(question, ranking, corpus);
  const scored = score(question, outcome, idOf, without && outcomeOf(question, without, corpus));
  const { item, ...judged } = await withJudgements(scored, { question, outcome, corpus }, judging, signal);
  return { item, notices: [...said], ...judged };
}
