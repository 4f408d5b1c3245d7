import type { Range } from '../../law';
import type { LegalIndex } from '../../search';
import type { FoundProvision } from '../protocol';
import { viewOf } from './provisionText';

/** The provisions whose act, heading or citation fits what was typed, best first. `limit` is at most 200. */
export async function findProvisions(
  index: LegalIndex,
  query: string,
  limit: number,
  signal?: AbortSignal,
): Promise<FoundProvision[]> {
  const { corpus } = index;
  const lookup = await index.lookup();
  const hits = await lookup.search(query.slice(0, 300), Math.min(limit, 200), signal);
  return hits.map(({ ordinal, label }) => {
    const { provision, act, breadcrumb } = viewOf(corpus, ordinal);
    const { id, heading, file, range }: { id: string; heading: string; file: string; range: Range } = provision;
    return { id, label, heading, breadcrumb: breadcrumb === '' ? act.title : breadcrumb, file, range };
  });
}
