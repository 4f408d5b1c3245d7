import { isRecord } from '../../models';
import * as l10n from '@vscode/l10n';
import type { ProvisionId } from '../../law';
import {
  readDescription,
  readStoredProvision,
  StoreError,
  MOST_ADDING,
  type ActQuery,
  type NearHit,
  type NearQuery,
  type OrdinalRange,
  type ProvisionQuery,
  type ProvisionStore,
  type StoreDescription,
  type StoredAct,
  type StoredProvision,
  type StoredUnit,
  type StoredVectors,
  type StoreHit,
  type TermQuery,
  type UnitReading,
} from '../../store';
import { replyFailure } from './failure';
import { IndexReader, inspected, isNumber, provisionOf, type Fields } from './indexReader';
import { DESCRIPTION_ID, dotProduct, LAYOUT, PROBE_TERM, probeScore, readNote, type LayoutNote } from './layout';
import type { RestClient } from './restClient';
import { corpusOf, readActs } from './storedActs';
import { citedFrom, citersIn, unitsOf } from './storedNeighbours';
import { readingsOf } from './storedReadings';

/** Documents asked for at once: some megabytes. */
const BATCH = 500;
/** Batches that are under way together. */
const AT_ONCE = 3;
/** Terms counted in one request. */
const COUNTED = 400;
/** Lucene takes 1,024 clauses unless told otherwise; of a longer query the terms that weigh most are kept. */
const MOST_CLAUSES = 1000;
/** Neighbours that a search by vectors looks at, at least: with 200 figures over 13,732 provisions were off by up to 0.004. */
const LOOKED_AT = 800;
/** OpenSearch's largest window of hits. */
const MOST_HITS = 10_000;

/** A corpus in OpenSearch. It goes on asking the build that it was opened with when the alias is given to another. */
export class OpenSearchStore implements ProvisionStore {
  /** The first ordinals of acts, by which the cluster tells them apart -> their numbers. */
  readonly #numbers: ReadonlyMap<unknown, number>;

  private constructor(
    /** Of the index that the alias led to. */
    private readonly reader: IndexReader,
    readonly build: string,
    readonly description: StoreDescription,
    readonly acts: readonly StoredAct[],
    /** What the cluster's scores are divided by to be those of the formula. */
    private readonly factor: number,
    readonly vectors: StoredVectors | undefined,
  ) {
    this.#numbers = new Map(acts.map(({ first }, number) => [first, number]));
  }

  /** Rejects with StoreError where the alias leads to nothing, to something else, or to what another version has written. */
  static async open(client: RestClient, alias: string, signal?: AbortSignal): Promise<OpenSearchStore> {
    const { index, k1, build, vectors } = await wholeIndex(client, alias, signal);
    const reader = new IndexReader(client, index);
    const describing = reader.documents([DESCRIPTION_ID], signal);
    const probing = reader.hits([{ size: 1, query: { term: { probe: PROBE_TERM } } }], signal);
    const [[described], [probed]] = await Promise.all([describing, probing]);
    const description = inspected(reader, () => readDescription(corpusOf(described)));
    const score = probed?.[0]?.['_score'];
    if (typeof score !== 'number' || !(score > 0)) throw replyFailure(client.host, 'probe');
    const acts = await readActs(reader, signal);
    return new OpenSearchStore(reader, build, description, acts, score / probeScore(k1), vectors);
  }

