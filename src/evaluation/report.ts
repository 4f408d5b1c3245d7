import * as l10n from '@vscode/l10n';
import { readTextFile } from '../files';
import { labelOf } from '../languages';
import type { Corpus, Problem } from '../law';
import { UnreadableFileError } from '../readers';
import { calibrationBins, riskCoverage, type CalibrationBin, type RiskAtCoverage } from './metrics/confidence';
import { byHops, claimsOf, groupsByHops, metricsOf, type Figured } from './figures';
import type { Gathered } from './gathered';
import type { EvaluatedQuestion, Metrics } from './score';
import type { Items } from './run/journal';
import type { Usage } from './run/usage';
import { bootstrapIntervals, type Interval } from './statistics/bootstrap';

export interface EvaluationReport {
  readonly dataset: string;
  readonly n: number;
  /** Its name, with that of the stage that was left out; of another system's predictions, theirs. */
  readonly strategy: string;
  /** Of an ablation. */
  readonly ablated?: Ablated;
  /** See {@link metricsOf}. */
  readonly metrics: Metrics;
  /** The same for the questions of each number of hops that have gold, with how many they are. */
  readonly byHops: Readonly<Record<string, Metrics & { readonly n: number }>>;
  /** 95% intervals of the metrics, by resampling the questions; none for what too few of them tell. */
  readonly intervals: Intervals;
  /** The same for {@link byHops}. */
  readonly intervalsByHops: Readonly<Record<string, Intervals>>;
  /** How often a strategy that says how sure it is was wrong, by how many questions it would answer. */
  readonly riskCoverage: readonly RiskAtCoverage[];
  /** How often it was right, by how sure it was. */
  readonly calibration: readonly CalibrationBin[];
  readonly elapsedMs: number;
  /** What a language model took for all questions together; absent where none was asked. */
  readonly usage?: Usage;
  readonly items: Items;
  /** What lawyers call the provisions that the questions name, by their ids; empty without a corpus. */
  readonly labels: Readonly<Record<string, string>>;
  readonly problems: readonly Problem[];
  /** Which of the given models did not help, why, and with how many questions: the figures are of a search without them. */
  readonly notices: readonly string[];
}

/** A strategy without one of its stages, to be held against itself with all of them. */
export interface Ablated {
  readonly strategy: string;
  readonly stage: string;
}

/** A report with its questions in memory. */
export interface WholeReport extends EvaluationReport {
  readonly items: readonly EvaluatedQuestion[];
}

export const wholeReport = (report: EvaluationReport): WholeReport => ({ ...report, items: [...report.items] });

/** Several strategies on the same questions, in the order in which they were asked. */
export interface ComparedReports {
  readonly runs: readonly EvaluationReport[];
}

export type Intervals = Readonly<Record<string, Interval>>;

/** The data set cannot be evaluated; the message says what to do. */
export class DatasetError extends Error {
  override readonly name = 'DatasetError';
}

/** What the questions come to together. */
type Summary = Pick<
  EvaluationReport,
  'metrics' | 'intervals' | 'byHops' | 'intervalsByHops' | 'riskCoverage' | 'calibration'
>;

/** Yields after each resample of the intervals. */
export function* summaryOf(items: readonly Figured[]): Generator<void, Summary> {
  const intervals = yield* bootstrapIntervals(items, metricsOf);
  const intervalsByHops: Record<string, Intervals> = {};
  for (const [hops, group] of groupsByHops(items)) {
    intervalsByHops[hops] = yield* bootstrapIntervals(group, metricsOf);
  }
  const claims = claimsOf(items);
  return {
    metrics: metricsOf(items),
    intervals,
    byHops: byHops(items),
    intervalsByHops,
    riskCoverage: riskCoverage(claims),
    calibration: calibrationBins(claims),
  };
}

/** Steps that are no progress of their own. */
export function* during<Progress, Result>(
  progress: Progress,
  steps: Generator<void, Result>,
): Generator<Progress, Result> {
  for (;;) {
    const { value, done } = steps.next();
    if (done === true) return value;
    yield progress;
  }
}

