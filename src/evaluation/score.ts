import { VERDICT_KINDS, type Corpus, type VerdictKind } from '../law';
import type { Question } from './datasets/dataset';
import type { JudgementNote } from './judges/panel';
import { auroc, balancedAccuracy } from './metrics/abstention';
import { provisionEM, provisionF1, provisionPrecision, provisionRecall } from './metrics/provisions';
import { bleu, rougeL, tokenF1 } from './metrics/answers';
import { areaUnderRiskCoverage, expectedCalibrationError, type Claimed } from './metrics/confidence';
import {
  averagePrecisionAt,
  hitAt,
  multiHitAt,
  multiReciprocalRankAt,
  ndcgAt,
  recallAt,
  reciprocalRankAt,
} from './metrics/ranking';
import { answerTokens } from './metrics/tokens';
import type { Usage } from './run/usage';
import type { Ranking } from './strategy';
import type { Trail } from './trail';

export type Metrics = Readonly<Record<string, number>>;

/** What a strategy made of a question; provisions by their ids. */
export interface Judged {
  readonly predicted: readonly string[];
  /** Of a strategy that answers. */
  readonly verdict?: VerdictKind;
  /** What the answer quotes; of a strategy that answers. */
  readonly quoted?: readonly string[];
  /** The answer without what is struck out; empty where there is none; of a strategy that answers. */
  readonly answer?: string;
  /** The chance, 0 to 1, that what answers is among the predicted; of a strategy that says so. */
  readonly confidence?: number;
  /** Whether that is so little that nothing was found. */
  readonly isUnlikely?: boolean;
}

/** What was found for a question; provisions by their ids. */
export interface Outcome {
  readonly judged: Judged;
  /** Best first, without repetition. */
  readonly ranked: readonly string[];
  /** What an answer would be read from, where that is more than what was predicted. */
  readonly evidence?: readonly string[];
  /** How the strategy came to it, where it goes in stages. */
  readonly trail?: Trail;
}

export interface EvaluatedQuestion extends Judged {
  readonly id: string;
  readonly question: string;
  readonly hops: number;
  /** Best first, as far down as the metrics look: all that is predicted, at least 10 where so many were found. */
  readonly ranked: readonly string[];
  /** Provision ids; a gold provision that the corpus lacks stands under its own name in the data set. */
  readonly gold: readonly string[];
  /** It has no gold because the data set names none, not because the law does not answer. */
  readonly isGoldUnknown?: true;
  /** The answer of the data set, where it has one. */
  readonly goldAnswer?: string;
  /** How the strategy came to what it found, where it goes in stages. */
  readonly trail?: Trail;
  /** What judges said of it, where a language model was asked. */
  readonly judgements?: readonly JudgementNote[];
  /** What it made of the question without its gold, where that was asked for. */
  readonly withheld?: Judged;
  /** What a language model took for it, the question without its gold included; absent where none was asked. */
  readonly usage?: Usage;
  /** Of what was found; empty for a question without gold. */
  readonly metrics: Metrics;
}

/** The K of {@link RANKING_METRICS} that are reported. */
const CUTOFFS = [1, 5, 10] as const;
const DEEPEST = Math.max(...CUTOFFS);
const RANKING_METRICS = {
  recall: recallAt,
  hit: hitAt,
  multiHit: multiHitAt,
  mrr: reciprocalRankAt,
  multiMrr: multiReciprocalRankAt,
  ndcg: ndcgAt,
  map: averagePrecisionAt,
} as const;

/**
 * @param idOf from a data set's name for a provision to its id.
 * @param withheld what was found without the gold.
 */
export function score(
  { id, text, hops, gold: names, answer, isGoldUnknown }: Question,
  { judged, ranked, evidence = judged.predicted, trail }: Outcome,
  idOf: (name: string) => string,
  withheld?: Outcome,
): EvaluatedQuestion {
  const gold = new Set(names.map(idOf));
  const goldAnswer = answer === '' ? undefined : answer;
  return {
    id,
    question: text,
    hops,
    gold: [...gold],
    ...(isGoldUnknown && { isGoldUnknown }),
    ...(goldAnswer !== undefined && { goldAnswer }),
    ...judged,
    ranked: ranked.slice(0, Math.max(DEEPEST, judged.predicted.length)),
    ...(trail && { trail }),
    ...(withheld && { withheld: withheld.judged }),
    metrics:
      gold.size === 0
        ? {}
        : { ...foundMetrics(ranked, judged.predicted, evidence, gold), ...answerMetrics(judged, gold, goldAnswer) },
  };
}

