import { readCitations, type CitationResolver, type LocatedCitation } from '../citation';
import type { Corpus } from '../law';

/** The citations in a provision's own text, each with its outcome; offsets are into that text. Yields often. */
export function* citationsIn(
  corpus: Corpus,
  resolver: CitationResolver,
  ordinal: number,
): Generator<void, LocatedCitation[]> {
  const text = corpus.text(ordinal);
  const act = corpus.acts[corpus.actOf(ordinal)]!;
  const found = yield* readCitations(text, act.language);
  return yield* resolver.locateInSteps(found, { act: act.key, ordinal }, text);
}

/** The authorities, named as the text cites them, that the citations between two offsets miss; none twice. */
export function missingBetween(citations: readonly LocatedCitation[], start: number, end: number): string[] {
  const inside = citations.filter(({ citation }) => citation.start >= start && citation.end <= end);
  return [...new Set(inside.flatMap((citation) => authorityOf(citation) ?? []))];
}

/** "section 4 of the Harbour Fees Regulations 2016"; in a list, where only the last member names the act, "§ 3 (HafG)". */
function authorityOf({ outcome, citation: { text }, missing }: LocatedCitation): string | undefined {
  if (missing === undefined || outcome !== 'act-not-in-corpus') return missing;
  return text.includes(missing) ? text : `${text} (${missing})`;
}
