import type { Answer, Asked } from './fakeCluster';
import { SHARDS } from './fakeCorpus';

type Fields = Record<string, unknown>;

export interface FakeIndex {
  readonly documents: Map<string, Fields>;
  meta: unknown;
  settings: Fields;
  /** Operations, and how many of them are settled. */
  done: number;
  settled: number;
  /** Documents that were written over since it was last merged. */
  stale: number;
  isFlushed: boolean;
}

const GONE = { status: 404, text: '{}' };
const FRESH = { done: 0, settled: 0, stale: 0, isFlushed: false };
const THERE_ALREADY = { status: 400, text: '{"error":{"reason":"resource_already_exists_exception"}}' };

/** What a cluster does with what a push asks of it: indices, documents in them, aliases, copies. It searches by numbers alone. */
export class FakeIndices {
  readonly indices = new Map<string, FakeIndex>();
  /** Alias -> index. */
  readonly aliases = new Map<string, string>();

  readonly answer = ({ line, body }: Asked): Answer => {
    const [method = '', path = ''] = line.split(' ');
    const [name = '', action = '', third = ''] = path.slice(1).replace(/\?.*$/u, '').split('/');
    if (name === '_tasks') return { completed: true };
    if (action === '_alias') {
      const index = this.aliases.get(third);
      return index === undefined ? GONE : { [index]: {} };
    }
    if (name === '_aliases') {
      for (const { add } of (JSON.parse(body) as { actions: { add?: { alias: string; index: string } }[] }).actions) {
        if (add) this.aliases.set(add.alias, add.index);
      }
      return {};
    }
    if (method === 'PUT' && action === '') return this.#make(name, JSON.parse(body) as Fields);
    const called = this.aliases.get(name) ?? name;
    const index = this.indices.get(called);
    if (index === undefined) return GONE;
    const { settings } = index;
    if (action === '_stats') return { indices: { [called]: { shards: { 0: [shardOf(index)] } } } };
    if (method === 'GET') return { [called]: { mappings: { _meta: index.meta }, settings: { index: settings } } };
    if (action === '_mapping') index.meta = (JSON.parse(body) as { _meta: unknown })._meta;
    if (action === '_settings') index.settings = { ...settings, ...(JSON.parse(body) as { index: Fields }).index };
    if (action === '_clone') return this.#clone(index, third, (JSON.parse(body) as { settings: Fields }).settings);
    if (action === '_bulk') return { items: written(index, body.trimEnd().split('\n')) };
    if (action === '_flush') index.isFlushed = index.settled === index.done;
    if (action === '_forcemerge') {
      if (index.settled === index.done && index.isFlushed) index.stale = 0;
      return { task: 'n:1' };
    }
    if (action === '_mget') {
      const { ids } = JSON.parse(body) as { ids: readonly string[] };
      return { docs: ids.map((_id) => ({ _id, _source: index.documents.get(_id) })) };
    }
    if (action === '_msearch') return { responses: [found(index, JSON.parse(body.split('\n')[1]!) as Asking)] };
    return {};
  };

  #make(name: string, { settings, mappings }: Fields): Answer {
    if (this.indices.has(name)) return THERE_ALREADY;
    this.indices.set(name, {
      documents: new Map(),
      meta: (mappings as Fields)['_meta'],
      settings: settings as Fields,
      ...FRESH,
    });
    return {};
  }

  #clone({ documents, meta, settings }: FakeIndex, name: string, { index: more }: Fields): Answer {
    if (this.indices.has(name)) return THERE_ALREADY;
    if (!isBlocked(settings)) return { status: 500, text: '{"error":{"reason":"must block write operations"}}' };
    this.indices.set(name, {
      documents: new Map(documents),
      meta,
      settings: { ...settings, ...(more as Fields) },
      ...FRESH,
    });
    return {};
  }
}

const isBlocked = ({ blocks }: Fields): boolean => (blocks as Fields | undefined)?.['write'] === true;

/** What a shard tells of its operations. */
const shardOf = ({ done, settled, stale }: FakeIndex): object => ({
  routing: { primary: true },
  docs: { deleted: stale },
  seq_no: { max_seq_no: done - 1 },
  retention_leases: { leases: [{ retaining_seq_no: settled }] },
});

function written(fake: FakeIndex, lines: readonly string[]): object[] {
  const { documents, settings } = fake;
  const items: object[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const { index, delete: gone } = JSON.parse(lines[at]!) as Record<string, { _id: string } | undefined>;
    const status = isBlocked(settings) ? 403 : 200;
    if (status === 200) {
      fake.done += 1;
      if (documents.has((index ?? gone)!._id)) fake.stale += 1;
    }
    if (gone) items.push({ delete: { status: isBlocked(settings) || documents.delete(gone._id) ? status : 404 } });
    if (!index) continue;
    at += 1;
    if (status === 200) documents.set(index._id, JSON.parse(lines[at]!) as Fields);
    items.push({ index: { status } });
  }
  return items;
}

interface Asking {
  readonly aggs?: { readonly pieces: { readonly histogram: { readonly field: string; readonly interval: number } } };
  readonly query: {
    readonly bool: { readonly filter: { readonly range: Record<string, { gte: number; lt: number }> } };
  };
}

function found({ documents }: FakeIndex, { aggs, query }: Asking): object {
  const all = [...documents.values()];
  if (aggs !== undefined) {
    const { field, interval } = aggs.pieces.histogram;
    const pieces = new Map<number, Fields[]>();
    for (const document of all) {
      if (document[field] === undefined) continue;
      const key = Math.floor((document[field] as number) / interval) * interval;
      pieces.set(key, [...(pieces.get(key) ?? []), document]);
    }
    const buckets = [...pieces].map(([key, those]) => ({
      key,
      doc_count: those.length,
      check: { value: those.reduce((sum, { check }) => sum + (check as number), 0) },
    }));
    return { timed_out: false, _shards: SHARDS, aggregations: { pieces: { buckets } } };
  }
  const [[field, { gte, lt }] = ['', { gte: 0, lt: 0 }]] = Object.entries(query.bool.filter.range);
  const inside = all.filter((document) => (document[field] as number) >= gte && (document[field] as number) < lt);
  const hits = inside.map((document) => ({ fields: { [field]: [document[field]], check: [document['check']] } }));
  return { timed_out: false, _shards: SHARDS, hits: { hits } };
}
