/**
 * How sentences of a language end and go on. Words are in small letters, with blanks between them and without the full stop
 * behind them. They count in texts of any language, which quote each other and are not always told.
 */
export interface SentenceRules {
  /** End in a full stop when a number, a numeral or a letter follows: "Abs. 1", "Art. II", "No. 5"; "No. The ..." ends. */
  readonly beforeNumber?: string;
  /** Never end a sentence, because something always follows: "vgl.", "e.g.". */
  readonly alwaysFollowed?: string;
  /** May end a sentence: they do when a capital follows. */
  readonly maybeLast?: string;
  /** In texts of this language they do not, because its nouns begin with capitals. */
  readonly capitalNouns?: boolean;
  /** Words behind which a number with a full stop is an ordinal: "am 3. Werktag". */
  readonly beforeOrdinal?: string;
  /** Months, of dates such as "1. Januar". */
  readonly months?: string;
  /** Sticky: a mark that ends a sentence where no blank is behind it. Without it none does. */
  readonly closedUp?: RegExp;
  /** Behind a comma they open another main clause: "..., but ...". */
  readonly clauseOpeners?: string;
  /** Sources of patterns: where else a clause ends inside a sentence; what matches belongs to the clause before. */
  readonly clauseEnds?: readonly string[];
}
