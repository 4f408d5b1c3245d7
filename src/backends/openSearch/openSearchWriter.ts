import { createHash } from 'node:crypto';
import { isRecord } from '../../models';
import * as l10n from '@vscode/l10n';
import { StoreError, type StoreContents, type StoredDocument } from '../../store';
import { reasonOf, replyFailure } from './failure';
import {
  ACTS_A_PAGE,
  actId,
  actsId,
  ANY_ACT,
  DESCRIPTION_ID,
  LAYOUT,
  noteFor,
  PROBE_ID,
  PROBE_TERM,
  readNote,
  settingsFor,
  writtenTerms,
} from './layout';
import { PIECE, piecesIn } from './pieces';
import type { RestClient } from './restClient';
import { writtenReading } from './writtenReading';

/** Bytes of one bulk request: OpenSearch answers best to some megabytes. */
const BULK_BYTES = 4 << 20;
/** Requests under way together: while the cluster indexes one, the next is written here. */
const AT_ONCE = 3;
const BULK_TIMEOUT = 120_000;

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
  /** The indices that the alias led to before. */
  readonly replaced: readonly string[];
}

/**
 * Writes a corpus into an index of its own, and gives it the alias once it is whole: readers see the old corpus or the
 * new one, never a part. Documents are created by their ordinal and never changed, so that a push that was killed goes on with
 * the same call, and two at once come to the same. Rejects with StoreError, or with the signal's reason when aborted.
 */
export async function* pushCorpus(
  client: RestClient,
  contents: StoreContents,
  { alias, shards, replicas }: PushOptions,
  signal?: AbortSignal,
): AsyncGenerator<PushProgress, Pushed> {
  const index = indexFor(alias, contents);
  const before = await noteOf(client, index, signal);
  if (before === undefined) await createIndex(client, index, contents, shards, signal);
  let written = 0;
  if (before?.whole !== true) {
    const filled = yield* fill(client, index, contents, signal);
    ({ written } = filled);
    await finish(client, index, contents, { replicas, checks: filled.checks }, signal);
  }
  return { index, written, replaced: await switchAlias(client, alias, index, signal) };
}

/** What a push would do, without doing anything. */
export async function planPush(
  client: RestClient,
  contents: StoreContents,
  alias: string,
  signal?: AbortSignal,
): Promise<{ index: string; missing: number }> {
  const index = indexFor(alias, contents);
  const { size } = contents.description;
  const note = await noteOf(client, index, signal);
  if (note === undefined) return { index, missing: size };
  if (note.whole) return { index, missing: 0 };
  const pieces = [...(await piecesIn(client, index, signal)).values()];
  return { index, missing: size - pieces.reduce((sum, { count }) => sum + count, 0) };
}

/** The name of the index of one build. */
export const indexFor = (alias: string, { build }: Pick<StoreContents, 'build'>): string =>
  `${alias}.v${LAYOUT}.${build}`;

async function noteOf(
  client: RestClient,
  index: string,
  signal?: AbortSignal,
): Promise<{ whole: boolean } | undefined> {
  const path = `/${index}/_mapping`;
  const { status, body } = await client.request({ method: 'GET', path, expected: [404] }, signal);
  if (status === 404) return undefined;
  const content = isRecord(body) ? body[index] : undefined;
  const mappings = isRecord(content) ? content['mappings'] : undefined;
  const note = readNote(isRecord(mappings) ? mappings['_meta'] : undefined);
  if (note === undefined) throw new StoreError(l10n.t('The index {0} is there and not of Proviso: delete it.', index));
  return note;
}

async function createIndex(
  client: RestClient,
  index: string,
  contents: StoreContents,
  shards: number,
  signal?: AbortSignal,
): Promise<void> {
  const body = settingsFor(contents, shards);
  const made = await client.request({ method: 'PUT', path: `/${index}`, body, expected: [400] }, signal);
  // Another push of the same corpus was faster, or a first try whose answer was lost.
  if (made.status === 400 && (await noteOf(client, index, signal)) === undefined) {
    const reason = reasonOf(made.body);
    throw new StoreError(
      contents.vectors !== undefined && /knn/u.test(reason)
        ? l10n.t('The cluster at {0} takes no vectors: install the k-NN plugin of OpenSearch there.', client.host)
        : l10n.t('The cluster at {0} makes no index: {1}', client.host, reason),
    );
  }
}

