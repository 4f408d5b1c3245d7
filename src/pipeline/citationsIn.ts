import { findCitations, type CitationResolver } from '../citation';
import type { Corpus, ResolvedCitation } from '../law';

/** The citations in a provision's own text, each with its outcome; offsets are into that text. */
export function citationsIn(corpus: Corpus, resolver: CitationResolver, ordinal: number): ResolvedCitation[] {
  const text = corpus.text(ordinal);
  const act = corpus.acts[corpus.actOf(ordinal)]!;
  return resolver.resolve(findCitations(text, act.language), { act: act.key, ordinal }, text);
}

/** What is missing for the citations between two offsets: names of acts and provisions, without repetition. */
export function missingBetween(citations: readonly ResolvedCitation[], start: number, end: number): string[] {
  const inside = citations.filter((citation) => citation.start >= start && citation.end <= end);
  return [...new Set(inside.flatMap(({ missing }) => (missing === undefined ? [] : [missing])))];
}