/** What a strategy found, by the ids of the corpus that it was asked of. */
export function outcomeOf({ hops }: Question, ranking: Ranking, corpus: Corpus): Outcome {
  const { hits, selected, evidence, verdict, quoted, answer, confidence, trail } = ranking;
  const ranked = hits.map(({ ordinal }) => corpus.id(ordinal));
  const judged = {
    // KoBLEX section 5.1: one-time retrieval, which cannot tell how many it needs, is told the number of hops.
    predicted: ranked.slice(0, selected ?? hops),
    ...(verdict !== undefined && { verdict }),
    ...(quoted !== undefined && { quoted: quoted.map((ordinal) => corpus.id(ordinal)) }),
    ...(answer !== undefined && { answer }),
    ...(confidence !== undefined && {
      confidence: confidence.chance,
      isUnlikely: confidence.level === 'unlikely',
    }),
  };
  return {
    judged,
    ranked,
    ...(evidence && { evidence: evidence.map((ordinal) => corpus.id(ordinal)) }),
    ...(trail && { trail }),
  };
}

function foundMetrics(
  ranked: readonly string[],
  predicted: readonly string[],
  evidence: readonly string[],
  gold: ReadonlySet<string>,
): Metrics {
  const metrics: Record<string, number> = {
    provisionF1: provisionF1(predicted, gold),
    provisionEM: provisionEM(predicted, gold),
    provisionPrecision: provisionPrecision(predicted, gold),
    provisionRecall: provisionRecall(predicted, gold),
    evidenceRecall: provisionRecall(evidence, gold),
    evidencePrecision: provisionPrecision(evidence, gold),
  };
  for (const k of CUTOFFS) {
    for (const [name, metricAt] of Object.entries(RANKING_METRICS)) metrics[`${name}@${k}`] = metricAt(k, ranked, gold);
  }
  return metrics;
}

/** What the answer cites, and how it reads beside that of the data set; of a strategy that answers. */
function answerMetrics({ quoted, answer }: Judged, gold: ReadonlySet<string>, goldAnswer: string | undefined): Metrics {
  const cited = quoted === undefined ? {} : citationMetrics(quoted, gold);
  if (answer === undefined || goldAnswer === undefined) return cited;
  const [tokens, goldTokens] = [answerTokens(answer), answerTokens(goldAnswer)];
  return {
    ...cited,
    tokenF1: tokenF1(tokens, goldTokens),
    rougeL: rougeL(tokens, goldTokens),
    bleu: bleu(tokens, goldTokens),
  };
}

const citationMetrics = (quoted: readonly string[], gold: ReadonlySet<string>): Metrics => ({
  citationPrecision: provisionPrecision(quoted, gold),
  citationRecall: provisionRecall(quoted, gold),
  citationF1: provisionF1(quoted, gold),
});

/**
 * Of what was found, and of what judges said, means over the questions that have the metric; of the verdicts and answers,
 * shares of all questions; of abstention, how well those that the corpus answers are told from those that it does not. All
 * between 0 and 1. What nothing can be said of is left out: a mean of no question, the precision of no verdict.
 */
export function metricsOf(items: readonly EvaluatedQuestion[]): Metrics {
  return { ...meansOf(items), ...answeredShare(items), ...verdictShares(items), ...abstention(items) };
}

/** {@link metricsOf} the questions of each number of hops, and how many they are; those without gold apart. */
export function byHops(items: readonly EvaluatedQuestion[]): Record<string, Metrics & { readonly n: number }> {
  const groups = [...groupsByHops(items)];
  return Object.fromEntries(groups.map(([hops, group]) => [hops, { n: group.length, ...metricsOf(group) }]));
}

/** The questions that have gold by their number of hops, ascending. */
export function groupsByHops(items: readonly EvaluatedQuestion[]): ReadonlyMap<string, readonly EvaluatedQuestion[]> {
  const answerable = items.filter(hasGold);
  const counts = [...new Set(answerable.map(({ hops }) => hops))].sort((a, b) => a - b);
  return new Map(counts.map((count) => [`${count}`, answerable.filter(({ hops }) => hops === count)]));
}

