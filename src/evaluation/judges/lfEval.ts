import type { LanguageModel, TokenProbability } from '../../models';
import { meanOf, sumOf } from '../statistics/sum';
import { concurrently } from './concurrently';
import { judge, oneOf, type Judgement } from './judgement';
import { TASKS } from './prompts';

export interface LegalFidelity {
  /** 1 to 10; undefined where no sample could be read. */
  readonly score?: number;
  /** How samples count: by the probability of the score that they give, or all the same. */
  readonly weighting: 'probability' | 'mean';
  readonly unjudged: number;
  readonly samples: readonly Judgement<number>[];
}

export interface FidelityOptions {
  /** 10 by default, at least 1. */
  readonly samples?: number;
  /** How many are asked at a time; 4 by default. */
  readonly concurrency?: number;
}

const SCORES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const SCORE = /"score"\s{0,8}:\s{0,8}(\d{1,2})/gu;

/**
 * LF-EVAL (KoBLEX, appendix H): how faithful an answer is to the law, of question, answer and supporting provisions together.
 * Ten samples at temperature 1, weighted by the probability of the token of their score as G-Eval does (Liu et al. 2023,
 * equation 1), divided by the sum of the weights; their plain mean where a sample that was read has no probability.
 *
 * It departs from the paper in its prompt, which is our own, and in that a sample that cannot be read is left out and counted.
 */
export async function legalFidelity(
  model: LanguageModel,
  given: { readonly question: string; readonly answer: string; readonly provisions: readonly string[] },
  { samples: count = 10, concurrency = 4 }: FidelityOptions = {},
  signal?: AbortSignal,
): Promise<LegalFidelity> {
  const { question, answer, provisions } = given;
  const inquiry = {
    task: TASKS.fidelity,
    material: { question, provisions: provisions.join('\n\n'), answer },
    read: ({ score }: Readonly<Record<string, unknown>>) => oneOf(SCORES)(score),
    temperature: 1,
    wantsProbabilities: true,
  };
  const numbers = Array.from({ length: count }, (_, at) => at);
  const samples = await concurrently(numbers, concurrency, () => judge<number>(model, inquiry, signal));
  return { ...scoreOf(samples), samples };
}

function scoreOf(samples: readonly Judgement<number>[]): Omit<LegalFidelity, 'samples'> {
  const read = samples.flatMap(({ value, probabilities }) =>
    value === undefined ? [] : [{ value, weight: probabilityOf(value, probabilities ?? []) }],
  );
  const unjudged = samples.length - read.length;
  if (read.length === 0) return { weighting: 'mean', unjudged };
  const weights = read.map(({ weight }) => weight).filter((weight) => weight !== undefined);
  const total = sumOf(weights);
  if (weights.length < read.length || !(total > 0)) {
    return { score: meanOf(read.map(({ value }) => value)), weighting: 'mean', unjudged };
  }
  const score = sumOf(read.map(({ value, weight }) => (value * weight!) / total));
  return { score, weighting: 'probability', unjudged };
}

/** How likely the digits of the last score of a reply were; undefined where its tokens do not spell this score. */
function probabilityOf(score: number, tokens: readonly TokenProbability[]): number | undefined {
  const text = tokens.map(({ token }) => token).join('');
  const found = [...text.matchAll(SCORE)].at(-1);
  if (found === undefined || found[1] !== String(score)) return undefined;
  const end = found.index + found[0].length;
  const start = end - found[1].length;
  let at = 0;
  let logprob = 0;
  for (const { token, logprob: own } of tokens) {
    if (at < end && at + token.length > start) logprob += own;
    at += token.length;
  }
  return Math.exp(logprob);
}
