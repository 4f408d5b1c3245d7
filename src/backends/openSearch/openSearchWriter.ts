import * as l10n from '@vscode/l10n';
import { isRecord } from '../../models';
import { StoreError, type StoreContents } from '../../store';
import { BulkQueue, LONG_TIMEOUT } from './bulk';
import { changesTo, type Expected } from './changes';
import { replyFailure } from './failure';
import { noteFor } from './layout';
import { piecesIn, type Numbering } from './pieces';
import { planOf, type Plan } from './plan';
import type { RestClient } from './restClient';
import { makeIndex, noteOf, staleIds } from './target';
import { corpusDocuments } from './written';
import { untilSettled } from './writtenOver';

export interface PushOptions {
  readonly alias: string;
  readonly shards: number;
  readonly replicas: number;
}

export interface PushProgress {
  /** Provisions that are there, of all. */
  readonly done: number;
  readonly total: number;
}

export interface Pushed {
  readonly index: string;
  /** Provisions that this push has written; the others were there. */
  readonly written: number;
  /** Provisions that were there and are no more. */
  readonly removed: number;
  /** The indices that the alias led to before. */
  readonly replaced: readonly string[];
}

/**
 * Writes a corpus into an index of its own, and gives it the alias once it is whole: readers see the old corpus or the
 * new one, never a part. Where little differs from what the alias leads to, the index begins as a copy of that, made in the cluster, and is
 * sent what differs. What an index holds is compared with what it is to hold, document by document, so that a push that was killed goes on with
 * the same call, and two at once come to the same. Acts that are new lie behind those that were there: provisions that score the same are
 * then found in another order than in the folder. Rejects with StoreError, or with the signal's reason when aborted.
 */
export async function* pushCorpus(
  client: RestClient,
  contents: StoreContents,
  { alias, shards, replicas }: PushOptions,
  signal?: AbortSignal,
): AsyncGenerator<PushProgress, Pushed> {
  const plan = await planOf(client, contents, { alias, shards }, signal);
  const { index } = plan;
  let filled = { written: 0, removed: 0 };
  const before = await noteOf(client, plan, signal);
  if (before?.whole !== true) {
    if (before === undefined) await makeIndex(client, plan, shards, signal);
    const { expected, ...counts } = yield* fill(client, plan, signal);
    await finish(client, plan, { replicas, expected }, signal);
    filled = counts;
  }
  return { index, ...filled, replaced: await switchAlias(client, alias, index, signal) };
}

/** What a push would do, of how many provisions. */
export interface Planned {
  readonly index: string;
  readonly missing: number;
  readonly removed: number;
}

/** What a push would do, without doing anything. */
export async function planPush(
  client: RestClient,
  contents: StoreContents,
  options: Pick<PushOptions, 'alias' | 'shards'>,
  signal?: AbortSignal,
): Promise<Planned> {
  const plan = await planOf(client, contents, options, signal);
  const { index, base } = plan;
  const there = await noteOf(client, plan, signal);
  let [missing, removed] = [0, 0];
  if (there?.whole === true) return { index, missing, removed };
  for await (const change of changesTo(client, there === undefined ? base?.index : index, plan.contents, signal)) {
    if (change.field !== 'ordinal') continue;
    missing += change.send.length;
    removed += change.remove.length;
  }
  return { index, missing, removed };
}

/** What a push has come to, until it is looked at whether all of it is there. */
interface Filled {
  readonly written: number;
  readonly removed: number;
  readonly expected: Expected;
}

/** Writes what is missing, and deletes what is there besides. */
async function* fill(
  client: RestClient,
  { index, contents, base }: Plan,
  signal: AbortSignal | undefined,
): AsyncGenerator<PushProgress, Filled> {
  const total = contents.description.documents;
  await refresh(client, index, signal);
  const queue = new BulkQueue(client, index, signal);
  let [written, removed, done] = [0, 0, 0];
  const changes = changesTo(client, index, contents, signal);
  let step = await changes.next();
  for (; step.done !== true; step = await changes.next()) {
    const { field, send, remove, kept } = step.value;
    await queue.add(send, remove);
    if (field === 'number') continue;
    written += send.length;
    removed += remove.length;
    done += send.length + kept;
    yield { done, total };
  }
  await queue.end();
  await queue.add([...corpusDocuments(contents)], staleIds(contents, base));
  await queue.end();
  yield { done: total, total };
  return { written, removed, expected: step.value };
}

