import type { Citation } from '../law';
import type { Edit } from './finding';
import { candidates, editOf, numbersOf } from './numbers/citedNumbers';

/**
 * The change that gives the unit at `depth` of a citation's path another number, in the citation's own manner; undefined
 * where the citation writes the number several times and its units in another order than its path has them, or leaves
 * some of them to the context. Offsets are those of the text that the citation stands in.
 */
export function renumbered(citation: Citation, depth: number, number: string): Edit | undefined {
  const { certain, alike } = candidates(citation, numbersOf(citation), depth);
  const written = certain ?? (alike.length === 1 ? alike[0] : undefined);
  return written && editOf(written, number, citation.start, citation.text);
}

/** A text with a change made to it; `at` is the offset where the text begins. */
export const applied = (text: string, at: number, { start, end, newText }: Edit): string =>
  `${text.slice(0, start - at)}${newText}${text.slice(end - at)}`;
