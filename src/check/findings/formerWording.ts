import type { LocatedCitation } from '../../citation';
import type { Corpus } from '../../law';
import { MOST_RELATED, type Observation } from '../finding';

/** A citation that was not checked because it means another wording than the corpus has. */
export function otherWording({ citation, ordinals, act }: LocatedCitation, corpus: Corpus): Observation {
  const { start, end, text } = citation;
  const has = act === undefined ? 'law as it is now' : `“${corpus.acts[act]!.title}” as it is now`;
  const message = `“${text}” was not checked: another wording is meant, a former one or one of a certain day, and the corpus has ${has}. Compare it with that wording.`;
  return { code: 'unchecked', start, end, message, fixes: [], related: ordinals.slice(0, MOST_RELATED) };
}
