/** How texts say that they are law no more, or none yet. `string`s are sources of patterns, in any case. */
export interface Notices {
  /** What is all that is left of a provision: "repealed", "weggefallen", "삭제". Without it no provision is repealed by its text. */
  readonly repealed?: string;
  /** A word that may go on behind it: "by", "durch". */
  readonly goesOn?: string;
  /** A whole heading or text, to its beginning: the same in more words: "Articolo abrogato dalla legge ...". */
  readonly repealedIn?: RegExp;
  /** The status of an act that is law no more, or its beginning, as data about the act state it. */
  readonly actRepealed?: string;
  /** A whole heading or text, without brackets: it says that nothing stands at this number yet: "Reserved". */
  readonly reserved?: RegExp;
  /** What is printed of an act under its title. */
  readonly published?: PublishedNotices;
}

/** Terms in a list under the title of a published act, each with a description, and what the descriptions say. */
export interface PublishedNotices {
  /** A term: the description says when the act was made, or published anew. */
  readonly made: RegExp;
  /** A term: the whole act is repealed, not some of its provisions. */
  readonly repealed: RegExp;
  /** The end of a description: from which day on, its first group, without a reservation behind it. */
  readonly withEffectFrom: RegExp;
  /** A line that is a note on the version of the text. */
  readonly note: RegExp;
}
