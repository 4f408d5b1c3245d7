/** How a language abbreviates acts in small letters. */
export interface DottedCodes {
  /** What an act is called in front of a word or a number, without its full stop: "c" of "c. civ.", "l" of "l. 1989". */
  readonly heads: string;
  /** What stands between such a word and the number or the day of an act, without its blank: "n°", "du". */
  readonly counts: string;
  /** What is no act's and begins in such a form: "s.p.a.", "p.ej."; and what counts parts: "lett.", "al.". */
  readonly but: string;
}

/**
 * Behind a comma or a blank right behind a provision, the source of a pattern: an abbreviation that only acts have there, whether or not
 * anybody knows it: "c.n.", "t.u.b.", "c. civ.". Two letters or more with full stops and without a blank are its `name`.
 *
 * Known failure: one that is not listed and names no act, which leaves a citation of a draft unchecked.
 */
export const dottedBehind = ({ heads, counts, but }: DottedCodes): string =>
  `,?\\s{1,2}(?!(?:${but})\\.)(?:(?<name>\\p{Ll}\\p{L}{0,3}\\.(?:\\p{L}{1,4}\\.){1,5})(?![\\p{L}\\p{N}-])|(?:${heads})\\.\\s(?=(?:${counts})\\s?\\d|\\d{1,4}[/-]\\d|(?:1[6-9]|20)\\d\\d(?!\\d)|\\p{Ll}{2,12}\\.))`;
