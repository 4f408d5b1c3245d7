import type { NeighbourhoodView } from '../../src/extension/messages';

/** All lengths in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** As wide as a box and the gap between two columns are where there is room, and the least of either. */
const WIDTH = { most: 220, least: 112 } as const;
const GAP = { most: 96, least: 24 } as const;
const GAP_DOWN = 14;
const MARGIN = 12;
/** Room for the titles of the columns, of two rows. */
export const HEAD = 42;
/** The bend of a line within a column, as a share of the gap. */
const BEND = 0.6;

export interface Box {
  readonly x: number;
  readonly y: number;
}

export interface Column {
  readonly column: number;
  readonly x: number;
  /** Positions of its provisions, from top to bottom. */
  readonly members: readonly number[];
}

export interface Layout extends Size {
  /** Of each provision. */
  readonly box: Size;
  /** Between two columns. */
  readonly gap: number;
  /** How far the handles of a line between two boxes of one column lie beside them: the line stays within. */
  readonly bend: number;
  /** From left to right. */
  readonly columns: readonly Column[];
  /** Where the box of each provision begins; row = its position in the view. */
  readonly boxes: readonly Box[];
}

type Graph = {
  readonly nodes: readonly Pick<NeighbourhoodView['nodes'][number], 'column'>[];
  readonly edges: NeighbourhoodView['edges'];
};

/**
 * Columns from left to right: what cites, the provision in the middle, what it cites. Beside the middle a column keeps the
 * order of the view; farther out each provision stands near those it is linked to, which keeps lines from crossing
 * (K. Sugiyama, S. Tagawa and M. Toda, "Methods for visual understanding of hierarchical system structures", IEEE
 * Transactions on Systems, Man, and Cybernetics 11 (1981), the barycentric ordering, one sweep from the middle outwards).
 * Where there is less room, columns come together and boxes get narrower, as far as their words can be read; then it is
 * wider than the room. The same view is always drawn alike in the same room.
 *
 * @param room for the width of the whole
 * @param heightOf a box of a width, which holds the words of any provision
 */
export function layOut({ nodes, edges }: Graph, room: number, heightOf: (width: number) => number): Layout {
  const numbers = [...new Set(nodes.map(({ column }) => column))].sort((a, b) => Math.abs(a) - Math.abs(b));
  const members = new Map<number, readonly number[]>();
  for (const column of numbers) {
    const own = [...nodes.keys()].filter((at) => nodes[at]!.column === column);
    const inner = members.get(column - Math.sign(column)) ?? [];
    members.set(column, Math.abs(column) < 2 ? own : nearTheirLinks(own, inner, edges));
  }
  const ordered = numbers.sort((a, b) => a - b);
  const isInLast = (node: number): boolean => nodes[node]!.column === ordered.at(-1);
  const bulges = edges.some((edge) => edge.every(isInLast));
  const { gap, bend, width: boxWidth } = across(ordered.length, bulges, room);
  const box = { width: boxWidth, height: heightOf(boxWidth) };
  const down = (rows: number): number => rows * (box.height + GAP_DOWN) - GAP_DOWN;
  const tallest = Math.max(...ordered.map((column) => members.get(column)!.length));
  const boxes: Box[] = [];
  const columns = ordered.map((column, at) => {
    const x = MARGIN + at * (box.width + gap);
    const own = members.get(column)!;
    const top = HEAD + MARGIN + (down(tallest) - down(own.length)) / 2;
    own.forEach((node, row) => {
      boxes[node] = { x, y: top + row * (box.height + GAP_DOWN) };
    });
    return { column, x, members: own };
  });
  const width = 2 * MARGIN + ordered.length * (box.width + gap) - gap + (bulges ? bend : 0);
  return { width, height: HEAD + 2 * MARGIN + down(tallest), columns, boxes, box, gap, bend };
}

/** How columns share a room: gaps give way first, then boxes. */
function across(columns: number, bulges: boolean, room: number): { gap: number; bend: number; width: number } {
  const inner = room - 2 * MARGIN;
  // A line between two boxes of a column runs on their right: behind the last one it needs room of its own.
  const gaps = columns - 1 + (bulges ? BEND : 0);
  const gap = gaps === 0 ? GAP.most : clamp((inner - columns * WIDTH.most) / gaps, GAP);
  return { gap, bend: gap * BEND, width: clamp((inner - gaps * gap) / columns, WIDTH) };
}

const clamp = (length: number, { least, most }: { least: number; most: number }): number =>
  Math.floor(Math.min(most, Math.max(least, length)));

/** Ordered by the mean place of what each is linked to in the column before; of equal ones, as they came. */
function nearTheirLinks(own: readonly number[], inner: readonly number[], edges: Graph['edges']): number[] {
  const places = new Map(inner.map((node, row) => [node, row]));
  const mean = (node: number): number => {
    const rows = edges
      .filter((edge) => edge.includes(node))
      .map(([from, to]) => places.get(from === node ? to : from))
      .filter((row) => row !== undefined);
    return rows.length === 0 ? inner.length : rows.reduce((sum, row) => sum + row, 0) / rows.length;
  };
  return own
    .map((node) => ({ node, row: mean(node) }))
    .sort((one, other) => one.row - other.row)
    .map(({ node }) => node);
}

/** A line from the right of what cites to the left of what is cited; beside the boxes where both share a column. */
export function pathOf({ boxes, box, bend: within }: Layout, [citing, cited]: readonly [number, number]): string {
  const [from, to] = [boxes[citing]!, boxes[cited]!];
  const [fromY, toY] = [from.y + box.height / 2, to.y + box.height / 2];
  const isForward = to.x > from.x;
  const isBackward = to.x < from.x;
  const startX = isBackward ? from.x : from.x + box.width;
  const endX = isForward ? to.x : to.x + box.width;
  const bend = from.x === to.x ? within : (endX - startX) / 2;
  const endBend = from.x === to.x ? bend : -bend;
  return `M ${startX} ${fromY} C ${startX + bend} ${fromY} ${endX + endBend} ${toY} ${endX} ${toY}`;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

/**
 * Where an arrow key leads: up and down within a column; to the side to the nearest provision that is linked, or else to
 * the nearest one. The provision itself where there is none that way.
 */
export function step(layout: Layout, edges: Graph['edges'], at: number, direction: Direction): number {
  const here = layout.columns.findIndex(({ members }) => members.includes(at));
  const { members } = layout.columns[here]!;
  if (direction === 'up' || direction === 'down') {
    return members[members.indexOf(at) + (direction === 'up' ? -1 : 1)] ?? at;
  }
  const beside = layout.columns[here + (direction === 'left' ? -1 : 1)]?.members ?? [];
  const linked = beside.filter((node) => edges.some((edge) => edge.includes(at) && edge.includes(node)));
  const distance = (node: number): number => Math.abs(layout.boxes[node]!.y - layout.boxes[at]!.y);
  const candidates = linked.length > 0 ? linked : beside;
  return candidates.reduce((best, node) => (distance(node) < distance(best) ? node : best), candidates[0] ?? at);
}
