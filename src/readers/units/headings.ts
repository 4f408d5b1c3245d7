import { PACKS, type Headings, type Layout, type RangeWords } from '../../languages';

/** How headings open units in all languages. */
export const HEADINGS: readonly Headings[] = PACKS.flatMap(({ headings }) => headings ?? []);

/** How lines of acts are laid out in all languages. */
export const LAYOUTS: readonly Layout[] = PACKS.flatMap(({ layout }) => layout ?? []);

/** The languages in which "bis" is a word for a range. */
export const RANGES_BY_BIS: RangeWords = {
  languages: PACKS.flatMap(({ code, headings }) => (headings?.rangeOn === undefined ? [] : code)),
  goesOn: HEADINGS.flatMap(({ rangeOn }) => rangeOn ?? []).join('|'),
};
