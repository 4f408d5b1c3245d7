import { PACKS } from '../../languages';

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

/** The commands of the packages that LaTeX has for all languages, and what they say. */
function commandsOf(part: 'commands' | 'endings'): Readonly<Record<string, string>> {
  return Object.fromEntries(PACKS.flatMap(({ latex }) => Object.entries(latex?.[part] ?? {})));
}

/** What the commands of LaTeX say that write ordinals and their signs. */
export const LATEX_ORDINALS: Readonly<Record<string, string>> = {
  textdegree: '°',
  degre: '°',
  textordmasculine: 'º',
  textordfeminine: 'ª',
  ...commandsOf('commands'),
};

/** Endings of ordinals, behind which a blank stays: `1\ier alinéa`. */
const ENDINGS = commandsOf('endings');

/** What such an ending says; undefined for another command. */
export function ordinalEnding(word: string, hasBlank: boolean): string | undefined {
  const ending = Object.hasOwn(ENDINGS, word) ? ENDINGS[word]! : undefined;
  return hasBlank && ending !== undefined ? `${ending} ` : ending;
}
