import { isRecord } from '../../models';
import type { AverageLengths, StoreContents, StoredAct } from '../../store';
import { IndexReader } from './indexReader';
import { LAYOUT, readNote, type LayoutNote } from './layout';
import { emptyShare, placed, placesFor } from './places';
import type { RestClient } from './restClient';
import { readActs } from './storedActs';

/** What a push comes to: the index, and what it is to hold. */
export interface Plan {
  readonly index: string;
  /** In the places that its acts have there. */
  readonly contents: StoreContents;
  /** What it is made from; undefined where everything is written. */
  readonly base?: Base;
}

/** A whole index that the next one may be made from. */
export interface Base {
  readonly index: string;
  readonly acts: readonly StoredAct[];
}

interface Behind extends Base {
  readonly note: LayoutNote;
  /** What its terms were weighed by. */
  readonly averages: AverageLengths;
  readonly shards: number;
}

/** Empty ordinals up to this share: more, and acts are placed anew. They take some bytes each. */
const MOST_EMPTY = 0.2;
/** How far average lengths may be off: frequencies are then off by less than that, and the weights of terms by less still. */
const MOST_OFF = 0.05;

/**
 * Where little has changed of what the alias leads to, the index is made from that; else everything is written anew. The same files
 * over the same index have the same plan.
 */
export async function planOf(
  client: RestClient,
  contents: StoreContents,
  { alias, shards }: { readonly alias: string; readonly shards: number },
  signal?: AbortSignal,
): Promise<Plan> {
  const named = (laid: StoreContents, base?: Base): Plan => ({
    index: `${alias}.v${LAYOUT}.${laid.build}`,
    contents: laid,
    ...(base && { base }),
  });
  const behind = await indexBehind(client, alias, signal);
  if (behind !== undefined && isLike(behind, contents, shards)) {
    const { index, acts, averages } = behind;
    const places = placesFor(contents.acts, acts);
    if (emptyShare(contents.acts, places) <= MOST_EMPTY) {
      return named(placed(contents.weighedBy(averages), places), { index, acts });
    }
  }
  return named(placed(contents, placesFor(contents.acts)));
}

/** Whether an index is made as one of this corpus would be, but for what it holds. */
function isLike(behind: Behind, { k1, vectors, averages }: StoreContents, shards: number): boolean {
  const { note, averages: before } = behind;
  const isClose = (of: 'provision' | 'act'): boolean => Math.abs(averages[of] - before[of]) <= MOST_OFF * before[of];
  const areClose = isClose('provision') && isClose('act');
  const haveSame = note.vectors?.encoder === vectors?.encoder && note.vectors?.dimensions === vectors?.dimensions;
  return areClose && haveSame && note.k1 === k1 && behind.shards === shards;
}

/** Undefined where the alias leads to nothing, or to what is no whole corpus of this layout. */
async function indexBehind(client: RestClient, alias: string, signal?: AbortSignal): Promise<Behind | undefined> {
  const look = { method: 'GET', path: `/${alias}`, expected: [404] } as const;
  const { status, body } = await client.request(look, signal);
  const [[index, content] = [], ...others] = status !== 404 && isRecord(body) ? Object.entries(body) : [];
  if (index === undefined || others.length > 0 || !isRecord(content)) return undefined;
  const { mappings, settings } = content;
  const note = readNote(isRecord(mappings) ? mappings['_meta'] : undefined);
  if (note?.layout !== LAYOUT || !note.whole || note.averages === undefined) return undefined;
  const ofIndex = isRecord(settings) ? settings['index'] : undefined;
  const shards = Number(isRecord(ofIndex) ? ofIndex['number_of_shards'] : undefined);
  const acts = await readActs(new IndexReader(client, encodeURIComponent(index)), signal);
  return { index, note, averages: note.averages, shards, acts };
}
