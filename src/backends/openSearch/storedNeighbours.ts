import { splitProvisionId, type ActKey } from '../../law';
import { MOST_NEIGHBOURS, type OrdinalRange, type StoredUnit } from '../../store';
import { replyFailure } from './failure';
import { isNumber, provisionOf, type Fields, type IndexReader } from './indexReader';

/** What each of some conditions holds for, in the order of the provisions; `fetched` says what of them is wanted. */
async function inOrder(
  reader: IndexReader,
  conditions: readonly object[],
  fetched: object,
  signal: AbortSignal | undefined,
): Promise<readonly (readonly Fields[])[]> {
  if (conditions.length === 0) return [];
  const bodies = conditions.map((condition) => ({
    size: MOST_NEIGHBOURS,
    query: { bool: { filter: condition } },
    sort: [{ ordinal: 'asc' }],
    ...fetched,
    track_total_hits: false,
  }));
  return reader.hits(bodies, signal);
}

/** Who cites one of each range: see `ProvisionStore.citers`. The corpus has `size` provisions. */
export async function citersIn(
  reader: IndexReader,
  size: number,
  ranges: readonly OrdinalRange[],
  signal?: AbortSignal,
): Promise<(readonly number[])[]> {
  const citing = ranges.map(([first, end]) => ({ range: { cites: { gte: first, lt: end } } }));
  const lists = await inOrder(reader, citing, { stored_fields: '_none_' }, signal);
  return lists.map((hits) => hits.map((hit) => ordinalOf(hit, size, reader)));
}

/** Whom those of each range cite: see `ProvisionStore.cited`. */
export async function citedFrom(
  reader: IndexReader,
  size: number,
  ranges: readonly OrdinalRange[],
  signal?: AbortSignal,
): Promise<(readonly number[])[]> {
  const inside = ranges.map(([first, end]) => ({ range: { ordinal: { gte: first, lt: end } } }));
  const citesOf = ({ _source: source }: Fields): readonly number[] => {
    const { cites } = provisionOf(source);
    if (Array.isArray(cites) && cites.every((each) => isNumber(each, size))) return cites;
    throw replyFailure(reader.host, 'cites');
  };
  const lists = await inOrder(reader, inside, { _source: ['provision.cites'] }, signal);
  return lists.map((hits) => [...new Set(hits.flatMap(citesOf))].sort((a, b) => a - b).slice(0, MOST_NEIGHBOURS));
}

/** What acts of these keys are cited by: see `ProvisionStore.units`. */
export async function unitsOf(
  reader: IndexReader,
  size: number,
  keys: readonly ActKey[],
  signal?: AbortSignal,
): Promise<(readonly StoredUnit[])[]> {
  // Of an eId the first unit alone: what stands inside another has two underscores between them.
  const outermost = keys.map((key) => ({
    regexp: { id: { value: `${literally(key)}/[^_]+(_[^_]*)?`, flags: 'NONE' } },
  }));
  const lists = await inOrder(reader, outermost, { _source: ['provision.id'] }, signal);
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
