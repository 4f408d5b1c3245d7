import { numberedAs, pathLabel, provisionLabel, withoutDivisions, type Act, type Path } from '../../law';

/** Titles that stand without an article: "Article 5 of Regulation (EU) 2016/679". */
const BARE_TITLE = /^(?:The|Regulation|Directive|Decision)\s/u;

/** What stands around the cited provision. */
export interface Surroundings {
  /** Whether the text belongs to the act itself, which then goes without its name. */
  readonly isOwnAct: boolean;
  /** Whether a Korean act's name stands in corner brackets, the first of which is there already. */
  readonly isBracketed: boolean;
}

/** How the drafters of a language cite. */
interface Style {
  /** An act's name with a unit of it; undefined where the language cannot tell how the two are joined. */
  readonly cite: (act: Act, unit: string, surroundings: Surroundings) => string | undefined;
  /** What stands in front of a name that a number follows, and has to go where the name goes behind the number. */
  readonly article?: RegExp;
  /** What stands between a name and the number behind it. */
  readonly gap?: string;
}

/**
 * The first word of a title gives its gender: "du code", "de la loi", "de l'ordonnance". Known failure: a title that
 * begins with another word; it is then cited as a label has it.
 */
const FRENCH_LINKS: readonly (readonly [RegExp, string])[] = [
  [/^(?:code|décret|règlement|traité|statut|livre)(?!\p{L})/iu, 'du '],
  [/^(?:loi|constitution|convention|charte|directive|décision)(?!\p{L})/iu, 'de la '],
  [/^(?:ordonnance|arrêté|accord)(?!\p{L})/iu, "de l'"],
];
const SPANISH_LINKS: readonly (readonly [RegExp, string])[] = [
  [/^(?:código|(?:real\s)?decreto|reglamento|estatuto|tratado|convenio|texto)(?!\p{L})/iu, 'del '],
  [/^(?:ley|orden|constitución|resolución|directiva|decisión)(?!\p{L})/iu, 'de la '],
];

const linked = (links: typeof FRENCH_LINKS, { title }: Act, unit: string): string | undefined => {
  const link = links.find(([head]) => head.test(title))?.[1];
  return link === undefined ? undefined : `${unit} ${link}${title}`;
};

const STYLES: Readonly<Record<string, Style>> = {
  de: { cite: (act, unit) => `${unit} ${shortName(act)}`, article: /(?<!\p{L})d(?:as|em|en|er|es|ie)\s$/iu },
  en: {
    cite: ({ title }, unit) => `${unit} of ${BARE_TITLE.test(title) ? '' : 'the '}${title}`,
    article: /(?<!\p{L})the\s$/iu,
  },
  es: { cite: (act, unit) => linked(SPANISH_LINKS, act, unit), article: /(?<!\p{L})(?:el|la)\s$/iu },
  fr: { cite: (act, unit) => linked(FRENCH_LINKS, act, unit), article: /(?<!\p{L})l(?:[ae]\s|['’])$/iu },
  ja: { cite: ({ title }, unit) => `${title}${unit}`, gap: '第' },
  ko: { cite: ({ title }, unit, { isBracketed }) => `${title}${isBracketed ? '」' : ''} ${unit}` },
  th: { cite: ({ title }, unit) => `${unit} แห่ง${title}` },
};

/**
 * A provision as the drafters of its own jurisdiction cite it: `§ 823 Abs. 1 BGB`, `section 12(1) of the Harbours Act
 * 2012`, `민법 제750조제1항`, `article L. 121-1 du code des ports`.
 */
export function citationText(act: Act, path: Path, surroundings: Surroundings): string {
  const cited = withoutDivisions(path);
  const unit = pathLabel(cited, numberedAs(act));
  if (surroundings.isOwnAct) return unit;
  return STYLES[act.language]?.cite(act, unit, surroundings) ?? provisionLabel(act, cited);
}

/** How much in front of an act's name is replaced with it, at the end of a text: "the " where the name goes behind its number. */
export const articleBefore = ({ language }: Act, text: string): string =>
  STYLES[language]?.article?.exec(text.slice(-10))?.[0] ?? '';

/** What a name is followed by when its number comes next. */
export const gapBehind = ({ language }: Act): string => STYLES[language]?.gap ?? ' ';

/** A name that an act is cited by: German law is cited by its abbreviation. */
export const shortName = ({ language, abbreviation, title }: Act): string =>
  language === 'de' && abbreviation !== '' ? abbreviation : title;
