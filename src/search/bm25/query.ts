import type { Act, Corpus } from '../../law';
import { detectLanguage, latinLanguageOf, termsIn } from '../../languages';
import type { WeightedTerms } from './termIndex';

/** The languages in which the Latin-script words of a corpus were indexed. */
export function latinLanguagesOf({ acts }: Corpus): readonly string[] {
  let known = languagesOf.get(acts);
  if (known === undefined) {
    known = [...new Set(acts.map(({ language }) => latinLanguageOf(language)))].sort();
    languagesOf.set(acts, known);
  }
  return known;
}

const languagesOf = new WeakMap<readonly Act[], readonly string[]>();

/** A text's terms in order, once a language that it is read in; see {@link queryTerms}. */
export function termSequences(text: string, languages: readonly string[]): readonly (readonly string[])[] {
  const own = detectLanguage(text);
  return termsIn(text, languages.includes(own) ? [own] : languages);
}

/**
 * A query's terms with how often each occurs. A query is analysed in the language it is written in when the corpus is
 * written in it too; else in each Latin-script language of the corpus, so that a short or mixed query still meets every
 * stem (a term that two languages share counts once).
 */
export function queryTerms(query: string, languages: readonly string[]): WeightedTerms {
  const weights = new Map<string, number>();
  for (const sequence of termSequences(query, languages)) {
    const counts = new Map<string, number>();
    for (const term of sequence) counts.set(term, (counts.get(term) ?? 0) + 1);
    for (const [term, count] of counts) weights.set(term, Math.max(weights.get(term) ?? 0, count));
  }
  return weights;
}
