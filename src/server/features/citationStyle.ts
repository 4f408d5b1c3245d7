import {
  type CitationStyle,
  numberedAs,
  type NumberSigns,
  packOf,
  PACKS,
  pathLabel,
  provisionLabel,
} from '../../languages';
import { isBasicUnit, withoutDivisions, type Act, type Path } from '../../law';
import { inSigns } from '../../tools';

/** What stands around the cited provision. */
export interface Surroundings {
  /** Whether the text belongs to the act itself, which then goes without its name. */
  readonly isOwnAct: boolean;
  /** Whether a Korean act's name stands in corner brackets, the first of which is there already. */
  readonly isBracketed: boolean;
  /** The numbers that the cited one ends a list of, as they were typed: "§§ 1 und ". */
  readonly list?: string;
  /** The signs that numbers are written in, where not in ASCII. */
  readonly signs?: NumberSigns;
}

/** Characters that a citation begins with in some language. */
export const CITATION_BEGINS: readonly string[] = PACKS.flatMap(({ citations }) => citations?.style?.begins ?? []);

/**
 * A provision as the drafters of its own jurisdiction cite it: `§ 823 Abs. 1 BGB`, `section 12(1) of the Harbours Act
 * 2012`, `민법 제750조제1항`, `article L. 121-1 du code des ports`.
 */
export function citationText(act: Act, path: Path, surroundings: Surroundings): string {
  const cited = withoutDivisions(path);
  const { isOwnAct, isBracketed, list = '', signs = 'ascii' } = surroundings;
  const label = inSigns(pathLabel(cited, numberedAs(act)), signs);
  const unit = list === '' ? label : `${list}${label.replace(UNIT_WORD, '')}`;
  if (isOwnAct) return unit;
  const isAnnex = !cited.some(({ kind }) => isBasicUnit(kind));
  return styleOf(act)?.cite(act, unit, { isAnnex, isBracketed }) ?? provisionLabel(act, cited);
}

/** The word or the sign in front of a number, which a list says once. */
const UNIT_WORD = /^(?:§|\p{L}[\p{L}\p{M}]+\.?)\s/u;

function styleOf(act: Act): CitationStyle | undefined {
  const rules = packOf(act.language)?.citations;
  return rules?.regionalStyles?.[numberedAs(act)] ?? rules?.style;
}

/** How much in front of an act's name is replaced with it, at the end of a text: "the " where the name goes behind its number. */
export const articleBefore = (act: Act, text: string): string =>
  styleOf(act)?.article?.exec(text.slice(-10))?.[0] ?? '';

/** What a name is followed by when its number comes next. */
export const gapBehind = (act: Act): string => styleOf(act)?.gap ?? ' ';

/** An act's name behind a number and what links the two, with which a text ends: "article 5 du ". */
export const nameBehind = (act: Act, text: string): string =>
  styleOf(act)?.nameBehind?.(act, text.slice(-10)) ?? shortName(act);

/** A name that an act is cited by. */
export const shortName = (act: Act): string => styleOf(act)?.shortName?.(act) ?? act.title;
