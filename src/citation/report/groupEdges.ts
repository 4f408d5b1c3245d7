import { NumberBuffer } from '../../law';
import type { CitationGraph } from '../graph/graph';
import { GroupRanks } from './groupRanks';
import type { Grouping } from './grouping';

/**
 * Groups and which of them cite which, as a graph with few edges: over the groups along rows stand the nodes of a tree, and
 * a long range leads to the few of them below which its groups are. What groups reach each other is the same without them.
 */
export class GroupEdges {
  /** Groups, then the nodes of the tree. */
  readonly size: number;
  readonly #ranks: GroupRanks;
  /** The leaves of the tree, a power of 2; 0 where no range is cited. */
  readonly #leaves: number;
  /** Row = range: where its nodes begin among {@link #nodes}. */
  readonly #offsets: Uint32Array;
  readonly #nodes: Uint32Array;

  constructor(
    private readonly graph: CitationGraph,
    private readonly grouping: Grouping,
  ) {
    const { ranges } = graph;
    const groups = grouping.firsts.length;
    this.#ranks = new GroupRanks(ranges, grouping.groupOf);
    this.#leaves = powerFrom(this.#ranks.groupOf.length);
    this.size = groups + 2 * this.#leaves;
    this.#offsets = new Uint32Array(ranges.length + 1);
    const nodes = new NumberBuffer();
    for (let range = 0; range < ranges.length; range += 1) {
      const [from, to] = this.#ranks.of(range);
      for (let [low, high] = [from + this.#leaves, to + 1 + this.#leaves]; low < high; low >>= 1, high >>= 1) {
        if ((low & 1) === 1) nodes.push(groups + low++);
        if ((high & 1) === 1) nodes.push(groups + --high);
      }
      this.#offsets[range + 1] = nodes.length;
    }
    this.#nodes = nodes.finish();
  }

  /** What the edge of a node at a place, from 0, leads to: -1 where that is no group, undefined behind the last. */
  to(node: number, place: number): number | undefined {
    const groups = this.grouping.firsts.length;
    return node < groups ? this.#fromGroup(node, place) : this.#fromTree(node - groups, place);
  }

  #fromGroup(group: number, place: number): number | undefined {
    const { firsts, ends, groupOf } = this.grouping;
    const { outOffsets, outTargets, ranges } = this.graph;
    const [first, end] = [firsts[group]!, ends[group]!];
    const start = outOffsets[first]!;
    const single = outOffsets[end]! - start;
    if (place < single) return groupOf[outTargets[start + place]!]!;
    if (ranges.length === 0) return undefined;
    const [from, to] = ranges.from(first, end);
    const at = this.#offsets[from]! + place - single;
    return at < this.#offsets[to]! ? this.#nodes[at] : undefined;
  }

  #fromTree(node: number, place: number): number | undefined {
    if (node >= this.#leaves) return place === 0 ? (this.#ranks.groupOf[node - this.#leaves] ?? -1) : undefined;
    return place < 2 ? this.grouping.firsts.length + 2 * node + place : undefined;
  }
}

/** The smallest power of 2 that is no less; 0 of 0. */
const powerFrom = (least: number): number => (least === 0 ? 0 : 2 ** Math.ceil(Math.log2(least)));
