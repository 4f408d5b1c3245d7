import type { CitationResolver } from '../citation';
import type { Corpus, ProvisionId } from '../law';
import type { SecondReading } from './support';

/** A provision as a sentence cites it; an `Evidence` is one. */
export interface CitedProvision {
  readonly id: ProvisionId;
  readonly text: string;
  readonly heading: string;
  readonly label: string;
}

/** A sentence of an answer, with what it is checked against. */
export interface Claim {
  readonly text: string;
  readonly cited: readonly CitedProvision[];
  /** What the writer of the sentence names as the exact words of the law, and of the question, that it rests on. */
  readonly lawWords?: readonly string[];
  readonly factWords?: readonly string[];
  readonly secondReading?: SecondReading;
}

/** What all sentences of an answer are checked against. */
export interface GroundingContext {
  /** The facts; absent where none are known. */
  readonly question?: string;
  readonly corpus: Corpus;
  readonly resolver: CitationResolver;
}
