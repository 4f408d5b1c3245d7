import { labelOf } from '../languages';
import { nearestHeading, standingAt, standingInWords, type Corpus, type Day, type ProvisionId } from '../law';

/** A provision as a list names it: enough to cite it, to open it, and to ask for it. */
export interface ProvisionRef {
  readonly id: ProvisionId;
  /** As a drafter would cite it: "Harbour Act section 12(1)". */
  readonly label: string;
  /** Its own, or that of the closest unit around it; absent where none has one. */
  readonly heading?: string;
  /** An absolute path. */
  readonly file: string;
  /** One-based. */
  readonly line: number;
  /** Present only where it is not law in force on the day: that it is repealed, or is not law yet. */
  readonly standing?: string;
}

export function refOf(corpus: Corpus, ordinal: number, today: Day): ProvisionRef {
  const { id, file, range } = corpus.provision(ordinal);
  const heading = nearestHeading(corpus, ordinal);
  const standing = standingAt(corpus, ordinal, today);
  const inWords = standing.status === 'in-force' ? undefined : standingInWords(standing);
  return {
    id,
    label: labelOf(corpus, ordinal),
    ...(heading !== '' && { heading }),
    file,
    line: range.start.line + 1,
    ...(inWords !== undefined && { standing: inWords }),
  };
}

export const refsOf = (corpus: Corpus, ordinals: readonly number[], today: Day): ProvisionRef[] =>
  ordinals.map((ordinal) => refOf(corpus, ordinal, today));
