import type { Corpus } from '../../law';
import { provisionFields } from './provisionFields';

/** The terms of a provision's own text in order, as they are indexed: amendment notes left out. */
export function readTerms(corpus: Corpus, ordinal: number): readonly string[] {
  const found: string[] = [];
  provisionFields(corpus, ordinal)[0]?.((term) => found.push(term));
  return found;
}

/** As {@link readTerms}; each provision is read once. */
export function provisionTerms(corpus: Corpus): (ordinal: number) => readonly string[] {
  const remembered = new Map<number, readonly string[]>();
  return (ordinal) => {
    let found = remembered.get(ordinal);
    if (found === undefined) remembered.set(ordinal, (found = readTerms(corpus, ordinal)));
    return found;
  };
}
