/**
 * What looks like a citation in a language, whether or not a grammar reads it, and what was meant as one and is misprinted or
 * written as no grammar has it. All are sources of patterns that take letters as `\p{L}`, bounded in length; they count in texts
 * of any language, because law is cited across languages.
 */
export interface NearMisses {
  /** Begin with a sign, a digit or a letter of a script that does not part words by blanks. */
  readonly signs?: readonly string[];
  /** What these letters are, for a set of characters: at most places of a text none stands. */
  readonly signStarts?: string;
  /** Begin with the beginning of a word. */
  readonly words?: readonly string[];
  /** The same, where they count only with an act spoken of behind the number: `actBehind`, of any language. */
  readonly wordsOfAct?: readonly string[];
  /** Behind a number: that it is of an act. */
  readonly actBehind?: readonly string[];
  /** Words for a unit, in small letters, that may be misspelt by one letter in front of a number of an act. */
  readonly unitWords?: readonly string[];
  /** Between a citation and a number that was meant as one more of its list, where grammars have no such joint: "as well as". */
  readonly joints?: readonly string[];
  /** Right behind a number: that it is of no statute, but of a contract or a commentary. Without them any may be one. */
  readonly ofOtherText?: readonly string[];
  /** The same right in front of its sign or word: that it is the paragraph of a judgment. */
  readonly otherTextInFront?: readonly string[];
  /** Right behind a citation, and meant as more of it. */
  readonly goesOn?: readonly string[];
}
