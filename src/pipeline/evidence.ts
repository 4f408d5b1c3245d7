import { labelOf } from '../languages';
import { nearestHeading, standingAt, standingInWords, type Corpus, type Day } from '../law';
import { itemsInOrder } from './itemsInOrder';
import type { QuotedProvision } from './promptParts';
import type { Evidence, Role } from './types';

/** A provision as the pipeline hands it to a person. */
export function toEvidence(corpus: Corpus, ordinal: number, role: Role, score: number, today: Day): Evidence {
  const { id, text, file, range } = corpus.provision(ordinal);
  const standing = standingAt(corpus, ordinal, today);
  const inWords = standingInWords(standing);
  return {
    id,
    label: labelOf(corpus, ordinal),
    heading: nearestHeading(corpus, ordinal),
    text,
    file,
    range,
    ...standing,
    ...(inWords !== undefined && { standing: inWords }),
    role,
    score,
  };
}

/** A provision as a model reads it: its items in the order of their numbers. */
export function quotedProvision(corpus: Corpus, ordinal: number): QuotedProvision {
  const text = itemsInOrder(corpus.text(ordinal));
  return { label: labelOf(corpus, ordinal), heading: nearestHeading(corpus, ordinal), text };
}
