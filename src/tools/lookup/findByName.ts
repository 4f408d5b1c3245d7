import type { LegalIndex } from '../../search';
import { foundProvision, type FoundProvision } from './foundProvision';
import { citedBySearch } from './searchedCitation';

/** More of what was typed is not read, in UTF-16 code units. */
const LONGEST = 300;

/**
 * The provisions that what was typed cites, then those whose act, heading or number fits it, best first. `limit` is at
 * most 200.
 */
export async function findByName(
  index: LegalIndex,
  query: string,
  limit: number,
  signal?: AbortSignal,
): Promise<FoundProvision[]> {
  const { corpus } = index;
  const typed = query.slice(0, LONGEST);
  const most = Math.min(limit, 200);
  const cited = await citedBySearch(index, typed, most, signal);
  const lookup = await index.lookup();
  const named = await lookup.search(typed, most, signal);
  const found = new Set([...cited, ...named.map(({ ordinal }) => ordinal)]);
  return [...found].slice(0, most).map((ordinal) => foundProvision(corpus, ordinal));
}
