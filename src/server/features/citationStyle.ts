import { isBasicUnit, numberedAs, pathLabel, provisionLabel, withoutDivisions, type Act, type Path } from '../../law';
import { inSigns, type NumberSigns } from '../../tools';

/** Titles that stand without an article: "Article 5 of Regulation (EU) 2016/679". */
const BARE_TITLE = /^(?:The|Regulation|Directive|Decision)\s/u;

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

/** How the drafters of a language cite. */
interface Style {
  /** An act's name with a unit of it; undefined where the language cannot tell how the two are joined. */
  readonly cite: (
    act: Act,
    unit: string,
    surroundings: Surroundings & { readonly isAnnex: boolean },
  ) => string | undefined;
  /** An act's name at the end of a text in which its number stands in front of it, where that is not its title. */
  readonly nameBehind?: (act: Act, text: string) => string;
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

const linked = (links: typeof FRENCH_LINKS, name: string, unit: string): string | undefined => {
  const link = links.find(([head]) => head.test(name))?.[1];
  return link === undefined ? undefined : `${unit} ${link}${name}`;
};

/** What an act is begins with a small letter in French running text; the Constitution and charters are names. */
const inRunningFrench = ({ title }: Act): string =>
  title.replace(
    /^(?:Code|Loi|Ordonnance|Décret|Arrêté|Règlement|Traité|Statut|Livre|Convention|Directive|Décision|Accord)(?!\p{L})/u,
    (head) => head.toLowerCase(),
  );
const FRENCH_LINK = /(?<!\p{L})(?:du\s|de\s(?:la\s|l['’]))$/u;

/** By language, and by region where the law of one is cited in a style of its own. */
const STYLES: Readonly<Record<string, Style>> = {
  de: { cite: (act, unit) => `${unit} ${shortName(act)}`, article: /(?<!\p{L})d(?:as|em|en|er|es|ie)\s$/iu },
  en: {
    cite: ({ title }, unit, { isAnnex }) =>
      `${unit} ${isAnnex ? 'to' : 'of'} ${BARE_TITLE.test(title) ? '' : 'the '}${title}`,
    article: /(?<!\p{L})the\s$/iu,
  },
  'en-US': { cite: ({ abbreviation }, unit) => `${abbreviation} ${unit}` },
  es: { cite: ({ title }, unit) => linked(SPANISH_LINKS, title, unit), article: /(?<!\p{L})(?:el|la)\s$/iu },
  fr: {
    cite: (act, unit) => linked(FRENCH_LINKS, inRunningFrench(act), unit),
    article: /(?<!\p{L})l(?:[ae]\s|['’])$/iu,
    nameBehind: (act, text) => (FRENCH_LINK.test(text) ? inRunningFrench(act) : act.title),
  },
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
  const { isOwnAct, list = '', signs = 'ascii' } = surroundings;
  const label = inSigns(pathLabel(cited, numberedAs(act)), signs);
  const unit = list === '' ? label : `${list}${label.replace(UNIT_WORD, '')}`;
  if (isOwnAct) return unit;
  const isAnnex = !cited.some(({ kind }) => isBasicUnit(kind));
  return styleOf(act)?.cite(act, unit, { ...surroundings, isAnnex }) ?? provisionLabel(act, cited);
}

/** The word or the sign in front of a number, which a list says once. */
const UNIT_WORD = /^(?:§|\p{L}[\p{L}\p{M}]+\.?)\s/u;

const styleOf = (act: Act): Style | undefined => STYLES[numberedAs(act)] ?? STYLES[act.language];

/** How much in front of an act's name is replaced with it, at the end of a text: "the " where the name goes behind its number. */
export const articleBefore = (act: Act, text: string): string =>
  styleOf(act)?.article?.exec(text.slice(-10))?.[0] ?? '';

/** What a name is followed by when its number comes next. */
export const gapBehind = (act: Act): string => styleOf(act)?.gap ?? ' ';

/** An act's name behind a number and what links the two, with which a text ends: "article 5 du ". */
export const nameBehind = (act: Act, text: string): string =>
  styleOf(act)?.nameBehind?.(act, text.slice(-10)) ?? shortName(act);

/** A name that an act is cited by: German law is cited by its abbreviation. */
export const shortName = ({ language, abbreviation, title }: Act): string =>
  language === 'de' && abbreviation !== '' ? abbreviation : title;
