import { createHash } from 'node:crypto';
import { firstWhere } from '../../law';
import type { StoreContents, StoredAct, StoredDocument } from '../../store';

/**
 * Where acts lie in a shared corpus: row = act, its first ordinal there. An act that has as many provisions as it had keeps its place, so that
 * what nothing has changed is written as it was; one that is new or has more or fewer gets a place at the end. What an
 * act that is gone has left stays empty until all are placed anew.
 *
 * @param before the acts of the corpus that is there; none: one follows the other.
 */
export function placesFor(acts: readonly StoredAct[], before: readonly StoredAct[] = []): readonly number[] {
  const named = ({ act, first, end }: StoredAct): string => JSON.stringify([act.key, end - first]);
  const kept = new Map(before.map((each) => [named(each), each.first]));
  let next = before.reduce((last, { first, end }) => Math.max(last, first + widthOf({ first, end })), 0);
  return acts.map((each) => {
    const name = named(each);
    const place = kept.get(name);
    if (place !== undefined) {
      kept.delete(name);
      return place;
    }
    next += widthOf(each);
    return next - widthOf(each);
  });
}

/** Ordinals that an act takes; one without provisions takes one, as its first tells acts apart. */
const widthOf = ({ first, end }: Pick<StoredAct, 'first' | 'end'>): number => Math.max(1, end - first);

/** The share of ordinals that have no provision, 0 to 1. */
export function emptyShare(acts: readonly StoredAct[], places: readonly number[]): number {
  const used = acts.reduce((sum, act) => sum + widthOf(act), 0);
  const size = sizeOf(acts, places);
  return (size - used) / Math.max(1, size);
}

const sizeOf = (acts: readonly StoredAct[], places: readonly number[]): number =>
  acts.reduce((size, act, at) => Math.max(size, places[at]! + widthOf(act)), 0);

/** The same corpus with its acts in these places; its build names the places and the averages, too. */
export function placed(contents: StoreContents, places: readonly number[]): StoreContents {
  const { acts, description } = contents;
  const { fields, provision, act: ofActs } = contents.averages;
  /** Numbers there -> numbers here, and back. */
  const order = [...acts.keys()].sort((a, b) => places[a]! - places[b]!);
  const numbers = new Uint32Array(acts.length);
  for (const [at, act] of order.entries()) numbers[act] = at;
  const firsts = acts.map(({ first }) => first);
  const moved = (ordinal: number): number => {
    const act = firstWhere(firsts, (first) => first > ordinal) - 1;
    return places[act]! + ordinal - firsts[act]!;
  };
  return {
    ...contents,
    build: createHash('sha256')
      .update(JSON.stringify([contents.build, places, fields, provision, ofActs]))
      .digest('hex')
      .slice(0, contents.build.length),
    description: { ...description, size: sizeOf(acts, places) },
    acts: order.map((number) => {
      const { act, first, end } = acts[number]!;
      return { act, first: places[number]!, end: places[number]! + end - first };
    }),
    weighedBy: (by) => placed(contents.weighedBy(by), places),
    *documents(first, end) {
      const from = firstWhere(order, (number) => places[number]! + widthOf(acts[number]!) > first);
      for (const number of order.slice(from)) {
        if (places[number]! >= end) return;
        const act = acts[number]!;
        const shift = act.first - places[number]!;
        const [here, stop] = [Math.max(act.first, first + shift), Math.min(act.end, end + shift)];
        for (const document of contents.documents(here, stop)) yield documentIn(document, numbers, moved);
      }
    },
    *actTerms() {
      for (const [act, terms] of contents.actTerms()) yield [numbers[act]!, terms];
    },
  };
}

/** A document with all its ordinals as they are there. */
function documentIn(
  { provision, article, reading, ...found }: StoredDocument,
  numbers: Uint32Array,
  moved: (ordinal: number) => number,
): StoredDocument {
  const { ordinal, act, parent, subtreeEnd, cites } = provision;
  // Where a range ends is told by its last, as another act may follow.
  const ended = (end: number): number => moved(end - 1) + 1;
  return {
    ...found,
    provision: {
      ...provision,
      ordinal: moved(ordinal),
      act: numbers[act]!,
      parent: parent < 0 ? parent : moved(parent),
      subtreeEnd: ended(subtreeEnd),
      cites: cites.map(moved).sort((a, b) => a - b),
    },
    article: [moved(article[0]), ended(article[1])],
    ...(reading && { reading: { ...reading, above: reading.above.map(moved) } }),
  };
}
