import { VERDICT_KINDS, type VerdictKind } from '../law';
import { auroc, balancedAccuracy } from './metrics/abstention';
import { areaUnderRiskCoverage, expectedCalibrationError, type Claimed } from './metrics/confidence';
import type { EvaluatedQuestion, Judged, Metrics } from './score';

/** What a system said of a question. */
type Said = Pick<Judged, 'verdict' | 'confidence' | 'isUnlikely'>;

/** What the figures of a run are made of: of each question some dozens of numbers, however long its texts are. */
export interface Figured extends Said {
  readonly hops: number;
  readonly hasGold: boolean;
  readonly isGoldUnknown: boolean;
  /** Of a system that answers, whether it gave an answer. */
  readonly isAnswered?: boolean;
  /** Whether the answer quotes gold. */
  readonly quotesGold: boolean;
  /** Whether gold is among the predicted. */
  readonly isRight: boolean;
  readonly withheld?: Said;
  /** Which metrics it has, as columns of {@link names}, and their values. */
  readonly columns: Int32Array;
  readonly values: readonly number[];
}

/** What is kept of a question once its texts are written. */
export function figured(item: EvaluatedQuestion): Figured {
  const { hops, gold, isGoldUnknown = false, answer, verdict, quoted = [], predicted, withheld, metrics } = item;
  const isAsked = answer !== undefined || verdict !== undefined;
  return {
    hops,
    hasGold: gold.length > 0,
    isGoldUnknown,
    ...(isAsked && { isAnswered: verdict === undefined ? answer !== '' : verdict !== 'abstained' }),
    quotesGold: quoted.some((id) => gold.includes(id)),
    isRight: predicted.some((id) => gold.includes(id)),
    ...saidIn(item),
    ...(withheld && { withheld: saidIn(withheld) }),
    columns: columnsOf(Object.keys(metrics)),
    // Numbers alone in an array take half of what they take as values of an object.
    values: Array.from(Object.values(metrics), Number).slice(),
  };
}

const saidIn = ({ verdict, confidence, isUnlikely }: Said): Said => ({
  ...(verdict !== undefined && { verdict }),
  ...(confidence !== undefined && { confidence }),
  ...(isUnlikely !== undefined && { isUnlikely }),
});

/** Column -> the name of its metric, and back. */
const names: string[] = [];
const columnOf = new Map<string, number>();
/** Questions of a data set have few sets of metrics, each of which is held once. */
const columnSets = new Map<string, Int32Array>();

function columnsOf(metrics: readonly string[]): Int32Array {
  const key = metrics.join('\n');
  let columns = columnSets.get(key);
  if (columns === undefined) {
    columns = Int32Array.from(metrics, (name) => columnOf.get(name) ?? newColumn(name));
    columnSets.set(key, columns);
  }
  return columns;
}

function newColumn(name: string): number {
  columnOf.set(name, names.length);
  return names.push(name) - 1;
}

/**
 * Of what was found, and of what judges said, means over the questions that have the metric; of the verdicts and answers,
 * shares of all questions; of abstention, how well those that the corpus answers are told from those that it does not. All
 * between 0 and 1. What nothing can be said of is left out: a mean of no question, the precision of no verdict.
 */
export function metricsOf(items: readonly Figured[]): Metrics {
  return { ...meansOf(items), ...answeredShare(items), ...verdictShares(items), ...abstention(items) };
}

/** {@link metricsOf} the questions of each number of hops, and how many they are; those without gold apart. */
export function byHops(items: readonly Figured[]): Record<string, Metrics & { readonly n: number }> {
  const groups = [...groupsByHops(items)];
  return Object.fromEntries(groups.map(([hops, group]) => [hops, { n: group.length, ...metricsOf(group) }]));
}

/** The questions that have gold by their number of hops, ascending. */
export function groupsByHops(items: readonly Figured[]): ReadonlyMap<string, readonly Figured[]> {
  const answerable = items.filter(({ hasGold }) => hasGold);
  const counts = [...new Set(answerable.map(({ hops }) => hops))].sort((a, b) => a - b);
  return new Map(counts.map((count) => [`${count}`, answerable.filter(({ hops }) => hops === count)]));
}

