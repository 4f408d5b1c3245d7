import type { Citation, CitationOutcome, Corpus } from '../law';
import { readCitations } from './findCitations';
import type { CitationResolver, LocatedCitation } from './resolver';
import { toEnd } from './toEnd';

/** What one provision cites. */
export interface ProvisionCitations {
  /** The ordinals that its resolved citations name, in their order; repetitions and itself included. */
  readonly targets: readonly number[];
  /** One outcome a citation. */
  readonly outcomes: readonly CitationOutcome[];
  /** Its citations of acts that are not in the corpus. */
  readonly absent: readonly Citation[];
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
  const [targets, outcomes, absent]: [number[], CitationOutcome[], Citation[]] = [[], [], []];
  for (const located of locatedIn(corpus, resolver, ordinal)) {
    yield;
    if (located === undefined) continue;
    if (located.outcome === 'resolved') targets.push(...located.ordinals);
    if (located.outcome === 'act-not-in-corpus') absent.push(located.citation);
    outcomes.push(located.outcome);
  }
  return { targets, outcomes, absent };
}

/** The citations of one provision, each with its outcome; undefined between two steps of finding them. */
export function* locatedIn(
  corpus: Corpus,
  resolver: CitationResolver,
  ordinal: number,
): Generator<LocatedCitation | undefined, void> {
  const text = corpus.text(ordinal);
  if (text === '') return;
  const reading = readCitations(text, corpus.acts[corpus.actOf(ordinal)]!.language);
  let step = reading.next();
  for (; step.done !== true; step = reading.next()) yield undefined;
  yield* resolver.locateEach(step.value, { ordinal }, text);
}
