import { splitProvisionId, type ActKey } from '../../law';
import { MOST_NEIGHBOURS, type OrdinalRange, type StoredUnit } from '../../store';
import { replyFailure } from './failure';
import { isNumber, provisionOf, type Fields, type IndexReader } from './indexReader';

/** A search for what a condition holds for, in the order of the provisions. */
const inOrder = (condition: object, fetched: object): object => ({
  size: MOST_NEIGHBOURS,
  query: { bool: { filter: condition } },
  sort: [{ ordinal: 'asc' }],
  ...fetched,
  track_total_hits: false,
});

/** Who cites one of each range: see `ProvisionStore.citers`. The corpus has `size` provisions. */
export async function citersIn(
  reader: IndexReader,
  size: number,
  ranges: readonly OrdinalRange[],
  signal?: AbortSignal,
): Promise<(readonly number[])[]> {
  if (ranges.length === 0) return [];
  const bodies = ranges.map(([first, end]) =>
    inOrder({ range: { cites: { gte: first, lt: end } } }, { stored_fields: '_none_' }),
  );
  const lists = await reader.hits(bodies, signal);
  return lists.map((hits) => hits.map((hit) => ordinalOf(hit, size, reader)));
}

/** Whom those of each range cite: see `ProvisionStore.cited`. */
export async function citedFrom(
  reader: IndexReader,
  size: number,
  ranges: readonly OrdinalRange[],
  signal?: AbortSignal,
): Promise<(readonly number[])[]> {
  if (ranges.length === 0) return [];
  const bodies = ranges.map(([first, end]) =>
    inOrder({ range: { ordinal: { gte: first, lt: end } } }, { _source: ['provision.cites'] }),
  );
  const citesOf = ({ _source: source }: Fields): readonly number[] => {
    const { cites } = provisionOf(source);
    if (Array.isArray(cites) && cites.every((each) => isNumber(each, size))) return cites;
    throw replyFailure(reader.host, 'cites');
  };
  const lists = await reader.hits(bodies, signal);
  return lists.map((hits) => [...new Set(hits.flatMap(citesOf))].sort((a, b) => a - b).slice(0, MOST_NEIGHBOURS));
}

/** What acts of these keys are cited by: see `ProvisionStore.units`. */
export async function unitsOf(
  reader: IndexReader,
  size: number,
  keys: readonly ActKey[],
  signal?: AbortSignal,
): Promise<(readonly StoredUnit[])[]> {
  if (keys.length === 0) return [];
  // Of an eId the first unit alone: what stands inside another has two underscores between them.
  const bodies = keys.map((key) => {
    const value = `${literally(key)}/[^_]+(_[^_]*)?`;
    return inOrder({ regexp: { id: { value, flags: 'NONE' } } }, { _source: ['provision.id'] });
  });
  const lists = await reader.hits(bodies, signal);
  return lists.map((hits, at) =>
    hits.map((hit) => {
      const { id } = provisionOf(hit['_source']);
      if (typeof id !== 'string' || splitProvisionId(id).act !== keys[at]) throw replyFailure(reader.host, 'id');
      return { ordinal: ordinalOf(hit, size, reader), id };
    }),
  );
}

function ordinalOf({ sort }: Fields, size: number, { host }: IndexReader): number {
  const ordinal: unknown = Array.isArray(sort) ? sort[0] : undefined;
  if (!isNumber(ordinal, size)) throw replyFailure(host, 'ordinal');
  return ordinal;
}

/** A text as a regular expression of Lucene that matches it alone. */
const literally = (text: string): string => text.replace(/[^\p{L}\p{M}\p{N}-]/gu, '\\$&');
