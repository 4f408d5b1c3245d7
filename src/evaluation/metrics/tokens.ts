import { forEachRun, forEachTermOfRun, foldCase, toNfkc } from '../../text';

/**
 * The tokens by which answers are compared, in order, NFKC and in small letters, punctuation left out. What a token is depends
 * on the script alone:
 * - Hangul: each syllable, as KorQuAD's F1 has it (Lim, Kim and Lee 2019), because a Korean word carries its particles;
 * - Han, Kana, Thai, Lao, Khmer, Burmese: the words of `Intl.Segmenter`;
 * - any other: a run of letters, marks and digits, a number with its points (`17.2.1`).
 */
export function answerTokens(answer: string): string[] {
  const folded = foldCase(toNfkc(answer));
  const tokens: string[] = [];
  forEachRun(folded, (start, end, script) => {
    if (script === 'latin') tokens.push(folded.slice(start, end));
    else if (script === 'hangul') for (let at = start; at < end; at += 1) tokens.push(folded[at]!);
    else forEachTermOfRun(folded, start, end, script, (token) => tokens.push(token));
  });
  return tokens;
}

/** How often each token occurs. */
export function countsOf(tokens: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}

/** How many tokens two texts share, each as often as both have it. */
export function shared(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [token, count] of one) sum += Math.min(count, other.get(token) ?? 0);
  return sum;
}
