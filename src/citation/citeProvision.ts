import type { CitationOutcome, Corpus } from '../law';
import { readCitations } from './findCitations';
import type { CitationResolver } from './resolver';
import { toEnd } from './toEnd';

/** What one provision cites. */
export interface ProvisionCitations {
  /** The ordinals that its resolved citations name, in their order; repetitions and itself included. */
  readonly targets: readonly number[];
  /** One outcome a citation. */
  readonly outcomes: readonly CitationOutcome[];
}

/** Reads the citations of one provision of the resolver's corpus and resolves them. */
export function citeProvision(corpus: Corpus, resolver: CitationResolver, ordinal: number): ProvisionCitations {
  return toEnd(citeInSteps(corpus, resolver, ordinal));
}

/** {@link citeProvision} in steps, so that the caller can let other work in: an annex may cite for a tenth of a second. */
export function* citeInSteps(
  corpus: Corpus,
  resolver: CitationResolver,
  ordinal: number,
): Generator<void, ProvisionCitations> {
  const [targets, outcomes]: [number[], CitationOutcome[]] = [[], []];
  const text = corpus.text(ordinal);
  if (text === '') return { targets, outcomes };
  const citations = yield* readCitations(text, corpus.acts[corpus.actOf(ordinal)]!.language);
  for (const { outcome, ordinals } of resolver.locateEach(citations, { ordinal }, text)) {
    if (outcome === 'resolved') targets.push(...ordinals);
    outcomes.push(outcome);
    yield;
  }
  return { targets, outcomes };
}
