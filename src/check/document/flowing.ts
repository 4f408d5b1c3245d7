/** The end of a line behind words, where the next line goes on with words: no blank line, no item, row, note or heading. */
const SOFT_END =
  /(?<=[^\s|])\r?\n(?=[ \t]{0,16}(?![*•|#>+–—-](?:\s|$)|[*_#>|]|\[\^|\(?\d{1,4}[a-z]{0,2}[.)]|\(?\p{L}{1,4}[.)](?:\s|$))[^\s\\])/gu;

/**
 * A text whose wrapped lines go on as one, as the corpus has it, in which no offset is another: what reads a sentence for the
 * act that it names takes the end of a line for that of an item. Assumption: a line that begins as no item goes on with the
 * one before it. Known failure: a wrapped line that begins with a number and a full stop ("am\n3. Mai"), which stays a line.
 */
export const flowing = (text: string): string => text.replace(SOFT_END, (end) => ' '.repeat(end.length));
