import { firstWhere, NumberBuffer } from '../../law';
import type { CitedRanges } from '../graph/citedRanges';

/** Two ranks, both included. */
export type RankSpan = readonly [from: number, to: number];

/**
 * The groups along the rows that ranges run along, so that a range is a span of ranks, whatever it holds: each row has a
 * rank for each of its groups, in their order.
 */
export class GroupRanks {
  /** Row = rank: its group. Groups ascend in each row, which is of one act. */
  readonly groupOf: Int32Array;
  /** Row = rank: the number of its row. */
  readonly rowOf: Uint32Array;
  /** Row = position of a member: its rank. */
  readonly #rankOf: Uint32Array;

  constructor(
    private readonly ranges: CitedRanges,
    groupOf: Int32Array,
  ) {
    const { rangeMembers, rangeRows } = ranges;
    const [groups, rows] = [new NumberBuffer(), new NumberBuffer()];
    this.#rankOf = new Uint32Array(rangeMembers.length);
    let row = -1;
    for (const [at, member] of rangeMembers.entries()) {
      const isFirst = rangeRows[row + 1] === at;
      if (isFirst) row += 1;
      const group = groupOf[member]!;
      if (isFirst || groups.at(groups.length - 1) !== group) {
        groups.push(group);
        rows.push(row);
      }
      this.#rankOf[at] = groups.length - 1;
    }
    this.groupOf = Int32Array.from(groups.finish());
    this.rowOf = rows.finish();
  }

  /** The ranks of a range. */
  of(range: number): RankSpan {
    return [this.#rankOf[this.ranges.rangeFirsts[range]!]!, this.#rankOf[this.ranges.rangeLasts[range]!]!];
  }

  /** The rank of a group in a span; undefined where it is not in it. */
  within([from, to]: RankSpan, group: number): number | undefined {
    const at = from + firstWhere(this.groupOf.subarray(from, to + 1), (other) => other >= group);
    return at <= to && this.groupOf[at] === group ? at : undefined;
  }

  /** A span without a group. */
  without(span: RankSpan, group: number): readonly RankSpan[] {
    const at = this.within(span, group);
    if (at === undefined) return [span];
    const [from, to] = span;
    return (
      [
        [from, at - 1],
        [at + 1, to],
      ] as const
    ).filter(([first, last]) => first <= last);
  }
}
