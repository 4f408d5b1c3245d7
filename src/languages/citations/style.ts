import type { Act } from '../../law';

/** How the drafters of a language cite, for what is completed and copied. */
export interface CitationStyle {
  /** An act's name with a unit of it; undefined where the language cannot tell how the two are joined: as a label has it. */
  readonly cite: (act: Act, unit: string, around: CitedAs) => string | undefined;
  /** A name that an act is cited by, where that is not its title. */
  readonly shortName?: (act: Act) => string;
  /** An act's name at the end of a text in which its number stands in front of it, where that is not its short name. */
  readonly nameBehind?: (act: Act, text: string) => string;
  /** What stands in front of a name that a number follows, and has to go where the name goes behind the number. Ends with `$`. */
  readonly article?: RegExp;
  /** What stands between a name and the number behind it; a blank where it is left out. */
  readonly gap?: string;
  /** Characters that a citation begins with, behind which it can be completed. */
  readonly begins?: readonly string[];
}

/** What is cited, and what stands around it. */
export interface CitedAs {
  readonly isAnnex: boolean;
  /** Whether the name stands in corner brackets, the first of which is there already. */
  readonly isBracketed: boolean;
}

/**
 * A unit with a name, linked by what the first words of the name are: "du code", "de la loi". Known failure: a title that
 * begins with another word, which has no link.
 */
export function linked(
  links: readonly (readonly [head: RegExp, link: string])[],
  name: string,
  unit: string,
): string | undefined {
  const link = links.find(([head]) => head.test(name))?.[1];
  return link === undefined ? undefined : `${unit} ${link}${name}`;
}