/** What a push has come to, until it is looked at whether all of it is there. */
interface Filled {
  /** Provisions that were written. */
  readonly written: number;
  /** The sum of the checks of each piece, by its first ordinal. */
  readonly checks: ReadonlyMap<number, number>;
}

/** Writes what is missing. */
async function* fill(
  client: RestClient,
  index: string,
  contents: StoreContents,
  signal: AbortSignal | undefined,
): AsyncGenerator<PushProgress, Filled> {
  const total = contents.description.size;
  await client.request({ method: 'POST', path: `/${index}/_refresh` }, signal);
  const there = await piecesIn(client, index, signal);
  const checks = new Map<number, number>();
  const underWay = new Set<Promise<void>>();
  let written = 0;
  let done = 0;
  const send = async (lines: readonly string[], documents: number): Promise<void> => {
    const created = await createDocuments(client, index, lines, signal);
    written += created;
    done += documents;
  };
  const enqueue = async (lines: readonly string[], documents: number): Promise<void> => {
    if (underWay.size >= AT_ONCE) await Promise.race(underWay);
    const sending = send(lines, documents).finally(() => underWay.delete(sending));
    underWay.add(sending);
    // Whoever waits for the next place or for the end is told; until then nobody listens.
    sending.catch(() => undefined);
  };
  for (let first = 0; first < total; first += PIECE) {
    const end = Math.min(first + PIECE, total);
    const isThere = there.get(first)?.count === end - first;
    let sum = 0;
    for (const { lines, documents, check } of bulksOf(provisionDocuments(contents.documents(first, end)))) {
      sum += check;
      if (isThere) done += documents;
      else await enqueue(lines, documents);
      yield { done, total };
    }
    checks.set(first, sum);
  }
  await Promise.all(underWay);
  for (const { lines } of bulksOf(corpusDocuments(contents))) await createDocuments(client, index, lines, signal);
  yield { done: total, total };
  return { written, checks };
}

/** A document with its id, as it is sent. */
type Written = readonly [id: string, content: object];

/** One bulk request. */
interface Bulk {
  readonly lines: string[];
  readonly documents: number;
  /** The sum of what its documents are checked by. */
  readonly check: number;
}

/** Documents as lines of bulk requests, of a few megabytes each; each says what it is checked by. */
function* bulksOf(documents: Iterable<Written>): Generator<Bulk> {
  let lines: string[] = [];
  let [bytes, sum] = [0, 0];
  for (const [id, content] of documents) {
    const written = JSON.stringify(content);
    const check = checkOf(written);
    lines.push(JSON.stringify({ create: { _id: id } }), `${written.slice(0, -1)},"check":${check}}`);
    bytes += written.length;
    sum += check;
    if (bytes < BULK_BYTES) continue;
    yield { lines, documents: lines.length / 2, check: sum };
    [lines, bytes, sum] = [[], 0, 0];
  }
  if (lines.length > 0) yield { lines, documents: lines.length / 2, check: sum };
}

/** 32 bits that another document has by chance alone, so that sums of a piece's stay exact. */
const checkOf = (written: string): number => createHash('sha1').update(written).digest().readUInt32BE();

function* provisionDocuments(documents: Iterable<StoredDocument>): Generator<Written> {
  for (const { provision, article, terms, reading, vector } of documents) {
    const { ordinal, id, act, cites, sourceKey } = provision;
    const [articleFirst, articleEnd] = article;
    const found = {
      ordinal,
      articleFirst,
      articleEnd,
      id,
      act: String(act),
      cites,
      ...(sourceKey !== '' && { sourceKey }),
      ...(reading && { reading: writtenReading(reading, ordinal) }),
    };
    const near = vector && { vector: Array.from(vector) };
    yield [String(ordinal), { ...found, ...near, terms: writtenTerms(terms), provision: storedForm(provision) }];
  }
}

const storedForm = ({ range, ...provision }: StoredDocument['provision']): object => ({ ...provision, ...range });

