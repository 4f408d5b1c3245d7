/**
 * A raised o behind a number or its `n`, as sources of patterns with a group `degree`: it says °, and `1<sup>o</sup>` or
 * `1\textsuperscript{o}` is no number with a letter.
 *
 * Assumption: an o that is raised is that of an ordinal. Known failure: one that is the mark of a note.
 */
export const DEGREE = {
  html: String.raw`(?<degree><sup\b[^<>]{0,200}>\s?o\s?<\/sup>)`,
  latex: String.raw`(?<degree>\\(?:textsuperscript|f?up)\{\s?o\s?\}|\^(?<=\d\$?\^)(?:\{\s?(?:o|\\circ)\s?\}|(?:o|\\circ)(?![a-zA-Z])))`,
} as const;

/** What the commands of LaTeX say that write ordinals and their signs. */
export const LATEX_ORDINALS: Readonly<Record<string, string>> = {
  textdegree: '°',
  degre: '°',
  textordmasculine: 'º',
  textordfeminine: 'ª',
  no: 'n°',
  nos: 'n°',
  No: 'N°',
  primo: '1°',
  secundo: '2°',
  tertio: '3°',
  quarto: '4°',
};

/** Endings of ordinals in babel's French, behind which a blank stays: `1\ier alinéa`. */
const ENDINGS: Readonly<Record<string, string>> = {
  ier: 'er',
  iers: 'ers',
  iere: 're',
  ieres: 'res',
  ieme: 'e',
  iemes: 'es',
};

/** What such an ending says; undefined for another command. */
export function ordinalEnding(word: string, hasBlank: boolean): string | undefined {
  const ending = Object.hasOwn(ENDINGS, word) ? ENDINGS[word]! : undefined;
  return hasBlank && ending !== undefined ? `${ending} ` : ending;
}