/** Of each metric the mean over the questions that have it, in the order in which they are met. */
function meansOf(items: readonly Figured[]): Metrics {
  const met: number[] = [];
  const sums = new Float64Array(names.length);
  const counts = new Int32Array(names.length);
  for (const { columns, values } of items) {
    for (let at = 0; at < columns.length; at += 1) {
      const column = columns[at]!;
      if (counts[column] === 0) met.push(column);
      sums[column]! += values[at]!;
      counts[column]! += 1;
    }
  }
  return Object.fromEntries(met.map((column) => [names[column]!, sums[column]! / counts[column]!]));
}

/**
 * Of the questions that a system that answers was asked, the share that it gave an answer to: 1 less the share of
 * abstentions, as SearchFireSafety counts refusals.
 */
function answeredShare(items: readonly Figured[]): Metrics {
  const asked = countOf(items, ({ isAnswered }) => isAnswered !== undefined);
  return asked === 0 ? {} : { answered: countOf(items, ({ isAnswered }) => isAnswered === true) / asked };
}

const countOf = (items: readonly Figured[], holds: (item: Figured) => boolean): number =>
  items.reduce((count, item) => (holds(item) ? count + 1 : count), 0);

/** How many of the verdicts are of each kind; `groundedPrecision`: of those `grounded`, the share that quotes gold. */
function verdictShares(items: readonly Figured[]): Metrics {
  const judged = countOf(items, ({ verdict }) => verdict !== undefined);
  if (judged === 0) return {};
  const timesOf = (kind: VerdictKind): number => countOf(items, ({ verdict }) => verdict === kind);
  const grounded = timesOf('grounded');
  const right = countOf(items, ({ verdict, quotesGold }) => verdict === 'grounded' && quotesGold);
  return {
    ...Object.fromEntries(VERDICT_KINDS.map((kind) => [kind, timesOf(kind) / judged])),
    ...(grounded > 0 && { groundedPrecision: right / grounded }),
  };
}

/**
 * How well what the verdict is drawn from tells the questions that have gold from those whose gold was withheld and those
 * that have none; and of the latter, the share that is called `grounded` all the same.
 */
function abstention(items: readonly Figured[]): Metrics {
  const answered: readonly Said[] = items.filter(({ hasGold }) => hasGold);
  const unanswered = items.flatMap((item): Said[] =>
    item.hasGold ? (item.withheld ? [item.withheld] : []) : item.isGoldUnknown ? [] : [item],
  );
  const chances = (said: readonly Said[]): number[] => said.flatMap(({ confidence }) => confidence ?? []);
  const abstained = (said: readonly Said[]): boolean[] => said.flatMap(({ isUnlikely }) => isUnlikely ?? []);
  const area = auroc(chances(answered), chances(unanswered));
  const accuracy = balancedAccuracy(abstained(answered), abstained(unanswered));
  const claims = claimsOf(items);
  const [aurc, calibrationError] = [areaUnderRiskCoverage(claims), expectedCalibrationError(claims)];
  const verdicts = unanswered.flatMap(({ verdict }) => verdict ?? []);
  return {
    ...(verdicts.length > 0 && {
      groundedWithout: verdicts.filter((kind) => kind === 'grounded').length / verdicts.length,
    }),
    ...(area !== undefined && { abstentionAUROC: area }),
    ...(accuracy !== undefined && { abstentionBalancedAccuracy: accuracy }),
    ...(aurc !== undefined && { aurc }),
    ...(calibrationError !== undefined && { calibrationError }),
  };
}

/**
 * What a strategy said of the chance that what answers is among what it named, and whether it is; of a question whose gold was
 * withheld, or that has none, nothing is.
 */
export function claimsOf(items: readonly Figured[]): Claimed[] {
  const claim = (chance: number | undefined, isRight: boolean): Claimed[] =>
    chance === undefined ? [] : [{ chance, isRight }];
  return items.flatMap(({ confidence, isRight, isGoldUnknown, withheld }) => [
    ...(isGoldUnknown ? [] : claim(confidence, isRight)),
    ...claim(withheld?.confidence, false),
  ]);
}
