import { firstWhere } from '../../law';
import type { TextSpan } from '../../text';

/** Places of a text in order of their starts, none of them inside another. */
export type Places = readonly TextSpan[];

/** Spans in order of their starts, without those that stand inside one before them. */
export function outermost(spans: readonly TextSpan[]): Places {
  let reached = -1;
  return spans.filter(({ end }) => {
    if (end <= reached) return false;
    reached = end;
    return true;
  });
}

/** The first of some things in order whose start is `offset` or behind it; their number where there is none. */
export const firstFrom = (things: readonly { readonly start: number }[], offset: number): number =>
  firstWhere(things, ({ start }) => start >= offset);

/** What of some things in order begins in each place, none twice. */
export function* startingIn<Thing extends { readonly start: number }>(
  things: readonly Thing[],
  places: Places,
): Generator<readonly [Thing, place: TextSpan]> {
  let from = 0;
  for (const place of places) {
    from = Math.max(from, firstFrom(things, place.start));
    for (; from < things.length && things[from]!.start < place.end; from += 1) yield [things[from]!, place];
  }
}
