import type { CitationOutcome, Corpus } from '../law';
import { findCitations } from './findCitations';
import type { CitationResolver } from './resolver';

/** What one provision cites. */
export interface ProvisionCitations {
  /** The ordinals that its resolved citations name, in their order; repetitions and itself included. */
  readonly targets: readonly number[];
  /** One outcome a citation. */
  readonly outcomes: readonly CitationOutcome[];
}

/** Reads the citations of one provision of the resolver's corpus and resolves them. */
export function citeProvision(corpus: Corpus, resolver: CitationResolver, ordinal: number): ProvisionCitations {
  const text = corpus.text(ordinal);
  if (text === '') return { targets: [], outcomes: [] };
  const citations = findCitations(text, corpus.acts[corpus.actOf(ordinal)]!.language);
  const located = resolver.locate(citations, { ordinal }, text);
  return {
    targets: located.flatMap(({ outcome, ordinals }) => (outcome === 'resolved' ? ordinals : [])),
    outcomes: located.map(({ outcome }) => outcome),
  };
}
