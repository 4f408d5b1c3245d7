import { locatedIn, type LocatedCitation } from '../citation';
import { allWithin, textBearing, type CitationOutcome, type Corpus } from '../law';
import { rest, Turns } from '../turns';
import type { LegalIndex } from '../search';
import { refsOf, type ProvisionRef } from './provisionRef';

/** How long reading holds the thread, in milliseconds. */
const TURN_MS = 10;
/** Units of a provision that are read. */
const MOST_UNITS = 500;
/** Provisions that are named of one citation. */
const MOST_TARGETS = 3;

/** What a provision cites outside itself, as its text writes it. */
export interface CitationView {
  readonly text: string;
  readonly outcome: CitationOutcome;
  /** The first of the provisions that it means, or could mean. */
  readonly provisions: readonly ProvisionRef[];
  /** How many more. */
  readonly more?: number;
  /** What is not in the corpus. */
  readonly missing?: string;
}

/** The citations in a provision and the units inside it, each once, without those of its own parts. */
export async function citationsIn(
  { corpus, resolver }: Pick<LegalIndex, 'corpus' | 'resolver'>,
  ordinal: number,
  today: string,
  signal?: AbortSignal,
): Promise<CitationView[]> {
  const found = new Map<string, CitationView>();
  const turns = new Turns(TURN_MS);
  const end = corpus.subtreeEnd(ordinal);
  for (const unit of textBearing(corpus, ordinal, MOST_UNITS)) {
    for (const located of locatedIn(corpus, resolver, unit)) {
      await rest(turns, signal);
      if (located === undefined || isInside(located, ordinal, end)) continue;
      const view = viewOf(corpus, located, today);
      found.set(`${view.outcome} ${view.text} ${view.provisions[0]?.id ?? ''}`, view);
    }
  }
  return [...found.values()];
}

const isInside = ({ ordinals }: LocatedCitation, first: number, end: number): boolean =>
  ordinals.length > 0 && allWithin(ordinals, first, end);

function viewOf(
  corpus: Corpus,
  { citation, outcome, ordinals, missing }: LocatedCitation,
  today: string,
): CitationView {
  const more = ordinals.length - MOST_TARGETS;
  return {
    text: citation.text.replace(/\s+/gu, ' '),
    outcome,
    provisions: refsOf(corpus, ordinals.slice(0, MOST_TARGETS), today),
    ...(more > 0 && { more }),
    ...(outcome !== 'resolved' && missing !== undefined && { missing }),
  };
}
