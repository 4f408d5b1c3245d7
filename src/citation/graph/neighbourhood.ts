import { firstWhere, type Corpus } from '../../law';
import { actFirst, citedBy, citersOf, type CitedCorpus } from './neighbours';

export interface NeighbourhoodOptions {
  /** How many citations away the farthest provisions stand, at least 1. */
  readonly depth: number;
  /** The most provisions, the one in the middle included, at least 1. */
  readonly limit: number;
}

export interface Neighbour {
  readonly ordinal: number;
  /** 0 for the provision in the middle; -1 for one that cites it, -2 for one that cites that; 1 for one that it cites. */
  readonly column: number;
}

/** The provisions around one in the citation graph. A provision stands for all units inside it. */
export interface Neighbourhood {
  /**
   * Each provision once, the middle first, then by distance; of one distance those that cite before those that are
   * cited, and of these the middle's own act first, each act in document order.
   */
  readonly nodes: readonly Neighbour[];
  /** Who cites whom among the nodes, by their positions in `nodes`, ascending. */
  readonly edges: readonly (readonly [from: number, to: number])[];
  /** How many more provisions, within the depth and next to one that is a node, the limit left out. */
  readonly leftOut: { readonly citing: number; readonly cited: number };
}

type Side = 'citing' | 'cited';

/**
 * What cites a provision and what it cites, what cites that and what that cites, to a depth. One that is met on both sides
 * at the same distance stands among the cited. A unit inside a provision that is a node already is that node. In steps,
 * so that the caller can let other work in.
 */
export function* neighbourhoodOf(
  index: CitedCorpus,
  centre: number,
  { depth, limit }: NeighbourhoodOptions,
): Generator<void, Neighbourhood> {
  const drawn = new Drawn(index.corpus, centre);
  const leftOut = { citing: new Set<number>(), cited: new Set<number>() };
  let rims: Readonly<Record<Side, readonly number[]>> = { citing: [centre], cited: [centre] };
  for (let distance = 1; distance <= depth; distance += 1) {
    const cited = yield* around(index, rims.cited, 'cited', drawn);
    const isCited = new Set(cited);
    const citing = (yield* around(index, rims.citing, 'citing', drawn)).filter((ordinal) => !isCited.has(ordinal));
    const [left, right] = shares(citing.length, cited.length, limit - drawn.nodes.length);
    rims = {
      citing: citing.slice(0, left).filter((ordinal) => drawn.add(ordinal, -distance)),
      cited: cited.slice(0, right).filter((ordinal) => drawn.add(ordinal, distance)),
    };
    for (const ordinal of citing.slice(left)) leftOut.citing.add(ordinal);
    for (const ordinal of cited.slice(right)) leftOut.cited.add(ordinal);
  }
  const isOut = (ordinal: number): boolean => drawn.holding(ordinal) === undefined;
  const cited = [...leftOut.cited].filter(isOut).length;
  const citing = [...leftOut.citing].filter((ordinal) => isOut(ordinal) && !leftOut.cited.has(ordinal)).length;
  return { nodes: drawn.nodes, edges: yield* edgesAmong(index, drawn), leftOut: { citing, cited } };
}

/** The nodes so far, by the intervals of ordinals that they and the units inside them take. */
class Drawn {
  readonly nodes: Neighbour[];
  /** By their first ordinals, ascending; one lies inside another, or beside it. */
  readonly #held: Held[];

  constructor(
    private readonly corpus: Corpus,
    readonly centre: number,
  ) {
    this.nodes = [{ ordinal: centre, column: 0 }];
    this.#held = [{ first: centre, end: corpus.subtreeEnd(centre), node: 0 }];
  }

  /** The position of the innermost node that holds a provision: nothing is asked of the provision itself. */
  holding(ordinal: number): number | undefined {
    for (let at = this.#behind(ordinal) - 1; at >= 0; at -= 1) {
      const { end, node } = this.#held[at]!;
      if (ordinal < end) return node;
    }
    return undefined;
  }

  /** All provisions that a node holds, in stretches that one innermost node holds each, as half-open intervals. */
  *stretches(): Generator<readonly [node: number, first: number, end: number]> {
    const bounds = [...new Set(this.#held.flatMap(({ first, end }) => [first, end]))].sort((a, b) => a - b);
    for (const [at, first] of bounds.entries()) {
      const [node, end] = [this.holding(first), bounds[at + 1]];
      if (node !== undefined && end !== undefined) yield [node, first, end];
    }
  }

  /** False where a node holds it already. */
  add(ordinal: number, column: number): boolean {
    if (this.holding(ordinal) !== undefined) return false;
    const held = { first: ordinal, end: this.corpus.subtreeEnd(ordinal), node: this.nodes.length };
    this.#held.splice(this.#behind(ordinal), 0, held);
    this.nodes.push({ ordinal, column });
    return true;
  }

  /** Where the nodes begin that begin behind a provision. */
  #behind(ordinal: number): number {
    return firstWhere(this.#held, ({ first }) => first > ordinal);
  }
}

/** A node with the interval of ordinals that it and the units inside it take. */
interface Held {
  readonly first: number;
  readonly end: number;
  readonly node: number;
}

/** What cites, or is cited by, provisions of the rim and is in no node yet; in the order of {@link Neighbourhood.nodes}. */
function* around(
  index: CitedCorpus,
  rim: readonly number[],
  side: Side,
  drawn: Drawn,
): Generator<void, readonly number[]> {
  const near = side === 'citing' ? citersOf : citedBy;
  const found = new Set<number>();
  for (const ordinal of rim) {
    for (const other of near(index, ordinal)) if (drawn.holding(other) === undefined) found.add(other);
    yield;
  }
  return actFirst(index.corpus, [...found], index.corpus.actOf(drawn.centre));
}

/** Each side gets half of the room, and what the other does not need. */
function shares(citing: number, cited: number, room: number): readonly [citing: number, cited: number] {
  const right = Math.min(cited, Math.max(Math.ceil(room / 2), room - citing));
  return [Math.min(citing, room - right), right];
}

/** They are told by those who cite, whose numbers alone are asked for: a node may be a part of an act with thousands of units. */
function* edgesAmong({ graph }: CitedCorpus, drawn: Drawn): Generator<void, [from: number, to: number][]> {
  const targets = drawn.nodes.map(() => new Set<number>());
  for (const [to, first, end] of drawn.stretches()) {
    for (const source of graph.sourcesInto(first, end)) {
      const from = drawn.holding(source);
      if (from !== undefined && from !== to) targets[from]!.add(to);
    }
    yield;
  }
  const edges: [from: number, to: number][] = [];
  for (const [from, row] of targets.entries()) {
    for (const to of [...row].sort((a, b) => a - b)) edges.push([from, to]);
    yield;
  }
  return edges;
}
