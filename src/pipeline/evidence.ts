import { labelOf, nearestHeading, type Corpus } from '../law';
import type { QuotedProvision } from './prompts';
import type { Evidence, Role } from './types';

/** A provision as the pipeline hands it to a person. */
export function toEvidence(corpus: Corpus, ordinal: number, role: Role, score: number): Evidence {
  const { id, text, file, range, status } = corpus.provision(ordinal);
  return {
    id,
    label: labelOf(corpus, ordinal),
    heading: nearestHeading(corpus, ordinal),
    text,
    file,
    range,
    status,
    role,
    score,
  };
}

/** A provision as a model reads it. */
export function quotedProvision(corpus: Corpus, ordinal: number): QuotedProvision {
  return { label: labelOf(corpus, ordinal), heading: nearestHeading(corpus, ordinal), text: corpus.text(ordinal) };
}
