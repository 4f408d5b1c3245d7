import type { Corpus } from '../../law';
import { provisionFields } from './provisionFields';

/** The terms of a provision's own text in order, as they are indexed: amendment notes left out. Each is read once. */
export function provisionTerms(corpus: Corpus): (ordinal: number) => readonly string[] {
  const remembered = new Map<number, readonly string[]>();
  return (ordinal) => {
    const known = remembered.get(ordinal);
    if (known !== undefined) return known;
    const found: string[] = [];
    provisionFields(corpus, ordinal)[0]?.((term) => found.push(term));
    remembered.set(ordinal, found);
    return found;
  };
}
