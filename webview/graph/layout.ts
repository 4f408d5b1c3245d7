import type { NeighbourhoodView } from '../../src/extension/messages';

/** All lengths in CSS pixels. */
export const BOX = { width: 220, height: 46 } as const;
const GAP = { across: 96, down: 14 } as const;
const MARGIN = 12;
/** How far the handles of a line between two boxes of one column lie beside them: the line stays within. */
const BEND = GAP.across * 0.6;
/** Room for the titles of the columns. */
const HEAD = 30;

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

export interface Layout {
  readonly width: number;
  readonly height: number;
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
 * The same view is always drawn alike.
 */
export function layOut({ nodes, edges }: Graph): Layout {
  const numbers = [...new Set(nodes.map(({ column }) => column))].sort((a, b) => Math.abs(a) - Math.abs(b));
  const members = new Map<number, readonly number[]>();
  for (const column of numbers) {
    const own = [...nodes.keys()].filter((at) => nodes[at]!.column === column);
    const inner = members.get(column - Math.sign(column)) ?? [];
    members.set(column, Math.abs(column) < 2 ? own : nearTheirLinks(own, inner, edges));
  }
  const ordered = numbers.sort((a, b) => a - b);
  const tallest = Math.max(...ordered.map((column) => members.get(column)!.length));
  const height = HEAD + 2 * MARGIN + heightOf(tallest);
  const boxes: Box[] = [];
  const columns = ordered.map((column, at) => {
    const x = MARGIN + at * (BOX.width + GAP.across);
    const own = members.get(column)!;
    const top = HEAD + MARGIN + (heightOf(tallest) - heightOf(own.length)) / 2;
    own.forEach((node, row) => {
      boxes[node] = { x, y: top + row * (BOX.height + GAP.down) };
    });
    return { column, x, members: own };
  });
  const isInLast = (node: number): boolean => columns.at(-1)!.members.includes(node);
  // A line between two boxes of a column runs on their right: behind the last one it needs room of its own.
  const bulge = edges.some((edge) => edge.every(isInLast)) ? BEND : 0;
  const width = 2 * MARGIN + ordered.length * (BOX.width + GAP.across) - GAP.across + bulge;
  return { width, height, columns, boxes };
}

const heightOf = (rows: number): number => rows * (BOX.height + GAP.down) - GAP.down;

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
export function pathOf(from: Box, to: Box): string {
  const [fromY, toY] = [from.y + BOX.height / 2, to.y + BOX.height / 2];
  const isForward = to.x > from.x;
  const isBackward = to.x < from.x;
  const startX = isBackward ? from.x : from.x + BOX.width;
  const endX = isForward ? to.x : to.x + BOX.width;
  const bend = from.x === to.x ? BEND : (endX - startX) / 2;
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