const refresh = (client: RestClient, index: string, signal?: AbortSignal): Promise<unknown> =>
  client.request({ method: 'POST', path: `/${index}/_refresh`, timeoutMs: LONG_TIMEOUT }, signal);

/** Makes an index that has everything, as counts and checks say, fit to be searched, and notes that it is whole. */
async function finish(
  client: RestClient,
  { index, contents }: Plan,
  { replicas, expected }: Pick<PushOptions, 'replicas'> & Pick<Filled, 'expected'>,
  signal?: AbortSignal,
): Promise<void> {
  await refresh(client, index, signal);
  for (const field of ['ordinal', 'number'] as const) await verify(client, index, expected, field, signal);
  await untilSettled(client, index, signal);
  await merge(client, index, signal);
  await refresh(client, index, signal);
  const settings = { index: { number_of_replicas: replicas, refresh_interval: null } };
  await client.request({ method: 'PUT', path: `/${index}/_settings`, body: settings }, signal);
  const note = { _meta: noteFor(contents, true) };
  await client.request({ method: 'PUT', path: `/${index}/_mapping`, body: note }, signal);
}

/** Rejects where another number of documents is there, or others are. */
async function verify(
  client: RestClient,
  index: string,
  expected: Expected,
  field: Numbering,
  signal?: AbortSignal,
): Promise<void> {
  const there = await piecesIn(client, index, field, signal);
  const countOf = (pieces: Expected[Numbering]): number =>
    [...pieces.values()].reduce((sum, { count }) => sum + count, 0);
  const [found, wanted] = [countOf(there), countOf(expected[field])];
  if (found !== wanted) {
    throw new StoreError(l10n.t('The index {0} has {1} of {2} provisions: push again.', index, String(found), wanted));
  }
  if ([...expected[field]].some(([first, { check }]) => there.get(first)?.check !== check)) {
    throw new StoreError(
      l10n.t('The index {0} holds something else than was pushed: delete it, and push again.', index),
    );
  }
}

/**
 * Merges each part of an index that is written no more: it then takes half the room, a search reads one list a term, and what was
 * written over or deleted is counted no more among those that hold a term.
 */
async function merge(client: RestClient, index: string, signal?: AbortSignal): Promise<void> {
  const path = `/${index}/_forcemerge?max_num_segments=1&wait_for_completion=false`;
  const { body } = await client.request({ method: 'POST', path }, signal);
  const task = isRecord(body) ? body['task'] : undefined;
  if (typeof task !== 'string') throw replyFailure(client.host, 'task');
  for (let looks = 1; ; looks += 1) {
    const look = { method: 'GET', path: `/_tasks/${encodeURIComponent(task)}`, expected: [404] } as const;
    const { status, body: state } = await client.request(look, signal);
    // A node that was restarted meanwhile knows nothing of it: what it has not merged is searched as it lies.
    if (status === 404 || !isRecord(state) || state['completed'] !== false) return;
    await client.pauseToLook(looks, signal);
  }
}

/** Gives an index the alias, in one step with taking it from whatever had it. Returns the indices that had it. */
async function switchAlias(client: RestClient, alias: string, index: string, signal?: AbortSignal): Promise<string[]> {
  // Asked of all indices, it takes a right to all of them.
  const path = `/${alias}/_alias/${alias}`;
  const { status, body } = await client.request({ method: 'GET', path, expected: [404] }, signal);
  const had = status !== 404 && isRecord(body) ? Object.keys(body) : [];
  const replaced = had.filter((each) => each !== index);
  if (replaced.length === 0 && had.length > 0) return [];
  const actions = [...replaced.map((each) => ({ remove: { index: each, alias } })), { add: { index, alias } }];
  await client.request({ method: 'POST', path: '/_aliases', body: { actions } }, signal);
  return replaced;
}
