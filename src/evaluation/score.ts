import type { Corpus, VerdictKind } from '../law';
import type { Question } from './datasets/dataset';
import type { JudgementNote } from './judges/panel';
import { provisionEM, provisionF1, provisionPrecision, provisionRecall } from './metrics/provisions';
import { bleu, rougeL, tokenF1 } from './metrics/answers';
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
