import { isRecord } from '../../models';
import { replyFailure } from './failure';
import type { RestClient } from './restClient';

/** Ordinals in one piece of work: what is asked for when a push goes on, and what a killed one loses at most. */
export const PIECE = 2000;

/** What a search sees of a piece. */
interface PieceThere {
  readonly count: number;
  /** The sum of the checks of its documents. */
  readonly check: number;
}

/** What a search sees of each piece, by its first ordinal. */
export async function piecesIn(
  client: RestClient,
  index: string,
  signal?: AbortSignal,
): Promise<Map<number, PieceThere>> {
  const pieces = {
    histogram: { field: 'ordinal', interval: PIECE, min_doc_count: 1 },
    aggs: { check: { sum: { field: 'check' } } },
  };
  const body = { size: 0, track_total_hits: false, aggs: { pieces } };
  const reply = await client.request({ method: 'POST', path: `/${index}/_search`, body }, signal);
  const aggregations = isRecord(reply.body) ? reply.body['aggregations'] : undefined;
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
