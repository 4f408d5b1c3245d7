import type { Grounding } from '../../../src/grounding';

/** A sentence with its hand-made label, as the data set has it; of its other fields only those that are counted by. */
export interface Labelled {
  readonly id: string;
  readonly label: 'supported' | 'partly' | 'unsupported' | 'meta' | 'broken';
  /** In what respect it was broken. */
  readonly kind: string | null;
  readonly question: string;
}

/** A sentence, and what the checks say of it. */
export interface Judged {
  readonly row: Labelled;
  readonly grounding: Grounding;
}

/** What the checks are given beside sentence, question and citations. */
export type Reading = 'with recorded words' | 'without them' | 'with the second reader';

/** The sentences of a set as they were judged, by what the checks were given. */
export type ByReading = readonly (readonly [Reading, readonly Judged[]])[];
