/** What a drawing of the citation graph shows. Types only, which a webview can share. */
import type { Position, Range } from '../../law';

/** Whose neighbourhood is drawn: a provision, or what a place of an open document cites or belongs to. */
export type GraphSubject = { readonly id: string } | { readonly uri: string; readonly position: Position };

/** A provision in a drawing of the citation graph. */
export interface GraphNode {
  readonly id: string;
  /** As a drafter would cite it: "Harbour Act section 12(1)". */
  readonly label: string;
  /** The same without the act: "section 12(1)". */
  readonly place: string;
  /** Its own or that of the closest unit above it; may be empty. */
  readonly heading: string;
  /** The title of its act. */
  readonly act: string;
  /** 0 for the provision in the middle, below 0 for what cites it, above 0 for what it cites, by distance. */
  readonly column: number;
  readonly file: string;
  readonly range: Range;
}

/** The citations around a provision. */
export interface NeighbourhoodView {
  /** How many citations away the farthest provisions may stand: 1 to 3. */
  readonly depth: number;
  /** The provision in the middle is the first. */
  readonly nodes: readonly GraphNode[];
  /** Who cites whom, by positions in `nodes`. */
  readonly edges: readonly (readonly [from: number, to: number])[];
  /** How many more provisions there would be on either side; in a shared corpus at least so many. */
  readonly leftOut: { readonly citing: number; readonly cited: number };
  /** The unit that the provision in the middle stands in. */
  readonly within?: { readonly id: string; readonly label: string };
  /** What was not looked at, in a sentence. */
  readonly notice?: string;
}
