import type { GraphNode, NeighbourhoodView } from '../../src/extension/messages';

/** Provisions named in one description. */
const NAMED = 3;

/** What a screen reader says of a provision: its name, and whom of those shown it cites and is cited by. */
export function describe({ nodes, edges }: NeighbourhoodView, at: number): string {
  const { label, heading } = nodes[at]!;
  const cites = edges.filter(([from]) => from === at).map(([, to]) => nodes[to]!);
  const citedBy = edges.filter(([, to]) => to === at).map(([from]) => nodes[from]!);
  const said = [
    heading === '' ? label : `${label}, ${heading}`,
    ...(at === 0 ? ['in the middle'] : []),
    ...(cites.length === 0 ? [] : [`cites ${named(cites)}`]),
    ...(citedBy.length === 0 ? [] : [`cited by ${named(citedBy)}`]),
  ];
  return said.join('; ');
}

function named(nodes: readonly GraphNode[]): string {
  const labels = nodes.slice(0, NAMED).map(({ label }) => label);
  const more = nodes.length - labels.length;
  return more > 0 ? `${labels.join(', ')} and ${more} more` : labels.join(', ');
}

/** What stands above a column. */
export function columnTitle(column: number): string {
  if (column === 0) return 'This provision';
  const distance = Math.abs(column);
  const away = distance === 1 ? '' : `, ${distance} citations away`;
  return column < 0 ? `Cited by${away}` : `Cites${away}`;
}

/** What is not shown, in a sentence; empty where everything is. */
export function leftOutLine({ nodes, leftOut: { citing, cited } }: NeighbourhoodView): string {
  if (citing + cited === 0) return '';
  const parts = [
    ...(citing > 0 ? [`${citing} more that cite`] : []),
    ...(cited > 0 ? [`${cited} more that are cited`] : []),
  ];
  return `${nodes.length} provisions are shown; left out: ${parts.join(', ')}. Find All References and Show Call Hierarchy list more.`;
}

/** The whole in a sentence. */
export function summary({ nodes, edges }: NeighbourhoodView): string {
  const count = (isMeant: (column: number) => boolean): number => nodes.filter(({ column }) => isMeant(column)).length;
  const citing = edges.filter(([, to]) => to === 0).length;
  const cited = edges.filter(([from]) => from === 0).length;
  const farther = count((column) => Math.abs(column) > 1);
  const shown = `${nodes[0]!.label}: cited by ${citing}, cites ${cited}`;
  return farther === 0 ? shown : `${shown}, and ${farther} farther away`;
}
