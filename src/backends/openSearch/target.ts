import * as l10n from '@vscode/l10n';
import { isRecord } from '../../models';
import { StoreError, type StoreContents } from '../../store';
import { LONG_TIMEOUT } from './bulk';
import { reasonOf } from './failure';
import { actsId, noteFor, readNote, settingsFor } from './layout';
import type { Base, Plan } from './plan';
import type { RestClient } from './restClient';
import { pagesOf } from './written';

/** Whether the index of a plan holds all of it; undefined where there is none yet. Rejects where something else has its name. */
export async function noteOf(
  client: RestClient,
  { index, contents }: Plan,
  signal?: AbortSignal,
): Promise<{ readonly whole: boolean } | undefined> {
  const path = `/${index}/_mapping`;
  const { status, body } = await client.request({ method: 'GET', path, expected: [404] }, signal);
  if (status === 404) return undefined;
  const content = isRecord(body) ? body[index] : undefined;
  const mappings = isRecord(content) ? content['mappings'] : undefined;
  const note = readNote(isRecord(mappings) ? mappings['_meta'] : undefined);
  if (note === undefined) throw new StoreError(l10n.t('The index {0} is there and not of Proviso: delete it.', index));
  // A copy has at first the note of what it was made from.
  return { whole: note.whole && note.build === contents.build };
}

/** Makes the index of a plan: empty, or a copy of its base. */
export async function makeIndex(client: RestClient, plan: Plan, shards: number, signal?: AbortSignal): Promise<void> {
  const { index, contents, base } = plan;
  const made =
    base === undefined
      ? await client.request(
          { method: 'PUT', path: `/${index}`, body: settingsFor(contents, shards), expected: [400] },
          signal,
        )
      : await cloned(client, base, index, signal);
  // Another push of the same corpus was faster, or a first try whose answer was lost.
  if (made.status === 400 && (await noteOf(client, plan, signal)) === undefined) {
    const reason = reasonOf(made.body);
    throw new StoreError(
      contents.vectors !== undefined && /knn/u.test(reason)
        ? l10n.t('The cluster at {0} takes no vectors: install the k-NN plugin of OpenSearch there.', client.host)
        : l10n.t('The cluster at {0} makes no index: {1}', client.host, reason),
    );
  }
  if (base === undefined || made.status === 400) return;
  const note = { _meta: noteFor(contents, false) };
  await client.request({ method: 'PUT', path: `/${index}/_mapping`, body: note }, signal);
}

/** The cluster links the files of the one index into the other, which must not be written meanwhile, nor ever is. */
async function cloned(
  client: RestClient,
  { index: base }: Base,
  index: string,
  signal?: AbortSignal,
): ReturnType<RestClient['request']> {
  const blocked = { index: { blocks: { write: true } } };
  await client.request({ method: 'PUT', path: `/${base}/_settings`, body: blocked }, signal);
  const settings = { index: { blocks: { write: null }, number_of_replicas: 0, refresh_interval: '-1' } };
  const path = `/${base}/_clone/${index}`;
  return client.request({ method: 'POST', path, body: { settings }, expected: [400], timeoutMs: LONG_TIMEOUT }, signal);
}

/** Pages of acts that a base had, and that are no more. */
export function staleIds({ acts }: StoreContents, base: Base | undefined): readonly string[] {
  const [first, end] = [pagesOf(acts.length), pagesOf(base?.acts.length ?? 0)];
  return Array.from({ length: Math.max(0, end - first) }, (_, at) => actsId(first + at));
}
