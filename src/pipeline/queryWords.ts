import {
  compoundTerms,
  lexicalQuery,
  queryTerms,
  saturated,
  type LegalIndex,
  type LexicalQuery,
  type WeightedTerms,
  type WeightedText,
} from '../search';
import type { ParametricProvision } from './parametric';

/** What the words of a pseudo-provision count together, beside those of the question, which count 1. */
const PSEUDO_SHARE = 0.05;

/** A parametric provision as the lexical search reads it. */
export function wordsOf(
  { issue, background, issueWeight, pseudo }: ParametricProvision,
  { bm25, languages }: Pick<LegalIndex, 'bm25' | 'languages'>,
): LexicalQuery {
  const ofIssue = { text: issue, weight: issueWeight };
  const texts = background === '' ? [ofIssue] : [{ text: background, weight: 1 }, ofIssue];
  const words = withCompounds(lexicalQuery(texts, languages), texts, (text) => compoundTerms(text, languages, bm25));
  if (pseudo === undefined) return words;
  return { ...words, terms: mixed(words.terms, saturated(queryTerms(pseudo, languages)), PSEUDO_SHARE) };
}

/** A query with the parts of its texts' compounds. */
function withCompounds(
  query: LexicalQuery,
  texts: readonly WeightedText[],
  partsOf: (text: string) => WeightedTerms,
): LexicalQuery {
  const terms = new Map(query.terms);
  for (const { text, weight } of texts) {
    for (const [term, value] of partsOf(text)) terms.set(term, (terms.get(term) ?? 0) + weight * value);
  }
  return { ...query, terms };
}

/** A query with the terms of another added, which together weigh a share of its own. */
function mixed(query: WeightedTerms, further: WeightedTerms, share: number): WeightedTerms {
  const scale = (share * weightOf(query)) / Math.max(1, weightOf(further));
  const terms = new Map(query);
  for (const [term, weight] of further) terms.set(term, (terms.get(term) ?? 0) + scale * weight);
  return terms;
}

const weightOf = (query: WeightedTerms): number => [...query.values()].reduce((sum, weight) => sum + weight, 0);