/** The documents that are no provisions: the description, the acts, what these are found by, the probe. */
function* corpusDocuments(contents: StoreContents): Generator<Written> {
  const { description, acts } = contents;
  yield [DESCRIPTION_ID, { corpus: description }];
  for (let first = 0; first <= acts.length; first += ACTS_A_PAGE) {
    yield [actsId(first / ACTS_A_PAGE), { corpus: { acts: acts.slice(first, first + ACTS_A_PAGE) } }];
  }
  let number = 0;
  for (const terms of contents.actTerms()) {
    yield [actId(number), { number, actTerms: writtenTerms([[ANY_ACT, 1], ...terms]) }];
    number += 1;
  }
  yield [PROBE_ID, { probe: writtenTerms([[PROBE_TERM, 1]]) }];
}

/**
 * Creates documents; one that is there is as it should be. What the cluster was too busy for is sent again. Returns how
 * many were created.
 */
async function createDocuments(
  client: RestClient,
  index: string,
  lines: readonly string[],
  signal: AbortSignal | undefined,
): Promise<number> {
  let left = lines;
  let count = 0;
  for (let tries = 1; ; tries += 1) {
    const path = `/${index}/_bulk`;
    const { body } = await client.request({ method: 'POST', path, body: left, timeoutMs: BULK_TIMEOUT }, signal);
    const items = isRecord(body) && Array.isArray(body['items']) ? (body['items'] as unknown[]) : [];
    if (items.length * 2 !== left.length) throw replyFailure(client.host, 'items');
    const refused: string[] = [];
    for (const [at, item] of items.entries()) {
      const outcome = isRecord(item) ? item['create'] : undefined;
      const status = isRecord(outcome) ? outcome['status'] : undefined;
      if (status === 201) count += 1;
      else if (status === 429 && tries < MOST_TRIES) refused.push(left[at * 2]!, left[at * 2 + 1]!);
      else if (status !== 409) {
        throw new StoreError(l10n.t('The cluster at {0} refused a document: {1}', client.host, reasonOf(outcome)));
      }
    }
    if (refused.length === 0) return count;
    left = refused;
    await client.pause(tries, signal);
  }
}

/** How often documents are sent that the cluster is too busy for. */
const MOST_TRIES = 8;

/** Makes an index that has everything, as count and checks say, fit to be searched, and notes that it is whole. */
async function finish(
  client: RestClient,
  index: string,
  contents: StoreContents,
  { replicas, checks }: Pick<PushOptions, 'replicas'> & Pick<Filled, 'checks'>,
  signal?: AbortSignal,
): Promise<void> {
  await client.request({ method: 'POST', path: `/${index}/_refresh`, timeoutMs: BULK_TIMEOUT }, signal);
  const there = await piecesIn(client, index, signal);
  const count = [...there.values()].reduce((sum, piece) => sum + piece.count, 0);
  const expected = contents.description.size;
  if (count !== expected) {
    throw new StoreError(
      l10n.t('The index {0} has {1} of {2} provisions: push again.', index, String(count), expected),
    );
  }
  if ([...checks].some(([first, check]) => there.get(first)?.check !== check)) {
    throw new StoreError(
      l10n.t('The index {0} holds something else than was pushed: delete it, and push again.', index),
    );
  }
  await merge(client, index, signal);
  const settings = { index: { number_of_replicas: replicas, refresh_interval: null } };
  await client.request({ method: 'PUT', path: `/${index}/_settings`, body: settings }, signal);
  const note = { _meta: noteFor(contents, true) };
  await client.request({ method: 'PUT', path: `/${index}/_mapping`, body: note }, signal);
}

/** How often the pause between two looks at a task is doubled: up to two seconds. */
const LONGEST_LOOKS = 4;

/** Merges each part of an index that is written no more: it then takes half the room, and a search reads one list a term. */
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
    await client.pause(Math.min(looks, LONGEST_LOOKS), signal);
  }
}

/** Gives an index the alias, in one step with taking it from whatever had it. Returns the indices that had it. */
async function switchAlias(client: RestClient, alias: string, index: string, signal?: AbortSignal): Promise<string[]> {
  const path = `/_alias/${alias}`;
  const { status, body } = await client.request({ method: 'GET', path, expected: [404] }, signal);
  const had = status !== 404 && isRecord(body) ? Object.keys(body) : [];
  const replaced = had.filter((each) => each !== index);
  if (replaced.length === 0 && had.length > 0) return [];
  const actions = [...replaced.map((each) => ({ remove: { index: each, alias } })), { add: { index, alias } }];
  await client.request({ method: 'POST', path: '/_aliases', body: { actions } }, signal);
  return replaced;
}
