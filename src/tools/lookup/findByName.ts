import type { Range } from '../../law';
import type { LegalIndex } from '../../search';
import { viewOf } from '../provisionText';
import { citedBySearch } from './searchedCitation';

/** A provision as a quick pick lists it. */
export interface FoundProvision {
  readonly id: string;
  readonly label: string;
  readonly heading: string;
  /** The units it stands in, outermost first: "Part 2 › Chapter 1". */
  readonly breadcrumb: string;
  readonly file: string;
  readonly range: Range;
}

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
  return [...found].slice(0, most).map((ordinal) => {
    const { provision, label, act, breadcrumb } = viewOf(corpus, ordinal);
    const { id, heading, file, range }: { id: string; heading: string; file: string; range: Range } = provision;
    return { id, label, heading, breadcrumb: breadcrumb === '' ? act.title : breadcrumb, file, range };
  });
}
