import * as l10n from '@vscode/l10n';
import { isRecord } from '../../models';
import { StoreError } from '../../store';
import { reasonOf, replyFailure } from './failure';
import type { RestClient } from './restClient';
import type { Written } from './written';

/** Requests under way together: while the cluster indexes one, the next is written here. */
const AT_ONCE = 3;
/** How long the cluster may take for what it does to a whole index or to some megabytes, in milliseconds. */
export const LONG_TIMEOUT = 120_000;
/** How often documents are sent that the cluster is too busy for. */
const MOST_TRIES = 8;

/** The lines of one document in a request. */
type Operation = readonly string[];

/** Sends documents and deletes some, a few requests at a time. */
export class BulkQueue {
  readonly #underWay = new Set<Promise<void>>();

  constructor(
    private readonly client: RestClient,
    private readonly index: string,
    private readonly signal: AbortSignal | undefined,
  ) {}

  /** Resolves once the request is on its way; rejects where an earlier one has failed. */
  async add(send: readonly Written[], remove: readonly string[]): Promise<void> {
    const operations = [
      ...send.map(({ id, line }): Operation => [JSON.stringify({ index: { _id: id } }), line]),
      ...remove.map((id): Operation => [JSON.stringify({ delete: { _id: id } })]),
    ];
    if (operations.length === 0) return;
    if (this.#underWay.size >= AT_ONCE) await Promise.race(this.#underWay);
    const sending = this.#send(operations);
    this.#underWay.add(sending);
    // One that has failed stays, so that whoever waits for the next place or for the end is told.
    sending.then(
      () => this.#underWay.delete(sending),
      () => undefined,
    );
  }

  /** Resolves once all is done. */
  async end(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  /** What the cluster was too busy for is sent again. A document that is to be deleted and is not there is as it should be. */
  async #send(operations: readonly Operation[]): Promise<void> {
    const { client, signal } = this;
    let left = operations;
    for (let tries = 1; ; tries += 1) {
      const request = {
        method: 'POST',
        path: `/${this.index}/_bulk`,
        body: left.flat(),
        timeoutMs: LONG_TIMEOUT,
      } as const;
      const { body } = await client.request(request, signal);
      const items = isRecord(body) && Array.isArray(body['items']) ? (body['items'] as unknown[]) : [];
      if (items.length !== left.length) throw replyFailure(client.host, 'items');
      const refused: Operation[] = [];
      for (const [at, item] of items.entries()) {
        const isDeleted = isRecord(item) && 'delete' in item;
        const outcome = isRecord(item) ? (item['index'] ?? item['delete']) : undefined;
        const status = isRecord(outcome) ? outcome['status'] : undefined;
        if (status === 200 || status === 201 || (isDeleted && status === 404)) continue;
        if (status !== 429 || tries >= MOST_TRIES) {
          throw new StoreError(l10n.t('The cluster at {0} refused a document: {1}', client.host, reasonOf(outcome)));
        }
        refused.push(left[at]!);
      }
      if (refused.length === 0) return;
      left = refused;
      await client.pause(tries, signal);
    }
  }
}