const hasGold = ({ gold }: EvaluatedQuestion): boolean => gold.length > 0;

/** Of each metric the mean over the questions that have it, in the order in which they are met. */
function meansOf(items: readonly EvaluatedQuestion[]): Metrics {
  const met: number[] = [];
  const sums: number[] = [];
  const counts: number[] = [];
  for (const { metrics } of items) {
    const { columns, values } = rowOf(metrics);
    for (let at = 0; at < columns.length; at += 1) {
      const column = columns[at]!;
      if (counts[column] === undefined) {
        met.push(column);
        sums[column] = values[at]!;
        counts[column] = 1;
      } else {
        sums[column]! += values[at]!;
        counts[column] += 1;
      }
    }
  }
  return Object.fromEntries(met.map((column) => [names[column]!, sums[column]! / counts[column]!]));
}

/** The metrics of a question as numbers: a thousand resamples add up the same few hundred. */
interface Row {
  readonly columns: Int32Array;
  readonly values: Float64Array;
}

/** Column -> the name of its metric, and back. */
const names: string[] = [];
const columnOf = new Map<string, number>();
const rows = new WeakMap<Metrics, Row>();

function rowOf(metrics: Metrics): Row {
  let row = rows.get(metrics);
  if (row === undefined) {
    const entries = Object.entries(metrics);
    const columns = Int32Array.from(entries, ([name]) => columnOf.get(name) ?? newColumn(name));
    rows.set(metrics, (row = { columns, values: Float64Array.from(entries, ([, value]) => value) }));
  }
  return row;
}

function newColumn(name: string): number {
  columnOf.set(name, names.length);
  return names.push(name) - 1;
}

/**
 * Of the questions that a system that answers was asked, the share that it gave an answer to: 1 less the share of
 * abstentions, as SearchFireSafety counts refusals.
 */
function answeredShare(items: readonly EvaluatedQuestion[]): Metrics {
  const asked = items.filter(({ answer, verdict }) => answer !== undefined || verdict !== undefined);
  if (asked.length === 0) return {};
  const answered = asked.filter(({ answer, verdict }) =>
    verdict === undefined ? answer !== '' : verdict !== 'abstained',
  );
  return { answered: answered.length / asked.length };
}

/** How many of the verdicts are of each kind; `groundedPrecision`: of those `grounded`, the share that quotes gold. */
function verdictShares(items: readonly EvaluatedQuestion[]): Metrics {
  const judged = items.filter(({ verdict }) => verdict !== undefined);
  if (judged.length === 0) return {};
  const shareOf = (kind: VerdictKind): number =>
    judged.filter(({ verdict }) => verdict === kind).length / judged.length;
  const grounded = judged.filter(({ verdict }) => verdict === 'grounded');
  const right = grounded.filter(({ gold, quoted = [] }) => quoted.some((id) => gold.includes(id)));
  return {
    ...Object.fromEntries(VERDICT_KINDS.map((kind) => [kind, shareOf(kind)])),
    ...(grounded.length > 0 && { groundedPrecision: right.length / grounded.length }),
  };
}

/**
 * How well what the verdict is drawn from tells the questions that have gold from those whose gold was withheld and those
 * that have none; and of the latter, the share that is called `grounded` all the same.
 */
function abstention(items: readonly EvaluatedQuestion[]): Metrics {
  const answered: readonly Judged[] = items.filter(hasGold);
  const unanswered = items.flatMap((item): Judged[] =>
    hasGold(item) ? (item.withheld ? [item.withheld] : []) : item.isGoldUnknown ? [] : [item],
  );
  const chances = (judged: readonly Judged[]): number[] => judged.flatMap(({ confidence }) => confidence ?? []);
  const abstained = (judged: readonly Judged[]): boolean[] => judged.flatMap(({ isUnlikely }) => isUnlikely ?? []);
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
export function claimsOf(items: readonly EvaluatedQuestion[]): Claimed[] {
  const claim = ({ confidence, predicted }: Judged, gold: readonly string[]): Claimed[] =>
    confidence === undefined ? [] : [{ chance: confidence, isRight: predicted.some((id) => gold.includes(id)) }];
  return items.flatMap((item) => [
    ...(item.isGoldUnknown ? [] : claim(item, item.gold)),
    ...(item.withheld === undefined ? [] : claim(item.withheld, [])),
  ]);
}
