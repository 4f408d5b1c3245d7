import type { Succession } from './currentHits';

/**
 * What the overlay of a layered corpus changes: all that was made from the base by ordinal holds for the rest. A
 * provision of the base that was read again lives on in its *successor*, the one of the overlay with its id.
 */
export interface LayerChanges {
  /** Row = ordinal of the base: that of its successor, its own where its file was not read again, -1 where it is gone. */
  readonly successors: Int32Array;
  /** Row = provision of the overlay: the ordinal in the base of the one it succeeds, or -1. */
  readonly origins: Int32Array;
  /** Ordinals of the base whose provision is gone. */
  readonly gone: readonly number[];
  /** Provisions that are new or have another text: their citations have to be read. */
  readonly texts: readonly number[];
  /** Provisions whose index document (text, headings above, names of the act) is new or differs. */
  readonly documents: ReadonlySet<number>;
  /** Provisions whose name (names of the act, number, own heading) is new or differs. */
  readonly names: ReadonlySet<number>;
  /** How many more provisions with text there are than in the base; negative for less. */
  readonly growth: number;
  /**
   * Keys of acts that citations may resolve into differently: their names or their units differ, or what a text says of
   * its own units (the numbers of its list, short names that it defines). An edit of mere words leaves it empty.
   */
  readonly reshaped: ReadonlySet<string>;
}

/** Where the index documents of the base stand now, those apart that differ. */
export function documentSuccession({ successors, origins, gone, documents }: LayerChanges): Succession {
  let dropped = gone.length;
  for (const ordinal of documents) if (origins[ordinal - successors.length]! >= 0) dropped += 1;
  return { current: (ordinal) => stillUnder(successors[ordinal]!, documents), dropped };
}

/** The successor of what was indexed, or -1 where there is none or it was indexed again. */
export const stillUnder = (successor: number, again: ReadonlySet<number>): number =>
  again.has(successor) ? -1 : successor;
