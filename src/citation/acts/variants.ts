import type { Act, LegalSystem } from '../../law';

const YEAR = '(?:1[6-9]|20)\\d\\d';
/** "Harbour Act 1990", "AEG 1994", "Kaigesetz vom 3. Mai 1990", a short form in brackets left out. */
const CLOSING_YEAR = new RegExp(`[\\s,](${YEAR})(?:\\s*\\([^()]{1,40}\\))?$`, 'u');
/** What may stand between a name and the year of its act: "Kaigesetz vom 3. Mai 1990", "loi du 3 mai 1990". */
const YEAR_BEHIND = new RegExp(
  `^,?\\s{1,2}(?:of\\s|(?:vom|du|de)\\s\\d{1,2}(?:\\.|er)?\\s(?:de\\s)?\\p{L}{3,10}\\s(?:de\\s)?)?(${YEAR})(?![\\p{L}\\p{N}/-])`,
  'u',
);
/** The day of a Spanish act: every region has a "Ley 9/2018" of its own, told apart by their days. */
const SPANISH_DAY = /,?\sde\s(\d{1,2}\sde\s\p{L}{4,10})(?!\p{L})/u;

/**
 * French adjectives with endings that verbs lack: "code des phares maritimes". A verb in the singular may end as the others
 * do ("indique", "rappelle", "signale"), so that those count in the plural alone.
 */
const FRENCH_ADJECTIVE =
  '(?:al|el|if|ier|ière|ien|ienne|ain|aine|ieure?|aire|oire|itime|aux|eux|euses?|(?:ale|el|elle|if|ive|ier|ière|ique|ien|ienne|ain|aine|ieure?|aire|oire|itime)s)';
/** Words with such endings that say nothing about which act it is: relative words, time, order, what a provision is to another. */
const FRENCH_OTHER =
  '(?:(?:[ld]e|[ld]es|du|aux?)?quel(?:le)?s?|tel(?:le)?s?|elles|celles|aux|relati(?:f|ve)s?|actuel(?:le)?s?|ancien(?:ne)?s?|(?:prem|dern)i(?:er|ère)s?|entiers?|certaine?s?|plusieurs|mieux|lieux|bien|rien|mal|prochains?|(?:anté|posté|ulté)rieure?s?|contraires?|nécessaires?)(?!\\p{L})';

/**
 * Behind the name of an act: whose it is, where it is not the federation's or the nation's, or which other one. Known
 * failure: a French adjective of another ending ("code civil suisse") is passed over.
 */
const OF_WHOM: Readonly<Partial<Record<LegalSystem, RegExp>>> = {
  // "LatG NRW", "LatG (Österreich)"
  de: /^\s(?:(?:NRW|NW|BW|Bay|BY|Bln|BE|Bbg|BB|Brem|HB|Hmb|HH|Hess|HE|MV|M-V|Nds|NI|RP|RLP|SL|Saarl|SN|Sachs|ST|LSA|SH|TH|Thür|DDR)(?![\p{L}\p{N}.-])|\((?:NRW|Österreich|Schweiz|DDR|[A-Z]{1,2})\))/u,
  // "code des phares maritimes"
  fr: new RegExp(`^\\s(?!${FRENCH_OTHER})\\p{Ll}{2,20}?${FRENCH_ADJECTIVE}(?!\\p{L})`, 'u'),
  // "Ley 9/2018 de la Comunidad de Madrid"
  es: /^,?\sde(?:l|\sla|\slas)?\s(?:(?:Comunidad|Comunitat|Región|Principado|Generalitat|Junta|Parlamento|País|Islas|Illes)(?:\s(?:de(?:l|\sla)?\s)?\p{Lu}\p{L}+){0,3}|(?:Andalucía|Aragón|Asturias|Canarias|Cantabria|Castilla|Cataluña|Extremadura|Galicia|Rioja|Madrid|Murcia|Navarra|Euskadi)(?!\p{L}))/u,
};

/**
 * In front of the name of an act: that its former wording is meant. Example: "旧灯火管理法", "구 등불관리법". Assumes that
 * 復旧 and a word that ends with 구 say something else. Known failure: the rules of a district, which Korean calls 구.
 */
const FORMER: Readonly<Partial<Record<LegalSystem, RegExp>>> = {
  ja: /(?:(?<!復)旧|(?:改正|廃止)前の)$/u,
  ko: /(?<![\p{L}\p{N}])[구舊]\s{0,2}$/u,
};

const namesOf = ({ title, abbreviation, aliases }: Act): readonly string[] => [title, abbreviation, ...aliases];

/** The year that a name closes with. */
export const closingYear = (name: string): string | undefined => CLOSING_YEAR.exec(name)?.[1];

/** The year that a text behind a name gives its act, with the words that say it. */
export function yearBehind(behind: string): { readonly year: string; readonly shown: string } | undefined {
  const match = YEAR_BEHIND.exec(behind);
  return match === null ? undefined : { year: match[1]!, shown: match[0] };
}

/** A name without the year that it closes with. */
export const withoutYear = (name: string): string => name.replace(CLOSING_YEAR, '');

/**
 * Whether an act may be the one of a year: its names give none, or give that. "Harbour Act 1985" is not the Harbour Act
 * 1990. Known failure: an act whose names say no year may be of any.
 */
export function isOfYear(act: Act, year: string | undefined): boolean {
  if (year === undefined) return true;
  const years = namesOf(act).flatMap((name) => closingYear(name) ?? []);
  return years.length === 0 || years.includes(year);
}

/** Words right behind an act's name that make it another's act of the same name: " NRW", " de la Comunidad de Madrid". */
export const ownerBehind = (system: LegalSystem, behind: string): string | undefined =>
  OF_WHOM[system]?.exec(behind)?.[0];

/** Words right in front of an act's name that make it the former act of that name: "旧", "구 ". */
export const formerBefore = (system: LegalSystem, before: string): string | undefined =>
  FORMER[system]?.exec(before)?.[0];

/** Whether an act's own names say whose it is: "Hafengesetz NRW"; or which: "Code des phares maritimes". */
export function isOf(act: Act, owner: string): boolean {
  const who = owner.match(/\p{Lu}[\p{L}-]*/gu)?.at(-1) ?? owner.trim();
  return namesOf(act).some((name) => name.includes(who));
}

/** Whether a day that stands behind a Spanish act's number is another than its title's: "Ley 9/2018, de 7 de agosto". */
export function isOfOtherDay({ title }: Act, system: LegalSystem, behind: string): boolean {
  if (system !== 'es') return false;
  const cited = SPANISH_DAY.exec(behind);
  const own = SPANISH_DAY.exec(title)?.[1];
  return cited?.index === 0 && own !== undefined && own !== cited[1];
}
