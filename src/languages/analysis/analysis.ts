/** How words of a language that puts blanks between them are indexed. */
export interface LatinAnalysis {
  /** What the forms of a word share, as its index term; the word is in small letters. */
  readonly stemmer: (word: string) => string;
  /** Words in small letters that have no term: half of all postings are theirs, and they tell next to nothing. */
  readonly functionWords: ReadonlySet<string>;
}

/** How texts of a language are indexed and searched. */
export interface Analysis {
  /** Without it words in Latin letters are read as English, the language that Korean or Japanese law borrows them from. */
  readonly latin?: LatinAnalysis;
  /**
   * What every sentence of a statute has beside function words, with blanks between the words: no content, in a text of any
   * language. Without it each term counts as content.
   */
  readonly statuteWords?: string;
}

/** The index term of a lower-cased word; empty for a function word, which has none. */
export const termBy = ({ stemmer, functionWords }: LatinAnalysis, word: string): string =>
  functionWords.has(word) ? '' : stemmer(word);

/** Words without those that name something too once case is folded: US persons, IT systems. */
export const without = (words: readonly string[], homographs: readonly string[]): ReadonlySet<string> =>
  new Set(words.filter((word) => !homographs.includes(word)));
