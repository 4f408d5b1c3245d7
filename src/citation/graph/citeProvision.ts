import { allWithin, ProvisionRange, type Citation, type CitationOutcome, type Corpus } from '../../law';
import { readCitations } from '../findCitations';
import type { CitedTargets } from './cited';
import { countsOf } from './outcomes';
import type { CitationResolver, LocatedCitation } from '../resolver';
import type { Units } from './units';

/** What one provision cites. */
export interface ProvisionCitations {
  /** What its resolved citations name, in their order; repetitions and itself included. */
  readonly targets: CitedTargets;
  /** How its citations resolve, as {@link countsOf} has it. */
  readonly counts: readonly number[];
  /** Its citations of acts that are not in the corpus. */
  readonly absent: readonly Citation[];
}

/**
 * Reads the citations of one provision of the resolver's corpus and resolves them, in steps, so that the caller can let
 * other work in: an annex may cite for a tenth of a second.
 */
export function* citeInSteps(
  corpus: Corpus,
  resolver: CitationResolver,
  units: Units,
  ordinal: number,
): Generator<void, ProvisionCitations> {
  const targets: { readonly single: number[]; readonly ranges: number[] } = { single: [], ranges: [] };
  const [outcomes, absent]: [CitationOutcome[], Citation[]] = [[], []];
  let own = 0;
  for (const located of locatedIn(corpus, resolver, ordinal)) {
    yield;
    if (located === undefined) continue;
    if (located.outcome === 'resolved') {
      const { ordinals } = located;
      if (!(ordinals instanceof ProvisionRange)) targets.single.push(...ordinals);
      else for (const row of ordinals.rows) targets.ranges.push(row[0]!, row.at(-1)!);
      const [first, end] = yield* units.around(ordinal);
      if (allWithin(ordinals, first, end)) own += 1;
    }
    if (located.outcome === 'act-not-in-corpus') absent.push(located.citation);
    outcomes.push(located.outcome);
  }
  return { targets, counts: countsOf(outcomes, own), absent };
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
