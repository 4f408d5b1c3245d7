/** How a text of a language says what it is called itself. */
export interface OwnNames {
  /** Right behind the number in a title: its day, or what it is about: "du 6 janvier". The source of a pattern. */
  readonly behindNumber?: string;
  /** The end of a title that only an act has. */
  readonly act?: RegExp;
  readonly learned?: LearnedNameForms;
}

/**
 * Names that a text gives itself in its sentences, where its source has no title. Only phrases whose subject is the text count:
 * an abbreviation that it gives another act is not its own. The name is the first group. Linear in the text.
 */
export interface LearnedNameForms {
  /** "These Regulations may be cited as the Harbour Regulations 2019." */
  readonly citedAs: RegExp;
  /** An abbreviation: `this Rulebook ("HBR")`. */
  readonly abbreviated: RegExp;
  /** What the first sentence speaks of: "The AML Rulebook is made ...". */
  readonly subject: RegExp;
  /** Whether such a name is more than that of its kind: "Fund Rules", not "Rules". */
  readonly isOwn: RegExp;
  /** A whole title in capitals: "HARBOUR REGULATIONS 2019". */
  readonly inCapitals: RegExp;
  /** Words that such a title has in small letters elsewhere. */
  readonly small: readonly string[];
  /** A title whose first word is an abbreviation: "AML Rulebook". */
  readonly byAbbreviation: RegExp;
}
