import * as l10n from '@vscode/l10n';
import { isRecord } from '../../models';
import { MalformedError, StoreError } from '../../store';
import { replyFailure, statusFailure } from './failure';
import type { RestClient } from './restClient';

/** An object of JSON. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether it is a whole number from 0 on, and below another. */
export const isNumber = (value: unknown, below: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < below;

/** What a document keeps of a provision; nothing where it keeps none. */
export const provisionOf = (source: unknown): Fields => {
  const provision = isRecord(source) ? source['provision'] : undefined;
  return isRecord(provision) ? provision : {};
};

/** What was asked for of a field with one value. */
export const firstOf = (fields: unknown, name: string): unknown => {
  const values = isRecord(fields) ? fields[name] : undefined;
  return Array.isArray(values) ? (values as unknown[])[0] : undefined;
};

/** How often a part of an index is asked that did not answer: a copy takes its place within seconds. */
const MOST_TRIES = 5;

/** What not all of an index has answered is no answer: the best provision may be in the part that did not. */
class PartMissing extends StoreError {
  constructor(host: string) {
    super(l10n.t('A part of the shared corpus at {0} did not answer: try again later.', host), 'unavailable');
  }
}

/** Reads documents of one index, and searches it. All methods reject with StoreError, or the signal's reason. */
export class IndexReader {
  constructor(
    private readonly client: RestClient,
    /** As it stands in a path. */
    private readonly index: string,
  ) {}

  get host(): string {
    return this.client.host;
  }

  /** What documents were written from, in the order of their ids. Rejects where one is missing. */
  async documents(ids: readonly string[], signal?: AbortSignal): Promise<Fields[]> {
    const found = await this.documentsIfThere(ids, signal);
    if (found.some((each) => each === undefined)) throw replyFailure(this.host, 'docs');
    return found as Fields[];
  }

  documentsIfThere(ids: readonly string[], signal?: AbortSignal): Promise<(Fields | undefined)[]> {
    return this.#again(async () => {
      const path = `/${this.index}/_mget`;
      const { body } = await this.client.request({ method: 'POST', path, body: { ids } }, signal);
      const docs = isRecord(body) && Array.isArray(body['docs']) ? (body['docs'] as unknown[]) : [];
      if (docs.length !== ids.length) throw replyFailure(this.host, 'docs');
      return docs.map((doc, at) => {
        if (isRecord(doc) && doc['error'] !== undefined) throw this.#documentFailure(doc['error']);
        if (!isRecord(doc) || doc['_id'] !== ids[at]) throw replyFailure(this.host, 'docs');
        return isRecord(doc['_source']) ? doc['_source'] : undefined;
      });
    }, signal);
  }

  /** The hits of several searches. */
  async hits(bodies: readonly object[], signal?: AbortSignal): Promise<(readonly Fields[])[]> {
    return (await this.search(bodies, signal)).map(({ hits }) => {
      const list = isRecord(hits) ? hits['hits'] : undefined;
      if (!Array.isArray(list) || !list.every(isRecord)) throw replyFailure(this.host, 'hits');
      return list;
    });
  }

  /** The answers to several searches, with statistics over all shards, each by all shards. */
  search(bodies: readonly object[], signal?: AbortSignal): Promise<Fields[]> {
    return this.#again(async () => {
      const path = `/${this.index}/_msearch?search_type=dfs_query_then_fetch`;
      const lines = bodies.flatMap((each) => ['{}', JSON.stringify(each)]);
      const { body } = await this.client.request({ method: 'POST', path, body: lines }, signal);
      const responses = isRecord(body) && Array.isArray(body['responses']) ? (body['responses'] as unknown[]) : [];
      if (responses.length !== bodies.length) throw replyFailure(this.host, 'responses');
      return responses.map((response) => this.#whole(response));
    }, signal);
  }

  #whole(response: unknown): Fields {
    if (!isRecord(response)) throw replyFailure(this.host, 'responses');
    const { error, status, timed_out: isCut, _shards: shards } = response;
    if (status === 429 || status === 503) throw new PartMissing(this.host);
    if (error !== undefined) throw statusFailure(typeof status === 'number' ? status : 500, response, this.host, false);
    const failed = isRecord(shards) ? shards['failed'] : undefined;
    if (isCut === true || failed !== 0) throw new PartMissing(this.host);
    return response;
  }

  /** A name that leads nowhere any more is an error of each document, and so is a node that is gone. */
  #documentFailure(error: unknown): StoreError {
    const isGone = isRecord(error) && error['type'] === 'index_not_found_exception';
    return isGone ? statusFailure(404, {}, this.host, false) : new PartMissing(this.host);
  }

  /** Asks again where a part did not answer. */
  async #again<Answer>(ask: () => Promise<Answer>, signal?: AbortSignal): Promise<Answer> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof PartMissing) || tries === MOST_TRIES) throw error;
      }
      await this.client.pause(tries, signal);
    }
  }
}

/** Reads what a document holds; a field that is not as it was written is an unusable reply. */
export function inspected<T>({ host }: Pick<IndexReader, 'host'>, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof MalformedError) throw replyFailure(host, error.message);
    throw error;
  }
}
