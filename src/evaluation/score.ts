import { VERDICT_KINDS, type VerdictKind } from '../law';
import type { LegalIndex } from '../search';
import type { Question } from './datasets/dataset';
import { provisionEM, provisionF1, provisionPrecision, provisionRecall } from './metrics/provisions';
import { averagePrecisionAt, recallAt } from './metrics/ranking';
import type { Ranking } from './strategy';

export type Metrics = Readonly<Record<string, number>>;

export interface EvaluatedQuestion {
  readonly id: string;
  readonly question: string;
  readonly hops: number;
  /** Provision ids; a gold provision that the corpus lacks stands under its own name in the data set. */
  readonly gold: readonly string[];
  readonly predicted: readonly string[];
  /** Of a strategy that answers. */
  readonly verdict?: VerdictKind;
  /** Ids of the provisions that the answer quotes; of a strategy that answers. */
  readonly quoted?: readonly string[];
  /** Of what was found; empty for a question without gold. */
  readonly metrics: Metrics;
}

/** The K of recall@K and map@K that are reported. */
const CUTOFFS = [1, 5, 10] as const;

/** @param idOf from a data set's name for a provision to its id. */
export function score(
  { id, text, gold, hops }: Question,
  ranking: Ranking,
  { corpus }: LegalIndex,
  idOf: (name: string) => string,
): EvaluatedQuestion {
  const { hits, selected, evidence, verdict, quoted } = ranking;
  const idAt = (ordinal: number): string => corpus.id(ordinal);
  const goldIds = new Set(gold.map(idOf));
  const ranked = hits.map(({ ordinal }) => idAt(ordinal));
  // KoBLEX section 5.1: one-time retrieval, which cannot tell how many it needs, is told the number of hops.
  const predicted = ranked.slice(0, selected ?? hops);
  return {
    id,
    question: text,
    hops,
    gold: [...goldIds],
    predicted,
    ...(verdict !== undefined && { verdict }),
    ...(quoted !== undefined && { quoted: quoted.map(idAt) }),
    metrics: goldIds.size === 0 ? {} : foundMetrics(ranked, predicted, evidence?.map(idAt) ?? predicted, goldIds),
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
    evidenceRecall: provisionRecall(evidence, gold),
    evidencePrecision: provisionPrecision(evidence, gold),
  };
  for (const k of CUTOFFS) {
    metrics[`recall@${k}`] = recallAt(k, ranked, gold);
    metrics[`map@${k}`] = averagePrecisionAt(k, ranked, gold);
  }
  return metrics;
}

/**
 * Of what was found, means over the questions that have gold; of the verdicts, shares of all questions. All between 0 and
 * 1. What nothing can be said of is left out: a mean of no question, the precision of no verdict.
 */
export function metricsOf(items: readonly EvaluatedQuestion[]): Metrics {
  return { ...meansOf(items.filter(hasGold)), ...verdictShares(items) };
}

/** {@link metricsOf} the questions of each number of hops, and how many they are; those without gold apart. */
export function byHops(items: readonly EvaluatedQuestion[]): Record<string, Metrics & { readonly n: number }> {
  const answerable = items.filter(hasGold);
  const counts = [...new Set(answerable.map(({ hops }) => hops))].sort((a, b) => a - b);
  return Object.fromEntries(
    counts.map((count) => {
      const group = answerable.filter(({ hops }) => hops === count);
      return [`${count}`, { n: group.length, ...metricsOf(group) }];
    }),
  );
}

const hasGold = ({ gold }: EvaluatedQuestion): boolean => gold.length > 0;

function meansOf(items: readonly EvaluatedQuestion[]): Metrics {
  const names = Object.keys(items[0]?.metrics ?? {});
  return Object.fromEntries(
    names.map((name) => [name, items.reduce((sum, { metrics }) => sum + metrics[name]!, 0) / items.length]),
  );
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
