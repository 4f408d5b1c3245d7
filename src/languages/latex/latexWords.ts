/** What LaTeX and its packages have for a language. */
export interface LatexWords {
  /** What the options of babel and polyglossia call it: the source of a pattern. */
  readonly names?: string;
  /**
   * What stands for a letter or a quotation mark while the language is loaded: a text that does not match `sign` has none;
   * `pattern` is a source whose group `umlaut` is the letter below the mark.
   */
  readonly shorthand?: { readonly sign: RegExp; readonly pattern: string };
  /** What its commands say. */
  readonly commands?: Readonly<Record<string, string>>;
  /** The same of those behind which a blank stays: `1\ier alinéa`. */
  readonly endings?: Readonly<Record<string, string>>;
}
