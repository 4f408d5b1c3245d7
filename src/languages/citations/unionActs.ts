/** What an act of the European Union is: a regulation, a directive, a decision. */
export type UnionActKind = 'R' | 'D' | 'B';

/** The community that made it: the Union, or one that it grew from. */
export type UnionCommunity = 'eu' | 'ec' | 'eec' | 'euratom';

/**
 * How a language calls acts of the European Union, which one corpus may have in any: "Regulation (EU) 2016/679",
 * "Verordnung (EU) 2016/679". Sources of patterns in small letters, bounded.
 */
export interface UnionActWords {
  /** A kind of which the language has no word here is not read. */
  readonly kinds: Readonly<Partial<Record<UnionActKind, string>>>;
  /** By the letters in front of a number or behind it. */
  readonly communities: Readonly<Record<string, UnionCommunity>>;
  /** A word in front of what it is: an article, who made it, what it does: "delegated". */
  readonly inFront?: string;
  /** The same joined to the word for what it is: "Durchführungsverordnung". */
  readonly joined?: string;
  /** The same behind it: "délégué". */
  readonly behind?: string;
  /** In a title, in front of the word for what it is: who made it, and to what end, with which and without which it is cited. */
  readonly maker?: RegExp;
  readonly numberSign: string;
  /** Behind the number, that a full title goes on: "of 3 May 2016". */
  readonly goesOn: string;
}
