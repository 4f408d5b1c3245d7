import { isRecord } from '../../models';
import { LONG_TIMEOUT } from './bulk';
import { replyFailure } from './failure';
import { LONGEST_PAUSE, type RestClient } from './restClient';

/** The operations that the shards of an index have done, over all of them. */
export interface Operations {
  /** How many it was ever asked for. */
  readonly done: number;
  /** Of these, how many from the first on are settled: a merge drops their documents that were written over or deleted since. */
  readonly settled: number;
  /** Documents that were written over or deleted, and are still there. */
  readonly stale: number;
}

/** How often it is looked, about two seconds apart, whether operations are settled, which the cluster does each 30 seconds. */
const MOST_LOOKS = 30;

/** What an index tells of its operations. */
export async function operationsOn(client: RestClient, index: string, signal?: AbortSignal): Promise<Operations> {
  const told = ['routing.primary', 'docs.deleted', 'seq_no.max_seq_no', 'retention_leases.leases.retaining_seq_no'];
  const filter = told.map((name) => `indices.*.shards.*.${name}`).join(',');
  const path = `/${index}/_stats/docs?level=shards&filter_path=${filter}`;
  const { body } = await client.request({ method: 'GET', path }, signal);
  const copies = copiesIn(body, index);
  const primaries = copies?.filter((copy) => fieldOf(copy, 'routing', 'primary') === true) ?? [];
  if (primaries.length === 0) throw replyFailure(client.host, 'shards');
  let [done, settled, stale] = [0, 0, 0];
  for (const shard of primaries) {
    const leases = fieldOf(shard, 'retention_leases', 'leases');
    const kept = (Array.isArray(leases) ? leases : []).map((lease) => fieldOf(lease, 'retaining_seq_no'));
    const [last, deleted] = [fieldOf(shard, 'seq_no', 'max_seq_no'), fieldOf(shard, 'docs', 'deleted')];
    if (![last, deleted, ...kept].every((value) => typeof value === 'number')) throw replyFailure(client.host, 'shards');
    done += (last as number) + 1;
    settled += Math.min((last as number) + 1, ...(kept as number[]));
    stale += deleted as number;
  }
  return { done, settled, stale };
}

/**
 * Resolves once a merge drops all that was written over: until then its words count as if it were there. The cluster keeps what was written over
 * since it last looked, for copies that may lack it. That is so where a push was killed and its last request arrived
 * while the next one was at work, or where two are at once: not where `own` operations since `before` are all that there were.
 * Nor is it waited for longer than a minute: a copy that is gone keeps it for hours.
 */
export async function untilSettled(
  client: RestClient,
  index: string,
  { before, own }: { readonly before: Operations; readonly own: number },
  signal?: AbortSignal,
): Promise<void> {
  for (let looks = 1; looks <= MOST_LOOKS; looks += 1) {
    const { done, settled, stale } = await operationsOn(client, index, signal);
    if (stale === 0 || done - before.settled <= own) return;
    if (settled === done) break;
    await client.pause(Math.min(looks, LONGEST_PAUSE), signal);
  }
  // A merge keeps what the last commit has not seen settled.
  await client.request({ method: 'POST', path: `/${index}/_flush`, timeoutMs: LONG_TIMEOUT }, signal);
}

function copiesIn(body: unknown, index: string): unknown[] | undefined {
  const shards = fieldOf(body, 'indices', index, 'shards');
  return isRecord(shards) ? Object.values(shards).flat() : undefined;
}

const fieldOf = (value: unknown, ...names: readonly string[]): unknown =>
  names.reduce((inside: unknown, name) => (isRecord(inside) ? inside[name] : undefined), value);
