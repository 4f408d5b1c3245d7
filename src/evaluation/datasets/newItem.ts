import { isRecord } from '../../models';
import { linesOf } from './lines';

/** A question to be typed, as a line of a data set. */
export interface NewItem {
  /** Without a line end. */
  readonly line: string;
  /** Where in the line the question is typed, in UTF-16 code units. */
  readonly cursor: number;
}

/** What a data set has before a question is added: which ids are taken, and which line has the same gold. */
export interface Existing {
  readonly ids: ReadonlySet<string>;
  /** Lines, from 1, by their gold provisions in order. */
  readonly byGold: ReadonlyMap<string, number>;
}

const goldKey = (gold: readonly unknown[]): string => JSON.stringify([...new Set(gold)].sort());

/** Reads ids and gold of our own rows; lines that cannot be read have neither. */
export function existingItems(content: string): Existing {
  const ids = new Set<string>();
  const byGold = new Map<string, number>();
  let number = 0;
  for (const line of linesOf(content)) {
    number += 1;
    const row = rowOf(line);
    if (row === undefined) continue;
    if (typeof row['id'] === 'string') ids.add(row['id']);
    const gold = row['gold'];
    if (Array.isArray(gold) && gold.length > 0 && !byGold.has(goldKey(gold))) byGold.set(goldKey(gold), number);
  }
  return { ids, byGold };
}

/** The line, from 1, of a question that has the same gold already. */
export const duplicateOf = ({ byGold }: Existing, gold: readonly string[]): number | undefined =>
  byGold.get(goldKey(gold));

/**
 * A question whose gold is known: its id is the next free `q-1`, `q-2`, ...
 *
 * @param gold provision ids, repetitions allowed.
 */
export function newItem({ ids }: Existing, gold: readonly string[]): NewItem {
  const id = freeId(ids);
  const before = `{"id": ${JSON.stringify(id)}, "question": "`;
  const after = `", "gold": [${[...new Set(gold)].map((one) => JSON.stringify(one)).join(', ')}], "answer": ""}`;
  return { line: `${before}${after}`, cursor: before.length };
}

/** The first of `q-1`, `q-2`, ... that is not taken, from the number of ids on. */
export function freeId(ids: ReadonlySet<string>): string {
  let number = ids.size + 1;
  while (ids.has(`q-${number}`)) number += 1;
  return `q-${number}`;
}

function rowOf(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
