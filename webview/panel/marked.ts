import type { Stretch } from '../../src/extension/messages';

/** A text as nodes: what `mark` makes of each of the stretches, and what stands between as it is. */
export function marked<Marked extends Stretch>(
  text: string,
  stretches: readonly Marked[],
  mark: (words: string, stretch: Marked) => Node,
  { start, end }: Stretch = { start: 0, end: text.length },
): (Node | string)[] {
  const nodes: (Node | string)[] = [];
  let from = start;
  for (const stretch of stretches) {
    if (stretch.start < from || stretch.end > end || stretch.start >= stretch.end) continue;
    nodes.push(text.slice(from, stretch.start), mark(text.slice(stretch.start, stretch.end), stretch));
    from = stretch.end;
  }
  return [...nodes, text.slice(from, end)];
}
