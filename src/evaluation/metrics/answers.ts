import { countsOf, shared } from './tokens';

/**
 * How an answer reads beside the gold answer, by their tokens; see {@link answerTokens}. All values lie between 0 and 1, and
 * are 0 where either side has no token.
 */

/** F1 of the tokens, each as often as both have it (Rajpurkar et al. 2016, SQuAD, section 6.1; KoBLEX section 5.2). */
export function tokenF1(answer: readonly string[], gold: readonly string[]): number {
  return harmonic(shared(countsOf(answer), countsOf(gold)), answer.length, gold.length);
}

/** F1 by the longest common subsequence of tokens (Lin 2004, ROUGE, equations 2 to 4 with β = 1). */
export function rougeL(answer: readonly string[], gold: readonly string[]): number {
  return harmonic(longestCommonSubsequence(answer, gold), answer.length, gold.length);
}

/** The longest n-grams of BLEU. */
const ORDER = 4;

/**
 * BLEU of one answer (Papineni et al. 2002): the geometric mean of the clipped precisions of its n-grams up to 4, no longer
 * than the answer has them, times the brevity penalty; a precision of 0 is smoothed by halves (Chen and Cherry 2014, method
 * 3), as sacreBLEU does for a sentence.
 */
export function bleu(answer: readonly string[], gold: readonly string[]): number {
  if (answer.length === 0 || gold.length === 0) return 0;
  const order = Math.min(ORDER, answer.length);
  let smoothed = 1;
  let logs = 0;
  let isAnyShared = false;
  for (let n = 1; n <= order; n += 1) {
    const total = answer.length - n + 1;
    const same = shared(countsOf(nGrams(answer, n)), countsOf(nGrams(gold, n)));
    isAnyShared ||= same > 0;
    if (same === 0) smoothed *= 2;
    logs += Math.log(same === 0 ? 1 / (smoothed * total) : same / total);
  }
  if (!isAnyShared) return 0;
  const brevity = answer.length < gold.length ? Math.exp(1 - gold.length / answer.length) : 1;
  return brevity * Math.exp(logs / order);
}

const harmonic = (same: number, answer: number, gold: number): number =>
  answer === 0 || gold === 0 ? 0 : (2 * same) / (answer + gold);

/** n-grams as strings; tokens hold no control character. */
const nGrams = (tokens: readonly string[], n: number): string[] =>
  Array.from({ length: Math.max(0, tokens.length - n + 1) }, (_, at) => tokens.slice(at, at + n).join('\u0000'));

/** Time by both lengths, memory by that of the gold. */
function longestCommonSubsequence(one: readonly string[], other: readonly string[]): number {
  let row = new Uint32Array(other.length + 1);
  for (const token of one) {
    const next = new Uint32Array(other.length + 1);
    for (let at = 1; at <= other.length; at += 1) {
      next[at] = token === other[at - 1] ? row[at - 1]! + 1 : Math.max(row[at]!, next[at - 1]!);
    }
    row = next;
  }
  return row[other.length]!;
}
