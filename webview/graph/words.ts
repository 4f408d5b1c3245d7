import * as l10n from '@vscode/l10n';
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
    ...(at === 0 ? [l10n.t('in the middle')] : []),
    ...(cites.length === 0 ? [] : [l10n.t('cites {0}', named(cites))]),
    ...(citedBy.length === 0 ? [] : [l10n.t('cited by {0}', named(citedBy))]),
  ];
  return said.join('; ');
}

function named(nodes: readonly GraphNode[]): string {
  const labels = nodes.slice(0, NAMED).map(({ label }) => label);
  const more = nodes.length - labels.length;
  return more > 0 ? l10n.t('{0} and {1} more', labels.join(', '), more) : labels.join(', ');
}

/** What stands above a column. */
export function columnTitle(column: number): string {
  if (column === 0) return l10n.t('This provision');
  const distance = Math.abs(column);
  if (distance === 1) return column < 0 ? l10n.t('Cited by') : l10n.t('Cites');
  return column < 0 ? l10n.t('Cited by, {0} citations away', distance) : l10n.t('Cites, {0} citations away', distance);
}

/** What is not shown, in a sentence; empty where everything is. */
export function leftOutLine({ nodes, leftOut: { citing, cited } }: NeighbourhoodView): string {
  if (citing + cited === 0) return '';
  const parts = [
    ...(citing > 0 ? [l10n.t('{0} more that cite', citing)] : []),
    ...(cited > 0 ? [l10n.t('{0} more that are cited', cited)] : []),
  ];
  return l10n.t(
    '{0} provisions are shown; left out: {1}. Find All References and Show Call Hierarchy list more.',
    nodes.length,
    parts.join(', '),
  );
}

/** The whole in a sentence. */
export function summary({ nodes, edges }: NeighbourhoodView): string {
  const count = (isMeant: (column: number) => boolean): number => nodes.filter(({ column }) => isMeant(column)).length;
  const citing = edges.filter(([, to]) => to === 0).length;
  const cited = edges.filter(([from]) => from === 0).length;
  const farther = count((column) => Math.abs(column) > 1);
  const { label } = nodes[0]!;
  return farther === 0
    ? l10n.t('{0}: cited by {1}, cites {2}', label, citing, cited)
    : l10n.t('{0}: cited by {1}, cites {2}, and {3} farther away', label, citing, cited, farther);
}
