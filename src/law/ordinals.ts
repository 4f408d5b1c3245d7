import type { Corpus } from './corpus';
import { firstWhere } from './firstWhere';

/**
 * Provisions by ordinal, in document order; an array is one. A long range is a {@link ProvisionRange}, which has no list of
 * its members: they are read where somebody asks for each.
 */
export interface Ordinals extends Iterable<number> {
  readonly length: number;
  at(position: number): number | undefined;
  includes(ordinal: number): boolean;
  some(is: (ordinal: number) => boolean): boolean;
  every(is: (ordinal: number) => boolean): boolean;
  map<Result>(to: (ordinal: number) => Result): Result[];
  flatMap<Result>(to: (ordinal: number) => readonly Result[]): Result[];
  slice(start: number, end: number): number[];
}

/** A range of fewer members is an array of them. */
const FEW = 16;

/** Rows of units that stand beside each other, as views of longer ones: `§§ 3 bis 900` is one, whatever it spans. */
export class ProvisionRange implements Ordinals {
  readonly length: number;

  /** @param rows ascending ordinals each, none empty, none of them in two */
  constructor(readonly rows: readonly Uint32Array[]) {
    this.length = rows.reduce((sum, { length }) => sum + length, 0);
  }

  at(position: number): number | undefined {
    let left = position < 0 ? position + this.length : position;
    for (const row of this.rows) {
      if (left < row.length) return row[left];
      left -= row.length;
    }
    return undefined;
  }

  includes(ordinal: number): boolean {
    return this.rows.some((row) => row[placeFrom(row, ordinal)] === ordinal);
  }

  some(is: (ordinal: number) => boolean): boolean {
    return this.rows.some((row) => row.some(is));
  }

  every(is: (ordinal: number) => boolean): boolean {
    return this.rows.every((row) => row.every(is));
  }

  map<Result>(to: (ordinal: number) => Result): Result[] {
    return Array.from(this, to);
  }

  flatMap<Result>(to: (ordinal: number) => readonly Result[]): Result[] {
    return this.map(to).flatMap((results) => [...results]);
  }

  slice(start: number, end: number): number[] {
    const found: number[] = [];
    let before = 0;
    for (const row of this.rows) {
      found.push(...row.subarray(Math.max(0, start - before), Math.max(0, end - before)));
      before += row.length;
    }
    return found;
  }

  *[Symbol.iterator](): Generator<number, void> {
    for (const row of this.rows) yield* row;
  }
}

/** The position of the first member of an ascending row that is an ordinal or stands behind it. */
export const placeFrom = (row: Uint32Array, ordinal: number): number => firstWhere(row, (member) => member >= ordinal);

/** The members of some rows: an array where they are few. */
export function ordinalsIn(rows: readonly Uint32Array[]): Ordinals {
  const filled = rows.filter(({ length }) => length > 0);
  const range = new ProvisionRange(filled);
  return range.length <= FEW ? [...range] : range;
}

/** Several lists one behind another. */
export function joinOrdinals(lists: readonly Ordinals[]): Ordinals {
  if (lists.length === 1) return lists[0]!;
  if (!lists.some((list) => list instanceof ProvisionRange)) return lists.flatMap((list) => [...list]);
  return new ProvisionRange(
    lists.flatMap((list) => (list instanceof ProvisionRange ? list.rows : list.map((one) => Uint32Array.of(one)))),
  );
}

/** Whether one of them stands in a half-open interval of ordinals. */
export function someWithin(ordinals: Ordinals, first: number, end: number): boolean {
  if (!(ordinals instanceof ProvisionRange)) return ordinals.some((ordinal) => first <= ordinal && ordinal < end);
  return ordinals.rows.some((row) => (row[placeFrom(row, first)] ?? end) < end);
}

/** Whether all of them stand in a half-open interval of ordinals. */
export function allWithin(ordinals: Ordinals, first: number, end: number): boolean {
  if (!(ordinals instanceof ProvisionRange)) return ordinals.every((ordinal) => first <= ordinal && ordinal < end);
  return ordinals.rows.every((row) => first <= row[0]! && row.at(-1)! < end);
}

/** The one of them that is a provision, or holds it. */
export function memberAround(corpus: Corpus, ordinals: Ordinals, ordinal: number): number | undefined {
  for (let at = ordinal; at >= 0; at = corpus.parent(at)) if (ordinals.includes(at)) return at;
  return undefined;
}

/** Whether one of them is a provision, or holds it. */
export const someHold = (corpus: Corpus, ordinals: Ordinals, ordinal: number): boolean =>
  memberAround(corpus, ordinals, ordinal) !== undefined;

/** Provisions with all that stands in them, as half-open intervals, ascending; those that adjoin are one. */
export function subtreesOf(corpus: Corpus, ordinals: Iterable<number>): readonly (readonly [number, number])[] {
  const found: [first: number, end: number][] = [];
  for (const first of [...ordinals].sort((one, other) => one - other)) {
    const [end, last] = [corpus.subtreeEnd(first), found.at(-1)];
    if (last !== undefined && first <= last[1]) last[1] = Math.max(last[1], end);
    else found.push([first, end]);
  }
  return found;
}

/** One of each row, which is of one act, where a question is the same for all units of an act. */
export const oneOfEach = (ordinals: Ordinals): number[] =>
  ordinals instanceof ProvisionRange ? ordinals.rows.map((row) => row[0]!) : [...ordinals];