  async search(queries: readonly ProvisionQuery[], k: number, signal?: AbortSignal): Promise<(readonly StoreHit[])[]> {
    const size = Math.min(k, this.description.size, MOST_HITS);
    if (queries.length === 0 || size === 0) return queries.map(() => []);
    const bodies = queries.map((query) =>
      ranked(this.#queryOf(query), ['ordinal', 'articleFirst', 'articleEnd'], size),
    );
    const lists = await this.reader.hits(bodies, signal);
    return lists.map((hits) => hits.map((hit) => this.#hitOf(hit)));
  }

  /** One clause a term, and one an act. */
  #queryOf({ terms, ofActs, withoutActs }: ProvisionQuery): object {
    const byTerms = {
      bool: {
        should: termClauses('terms', terms, MOST_CLAUSES - (ofActs?.size ?? 0)),
        ...(withoutActs && this.#notOf(withoutActs)),
      },
    };
    if (ofActs === undefined) return byTerms;
    if (ofActs.size === 0) return { match_none: {} };
    const acts = [...ofActs].map(([act, added]) => ({
      constant_score: { filter: { term: { act: String(this.acts[act]!.first) } }, boost: added * this.factor },
    }));
    return { bool: { must: [byTerms], should: acts, minimum_should_match: 1 } };
  }

  async nearest(queries: readonly NearQuery[], k: number, signal?: AbortSignal): Promise<(readonly NearHit[])[]> {
    const size = Math.min(k, this.description.size, MOST_HITS);
    if (queries.length === 0 || size === 0 || this.vectors === undefined) return queries.map(() => []);
    const bodies = queries.map(({ vector, withoutActs }) => {
      const filter = withoutActs && { filter: { bool: this.#notOf(withoutActs) } };
      const knn = { vector: { vector: Array.from(vector), k: Math.max(size, LOOKED_AT), ...filter } };
      return ranked({ knn }, ['ordinal'], size);
    });
    const lists = await this.reader.hits(bodies, signal);
    return lists.map((hits) =>
      hits.map((hit) => {
        const [ordinal, score] = this.#numbered(hit, this.description.size, 1);
        return { ordinal, score: dotProduct(score) };
      }),
    );
  }

  async actScores(queries: readonly ActQuery[], signal?: AbortSignal): Promise<ReadonlyMap<number, number>[]> {
    const size = Math.min(this.acts.length, MOST_ADDING + 1);
    if (queries.length === 0 || size === 0) return queries.map(() => new Map());
    const bodies = queries.map(({ terms, among, withoutActs }) => {
      const should = termClauses('actTerms', terms);
      const filter = among && { filter: { terms: { number: this.#firsts(among) } }, minimum_should_match: 1 };
      const others = withoutActs && { must_not: { terms: { number: this.#firsts(withoutActs) } } };
      return ranked({ bool: { should, ...filter, ...others } }, ['number'], size);
    });
    const lists = await this.reader.hits(bodies, signal);
    return lists.map((hits) => {
      const scores = hits.map((hit) => this.#numbered(hit, this.description.size));
      return new Map(scores.map(([first, score]) => [this.#actAt(first), score]));
    });
  }

  /** What leaves the provisions of these acts out. */
  #notOf(acts: readonly number[]): object {
    return { must_not: { terms: { act: this.#firsts(acts).map(String) } } };
  }

  #firsts(acts: readonly number[]): number[] {
    return acts.map((act) => this.acts[act]!.first);
  }

  #actAt(first: unknown): number {
    const number = this.#numbers.get(first);
    if (number === undefined) throw replyFailure(this.reader.host, 'act');
    return number;
  }

  holders(terms: readonly string[], signal?: AbortSignal): Promise<ReadonlyMap<string, number>> {
    return this.#holding('terms', terms, signal);
  }

  actHolders(terms: readonly string[], signal?: AbortSignal): Promise<ReadonlyMap<string, number>> {
    return this.#holding('actTerms', terms, signal);
  }

  /** How many documents have each of the terms in a field. */
  async #holding(
    field: 'terms' | 'actTerms',
    terms: readonly string[],
    signal?: AbortSignal,
  ): Promise<ReadonlyMap<string, number>> {
    const found = new Map<string, number>();
    for (let first = 0; first < terms.length; first += COUNTED) {
      const asked = terms.slice(first, first + COUNTED);
      const filters = Object.fromEntries(asked.map((term, at) => [`t${at}`, { term: { [field]: term } }]));
      const body = { size: 0, track_total_hits: false, aggs: { holders: { filters: { filters } } } };
      const [answer] = await this.reader.search([body], signal);
      const buckets = bucketsOf(answer);
      for (const [at, term] of asked.entries()) {
        const bucket = buckets?.[`t${at}`];
        const count = isRecord(bucket) ? bucket['doc_count'] : undefined;
        if (typeof count !== 'number') throw replyFailure(this.reader.host, 'aggregations');
        found.set(term, count);
      }
    }
    return found;
  }

  async provisions(ordinals: Iterable<number>, signal?: AbortSignal): Promise<readonly StoredProvision[]> {
    const asked = [...new Set(ordinals)].map(String);
    const found: StoredProvision[] = [];
    for (let first = 0; first < asked.length; first += BATCH * AT_ONCE) {
      const batches = Array.from({ length: AT_ONCE }, (_, at) => {
        const start = first + at * BATCH;
        return this.#batch(asked.slice(start, start + BATCH), signal);
      });
      for (const batch of await Promise.all(batches)) found.push(...batch);
    }
    return found;
  }

  async #batch(ids: readonly string[], signal?: AbortSignal): Promise<StoredProvision[]> {
    if (ids.length === 0) return [];
    const sources = await this.reader.documents(ids, signal);
    return sources.map((source, at) => {
      const provision = inspected(this.reader, () => readStoredProvision(source['provision']));
      if (provision.ordinal !== Number(ids[at])) throw replyFailure(this.reader.host, 'ordinal');
      return { ...provision, act: this.#actAt(provision.act) };
    });
  }

  readings(
    units: readonly number[],
    terms: ReadonlySet<string>,
    signal?: AbortSignal,
  ): Promise<readonly UnitReading[]> {
    return readingsOf(this.reader, units, terms, signal);
  }

  citers(ranges: readonly OrdinalRange[], signal?: AbortSignal): Promise<(readonly number[])[]> {
    return citersIn(this.reader, this.description.size, ranges, signal);
  }

  cited(ranges: readonly OrdinalRange[], signal?: AbortSignal): Promise<(readonly number[])[]> {
    return citedFrom(this.reader, this.description.size, ranges, signal);
  }

  units(acts: readonly number[], signal?: AbortSignal): Promise<(readonly StoredUnit[])[]> {
    const keys = acts.map((act) => this.acts[act]!.act.key);
    return unitsOf(this.reader, this.description.size, keys, signal);
  }

  async ordinals(ids: readonly ProvisionId[], signal?: AbortSignal): Promise<ReadonlyMap<ProvisionId, number>> {
    const found = new Map<ProvisionId, number>();
    for (let first = 0; first < ids.length; first += BATCH) {
      const asked = ids.slice(first, first + BATCH);
      const query = { bool: { filter: { terms: { id: asked } } } };
      const body = { size: BATCH, query, _source: ['provision.id', 'provision.ordinal'] };
      const [hits = []] = await this.reader.hits([body], signal);
      for (const { _source: source } of hits) {
        const { id, ordinal } = provisionOf(source);
        const ours = asked.find((each) => each === id);
        if (ours === undefined) throw replyFailure(this.reader.host, 'id');
        if (!isNumber(ordinal, this.description.size)) throw replyFailure(this.reader.host, 'ordinal');
        found.set(ours, ordinal);
      }
    }
    return found;
  }

  async idsNamed(sourceKeys: readonly string[], signal?: AbortSignal): Promise<ReadonlyMap<string, ProvisionId>> {
    const found = new Map<string, ProvisionId>();
    for (let first = 0; first < sourceKeys.length; first += BATCH) {
      const asked = sourceKeys.slice(first, first + BATCH);
      const query = { bool: { filter: { terms: { sourceKey: asked } } } };
      const body = {
        size: MOST_HITS,
        query,
        _source: ['provision.id', 'provision.sourceKey'],
        sort: [{ ordinal: 'asc' }],
      };
      const [hits = []] = await this.reader.hits([body], signal);
      for (const { _source: source } of hits) {
        const { id, sourceKey } = provisionOf(source);
        if (typeof id !== 'string' || typeof sourceKey !== 'string' || !asked.includes(sourceKey)) {
          throw replyFailure(this.reader.host, 'sourceKey');
        }
        if (!found.has(sourceKey)) found.set(sourceKey, id);
      }
    }
    return found;
  }

  #hitOf(hit: Fields): StoreHit {
    const { size } = this.description;
    const [ordinal, score] = this.#numbered(hit, size);
    const [, , first, end] = hit['sort'] as readonly unknown[];
    const isArticle = isNumber(first, ordinal + 1) && isNumber(end, size + 1) && end > ordinal;
    if (!isArticle) throw replyFailure(this.reader.host, 'article');
    return { ordinal, score, article: [first, end] };
  }

  /** The number of what was found by {@link ranked}, of which there are so many, and its score by the formula. */
  #numbered({ sort, _score: score }: Fields, count: number, factor = this.factor): [number: number, score: number] {
    const number: unknown = Array.isArray(sort) ? sort[1] : undefined;
    if (!isNumber(number, count) || typeof score !== 'number') throw replyFailure(this.reader.host, 'hits');
    return [number, score / factor];
  }
}

/** A search for the best, ties by the first of some numbers of theirs, which are all that is fetched of them. */
const ranked = (query: object, numbers: readonly string[], size: number): object => ({
  size,
  query,
  sort: [{ _score: 'desc' }, ...numbers.map((number) => ({ [number]: 'asc' }))],
  stored_fields: '_none_',
  track_total_hits: false,
});

/** One clause a term; of too many those that weigh least are left out. */
function termClauses(field: string, query: TermQuery, most = MOST_CLAUSES): object[] {
  const weighted = [...query].filter(([, weight]) => weight > 0);
  const kept = weighted.length <= most ? weighted : weighted.sort((a, b) => b[1] - a[1]).slice(0, most);
  return kept.map(([term, weight]) => ({ term: { [field]: { value: term, boost: weight } } }));
}

/** The one index that an alias leads to, with what its note says. */
async function wholeIndex(
  client: RestClient,
  alias: string,
  signal?: AbortSignal,
): Promise<Pick<LayoutNote, 'k1' | 'build' | 'vectors'> & { readonly index: string }> {
  const { body } = await client.request({ method: 'GET', path: `/${alias}/_mapping` }, signal);
  const indices = isRecord(body) ? Object.entries(body) : [];
  const [[index, content] = ['', undefined], ...others] = indices;
  if (others.length > 0) throw notOurs(client.host, alias);
  const mappings = isRecord(content) ? content['mappings'] : undefined;
  const note = readNote(isRecord(mappings) ? mappings['_meta'] : undefined);
  if (note === undefined) throw notOurs(client.host, alias);
  if (note.layout !== LAYOUT) {
    throw new StoreError(
      l10n.t('The shared corpus {0} was written by another version of Proviso: push it with this one.', alias),
    );
  }
  if (!note.whole) {
    throw new StoreError(l10n.t('The shared corpus {0} is not whole: push it again, which goes on.', alias));
  }
  return { ...note, index: encodeURIComponent(index) };
}

const notOurs = (host: string, alias: string): StoreError =>
  new StoreError(l10n.t('"{0}" at {1} is no corpus of Proviso: check the name.', alias, host));

function bucketsOf(answer: Fields | undefined): Fields | undefined {
  const aggregations = answer?.['aggregations'];
  const holders = isRecord(aggregations) ? aggregations['holders'] : undefined;
  const buckets = isRecord(holders) ? holders['buckets'] : undefined;
  return isRecord(buckets) ? buckets : undefined;
}
