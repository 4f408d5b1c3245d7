import { labelOf, nearestHeading, standingAt, standingInWords, type Corpus, type Day } from '../law';
import type { QuotedProvision } from './prompts';
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

/** A provision as a model reads it. */
export function quotedProvision(corpus: Corpus, ordinal: number): QuotedProvision {
  return { label: labelOf(corpus, ordinal), heading: nearestHeading(corpus, ordinal), text: corpus.text(ordinal) };
}
