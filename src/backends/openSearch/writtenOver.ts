import { isRecord } from '../../models';
import { LONG_TIMEOUT } from './bulk';
import { replyFailure } from './failure';
import type { RestClient } from './restClient';

/** What the shards of an index still keep, over all of them. */
interface Kept {
  /** Documents that were written over or deleted, and are still there. */
  readonly stale: number;
  /** Operations that are not known to be in every copy. */
  readonly unsettled: number;
}

/** How often it is looked, about two seconds apart, whether operations are settled, which the cluster does each 30 seconds. */
const MOST_LOOKS = 30;

async function keptBy(client: RestClient, index: string, signal?: AbortSignal): Promise<Kept> {
  const told = ['routing.primary', 'docs.deleted', 'seq_no.max_seq_no', 'retention_leases.leases.retaining_seq_no'];
  const filter = told.map((name) => `indices.*.shards.*.${name}`).join(',');
  const path = `/${index}/_stats/docs?level=shards&filter_path=${filter}`;
  const { body } = await client.request({ method: 'GET', path }, signal);
  const copies = copiesIn(body, index);
  const primaries = copies?.filter((copy) => fieldOf(copy, 'routing', 'primary') === true) ?? [];
  if (primaries.length === 0) throw replyFailure(client.host, 'shards');
  let [stale, unsettled] = [0, 0];
  for (const shard of primaries) {
    const leases = fieldOf(shard, 'retention_leases', 'leases');
    const kept = (Array.isArray(leases) ? leases : []).map((lease) => fieldOf(lease, 'retaining_seq_no'));
    const [last, deleted] = [fieldOf(shard, 'seq_no', 'max_seq_no'), fieldOf(shard, 'docs', 'deleted')];
    if (![last, deleted, ...kept].every((value) => typeof value === 'number'))
      throw replyFailure(client.host, 'shards');
    stale += deleted as number;
    unsettled += Math.max(0, ...(kept as number[]).map((from) => (last as number) + 1 - from));
  }
  return { stale, unsettled };
}

/**
 * Resolves once a merge drops all that was written over or deleted: until then its words count as if it were there. The cluster keeps it for
 * copies that may lack what came after, and looks each 30 seconds what they have. It is not waited for longer than a minute: for a copy that is gone
 * it is kept for hours.
 */
export async function untilSettled(client: RestClient, index: string, signal?: AbortSignal): Promise<void> {
  for (let looks = 1; looks <= MOST_LOOKS; looks += 1) {
    const { stale, unsettled } = await keptBy(client, index, signal);
    if (stale === 0) return;
    if (unsettled === 0) break;
    await client.pauseToLook(looks, signal);
  }
  // A merge keeps, too, what the last commit has not seen.
  await client.request({ method: 'POST', path: `/${index}/_flush`, timeoutMs: LONG_TIMEOUT }, signal);
}

function copiesIn(body: unknown, index: string): unknown[] | undefined {
  const shards = fieldOf(body, 'indices', index, 'shards');
  return isRecord(shards) ? Object.values(shards).flat() : undefined;
}

const fieldOf = (value: unknown, ...names: readonly string[]): unknown =>
  names.reduce((inside: unknown, name) => (isRecord(inside) ? inside[name] : undefined), value);
