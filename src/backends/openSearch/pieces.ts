import { isRecord } from '../../models';
import { replyFailure } from './failure';
import { firstOf, IndexReader } from './indexReader';
import type { RestClient } from './restClient';

/** Numbers in one piece of work: what is compared at once with what is there. */
export const PIECE = 2000;

/** What documents are numbered by: provisions by their ordinals, what acts are found by by the first of theirs. */
export type Numbering = 'ordinal' | 'number';

/** What a search sees of a piece. */
export interface PieceThere {
  readonly count: number;
  /** The sum of the checks of its documents. */
  readonly check: number;
}

/** What a search sees of each piece, by its first number. */
export async function piecesIn(
  client: RestClient,
  index: string,
  field: Numbering,
  signal?: AbortSignal,
): Promise<Map<number, PieceThere>> {
  const pieces = {
    histogram: { field, interval: PIECE, min_doc_count: 1 },
    aggs: { check: { sum: { field: 'check' } } },
  };
  const body = { size: 0, track_total_hits: false, aggs: { pieces } };
  const [reply] = await new IndexReader(client, index).search([body], signal);
  const aggregations = reply?.['aggregations'];
  const found = isRecord(aggregations) ? aggregations['pieces'] : undefined;
  const buckets = isRecord(found) ? found['buckets'] : undefined;
  if (!Array.isArray(buckets)) throw replyFailure(client.host, 'aggregations');
  const there = new Map<number, PieceThere>();
  for (const bucket of buckets as unknown[]) {
    if (!isRecord(bucket)) throw replyFailure(client.host, 'aggregations');
    const { key, doc_count: count, check: sum } = bucket;
    const check = isRecord(sum) ? sum['value'] : undefined;
    if (typeof key !== 'number' || typeof count !== 'number' || typeof check !== 'number') {
      throw replyFailure(client.host, 'aggregations');
    }
    there.set(key, { count, check });
  }
  return there;
}

/** The check of each document of a piece, by its number. */
export async function checksIn(
  client: RestClient,
  index: string,
  field: Numbering,
  first: number,
  signal?: AbortSignal,
): Promise<Map<number, number>> {
  const body = {
    size: PIECE,
    query: { bool: { filter: { range: { [field]: { gte: first, lt: first + PIECE } } } } },
    docvalue_fields: [field, 'check'],
    stored_fields: '_none_',
    track_total_hits: false,
  };
  const [hits = []] = await new IndexReader(client, index).hits([body], signal);
  const checks = new Map<number, number>();
  for (const { fields } of hits) {
    const [number, check] = [field, 'check'].map((name) => firstOf(fields, name));
    // A document without a check is none that was sent: it is written over.
    if (typeof number !== 'number') throw replyFailure(client.host, field);
    checks.set(number, typeof check === 'number' ? check : NaN);
  }
  return checks;
}