/** The text of a file; what its encoding has of problems is added to them. Rejects with {@link DatasetError}. */
export async function readText(file: string, problems: Problem[]): Promise<string> {
  const { text, problem } = await readably(readTextFile(file));
  if (problem !== undefined) problems.push({ file, line: 1, severity: 'warning', message: problem });
  return text;
}

/** What is read of a file. Rejects with {@link DatasetError} where it cannot be. */
export async function readably<Read>(reading: Promise<Read>): Promise<Read> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof UnreadableFileError) throw new DatasetError(error.message);
    throw error;
  }
}

/** The labels of the provisions that the questions name; of those that the corpus has. */
export function labelsOf({ named }: Pick<Gathered, 'named'>, corpus: Corpus): Record<string, string> {
  const known = [...named].flatMap((id) => {
    const ordinal = corpus.ordinal(id);
    return ordinal === undefined ? [] : [[id, labelOf(corpus, ordinal)] as const];
  });
  return Object.fromEntries(known.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Of how many questions the figures of retrieval are not. */
export function unansweredOnes({ unanswered, figured }: Gathered, file: string): Problem[] {
  if (unanswered === 0) return [];
  const message = l10n.t(
    '{0} of {1} questions have no gold: they count for verdicts and abstention, not for what was found.',
    unanswered,
    figured.length,
  );
  return [{ file, line: 1, severity: 'information', message }];
}

/** That some questions were written by a language model and nobody has accepted them. */
export function unreviewedOnes(count: number, all: number, areLeftOut: boolean, file: string): Problem {
  const message = areLeftOut
    ? l10n.t('{0} of {1} questions are unreviewed and are not asked.', count, all)
    : l10n.t(
        '{0} of {1} questions are unreviewed: a language model wrote them, and nobody has accepted them.',
        count,
        all,
      );
  return { file, line: 1, severity: 'warning', message };
}

/** What judges could not say, which counts for no figure; how samples count; and that judges had nothing to judge. */
export function unjudgedOnes(gathered: Gathered, asked: readonly string[], file: string): Problem[] {
  const problems = [...gathered.judges].flatMap(([judge, { count, without, reason = '' }]): Problem[] => {
    if (without === 0) return [];
    const message = l10n.t(
      '{0} of {1} judgements of {2} could not be had and count for no figure: {3}',
      without,
      count,
      judge,
      reason,
    );
    return [{ file, line: 1, severity: 'warning', message }];
  });
  problems.push(...weightingsOf(gathered, file));
  if (asked.length === 0 || gathered.isAnswering) return problems;
  const message = l10n.t('The strategy gives no answers: there was nothing to judge.');
  return [...problems, { file, line: 1, severity: 'warning', message }];
}

/** How LF-EVAL came about, which goes by what the server tells of probabilities. */
function weightingsOf({ weightings: { probability, mean } }: Gathered, file: string): Problem[] {
  const all = probability + mean;
  if (all === 0) return [];
  const message = l10n.t(
    'lfEval: of {0} of {1} answers the samples count by their probability, of the others all the same, since the server gave none.',
    probability,
    all,
  );
  return [{ file, line: 1, severity: 'information', message }];
}

/** Gold that the corpus lacks can never be found: a person must know before reading the figures. */
export function unknownGold({ gold }: Pick<Gathered, 'gold'>, corpus: Corpus, file: string): Problem[] {
  const unknown = [...gold].filter((id) => corpus.ordinal(id) === undefined);
  if (unknown.length === 0) return [];
  const some = unknown.slice(0, 3).join(', ');
  const message = l10n.t(
    '{0} gold provisions are not in the corpus and count as missed: {1}',
    unknown.length,
    unknown.length > 3 ? `${some}, ...` : some,
  );
  return [{ file, line: 1, severity: 'warning', message }];
}
