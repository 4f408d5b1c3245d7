import { OpenSearchStore, readClusterAddress, RestClient } from '../../../../src/backends';
import type { Answer, Asked, FakeCluster } from './fakeCluster';

export const NOTE = { layout: 6, build: 'b1', k1: 1.2, documents: 2, whole: true };
export const mappingOf = (proviso: unknown): object => ({ 'law.v6.b1': { mappings: { _meta: { proviso } } } });
export const DESCRIPTION = {
  size: 2,
  documents: 2,
  provisions: 2,
  filled: 2,
  languages: ['en'],
  common: { vessel: 2 },
};
export const ACT = {
  act: { key: 'ha', title: 'Harbours Act', abbreviation: '', aliases: [], language: 'en', file: 'ha.md' },
  first: 0,
  end: 2,
};
export const PROVISION = {
  ordinal: 0,
  id: 'ha/sec_1',
  act: 0,
  parent: -1,
  subtreeEnd: 1,
  heading: 'Vessels',
  text: 'A vessel is moored.',
  isRepealed: false,
  file: 'ha.md',
  start: { line: 1, character: 0 },
  end: { line: 2, character: 0 },
  sourceKey: '',
  cites: [1],
  citers: 0,
};
export const SHARDS = { total: 1, successful: 1, failed: 0 };
export const hitsOf = (hits: unknown, more: object = {}): object => ({
  responses: [{ timed_out: false, _shards: SHARDS, hits: { hits }, ...more }],
});
/** What one document with the probe scores where the cluster's BM25 is the formula times 2.2, as up to OpenSearch 2. */
export const PROBED = hitsOf([{ _id: 'probe', _score: (2.2 * Math.log(1 + 0.5 / 1.5)) / 2.2 }]);

/** Answers of a corpus of two provisions; `other` answers instead where it wants to. */
export const answering =
  (other: (asked: Asked) => Answer | undefined) =>
  (asked: Asked): Answer => {
    const own = other(asked);
    if (own !== undefined) return own;
    if (asked.line.startsWith('GET /law/_mapping')) return mappingOf(NOTE);
    if (asked.line.includes('_msearch')) return asked.body.includes('"probe"') ? PROBED : hitsOf([]);
    const ids = (JSON.parse(asked.body) as { ids: string[] }).ids;
    const sources: Record<string, object> = {
      description: { corpus: DESCRIPTION },
      'acts-0': { corpus: { acts: [ACT] } },
      '0': { provision: PROVISION },
    };
    return {
      docs: ids.map((id) =>
        id in sources ? { _id: id, found: true, _source: sources[id] } : { _id: id, found: false },
      ),
    };
  };

/** The corpus of a fake cluster that has started. */
export const storeOn = ({ url }: FakeCluster): Promise<OpenSearchStore> =>
  OpenSearchStore.open(new RestClient(readClusterAddress(url), { timeoutMs: 300, pauseMs: 1 }), 'law');
