/** What a provision cites, by ordinals: single provisions, and long ranges by their first and last members, in turn. */
export interface CitedTargets {
  readonly single: readonly number[];
  readonly ranges: readonly number[];
}

/** The columns of `CitedRanges`, as a snapshot stores them. */
export interface CitedRangeColumns {
  /** The rows that ranges run along, one behind another: ordinals, ascending in each row, no ordinal in two. */
  readonly rangeMembers: Uint32Array;
  /** Where each row begins among the members, ascending. */
  readonly rangeRows: Uint32Array;
  /** Row = range: the provision that cites it, ascending. */
  readonly rangeSources: Uint32Array;
  /** Row = range: the positions of its first and its last member, both in one row. */
  readonly rangeFirsts: Uint32Array;
  readonly rangeLasts: Uint32Array;
}

/** The units of the shape of one in its act, by ordinal, ascending: the row of every range that it is a member of. */
export type RowAround = (ordinal: number) => Uint32Array;
