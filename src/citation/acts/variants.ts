import type { Act, Citation, LegalSystem } from '../../law';
import { otherStateReader, type OtherStateReader } from '../../languages';
import { valueOf } from '../provisions/valueOf';
import { inAnySystem, namingOf } from '../systems';
import { FORMER_IN_FRONT, FORMER_NOTE } from '../wording';

const YEAR = '(?:1[6-9]|20)\\d\\d';
/** "Harbour Act 1990", "AEG 1994", "Kaigesetz vom 3. Mai 1990", a short form in brackets left out. */
const CLOSING_YEAR = new RegExp(`[\\s,](${YEAR})(?:\\s*\\([^()]{1,40}\\))?$`, 'u');
/** "Loi n° 2012-45 du 3 mars 2012 relative aux pilotes" */
const DATED_NUMBER = new RegExp(
  `^\\p{L}[\\p{L} -]{1,40}?\\s${inAnySystem('numberSign')}?\\d{1,4}[/-]\\d{1,6},?\\s${inAnySystem('dayOfYear')}(${YEAR})(?!\\d)`,
  'u',
);
/**
 * What may stand between a name and the year of its act: "Kaigesetz vom 3. Mai 1990", "loi du 3 mai 1990", "HafG von 1871",
 * "HafG (1871)". Known failure: "galt nach § 5 HafG von 1871 ununterbrochen", where the year is that of the event.
 */
const YEAR_BEHIND = new RegExp(
  `^,?\\s{1,2}(?:${inAnySystem('yearLink')}|(${inAnySystem('dayOfYear')}))?(${YEAR})(?![\\p{L}\\p{N}/-])|^\\s{0,2}\\((${YEAR})\\)`,
  'u',
);
const CLOSING_DAY = new RegExp(`[\\s,]${inAnySystem('dayOfYear')}${YEAR}(?:\\s*\\([^()]{1,40}\\))?$`, 'u');
const namesOf = ({ title, abbreviation, aliases }: Act): readonly string[] => [title, abbreviation, ...aliases];

/** A year that is said of an act. */
export interface SaidYear {
  readonly year: string;
  /** Whether no day is said with it: "HafG 1954" is one act of several, "Hafengesetz vom 3. Mai 1954" the act in full. */
  readonly isBare: boolean;
}

/** The year that a name closes with, or that its number is dated by. */
export function closingYear(name: string): SaidYear | undefined {
  const closing = CLOSING_YEAR.exec(name)?.[1];
  if (closing !== undefined) return { year: closing, isBare: !CLOSING_DAY.test(name) };
  const dated = DATED_NUMBER.exec(name)?.[1];
  return dated === undefined ? undefined : { year: dated, isBare: false };
}

/** The year that a text behind a name gives its act, with the words that say it. */
export function yearBehind(behind: string): (SaidYear & { readonly shown: string }) | undefined {
  const match = YEAR_BEHIND.exec(behind);
  if (match === null) return undefined;
  return { year: (match[2] ?? match[3])!, isBare: match[1] === undefined, shown: match[0] };
}

/** A name without the year that it closes with. */
export const withoutYear = (name: string): string => name.replace(CLOSING_YEAR, '');

/**
 * Whether an act may be the one of a year: its names and its source give that, or they give none and the year stands with a day.
 * "Harbour Act 1985" is not the Harbour Act 1990, and of a Harbour Act without a year nobody can tell. Known failure: an act whose
 * names and source say no year may be of any day.
 */
export function isOfYear(act: Act, { year, isBare }: SaidYear): boolean {
  const names = namesOf(act);
  const years = [...names.flatMap((name) => closingYear(name)?.year ?? []), ...(act.years ?? []).map(String)];
  // The day or year in a title may be a treaty's that the act carries out.
  const isInside = names.some((name) => new RegExp(`[\\s(]${year}[\\s,)]`, 'u').test(name));
  return years.includes(year) || isInside || (years.length === 0 && !isBare);
}

/** How far in front of a citation an instrument stands whose day follows behind, in UTF-16 units. */
export const DATED_WINDOW = 160;

/** Whether the day behind a name is that of an instrument in front: "Verordnung zu § 5 des Hafengesetzes vom 3. Mai 1990". */
export const isDatedInFront = (system: LegalSystem, before: string): boolean =>
  namingOf(system).datedInFront?.test(before) === true;

/** Words right behind an act's name that make it another's act of the same name: " NRW", " de la Comunidad de Madrid". */
export const ownerBehind = (system: LegalSystem, behind: string): string | undefined =>
  namingOf(system).owner?.exec(behind)?.[0] ?? otherStateBehind(system, behind);

/** By legal system; made when it is first asked for. */
const OTHER_STATES = new Map<LegalSystem, OtherStateReader>();

function otherStateBehind(system: LegalSystem, behind: string): string | undefined {
  const { otherStates } = namingOf(system);
  if (otherStates === undefined) return undefined;
  return valueOf(OTHER_STATES, system, () => otherStateReader(system, otherStates))(behind);
}

/** Words right behind a title of several words with which it goes on: " und Wasserstraßen". */
export const longerBehind = (system: LegalSystem, behind: string): string | undefined =>
  namingOf(system).longer?.exec(behind)?.[0];

/** Whether what stands in front of a citation stands in front of its act's name. */
const beginsWithName = (system: LegalSystem): boolean => namingOf(system).open.includes('before');

/** Words right in front of an act's name that make it the former act of that name: "旧", "구 ". */
export const formerBefore = (system: LegalSystem, before: string): string | undefined =>
  beginsWithName(system) ? FORMER_IN_FRONT.exec(before)?.[0] : undefined;

/** Words right in front of an act's name that make it another state's: "독일 ". */
export const ownerBefore = (system: LegalSystem, before: string): string | undefined =>
  namingOf(system).ownerInFront?.exec(before)?.[0];

/** A bracket in an act's name that makes it another state's: "(NSW)". */
export const ownerWithin = (system: LegalSystem, name: string): string | undefined =>
  namingOf(system).ownerWithin?.exec(name)?.[0];

/** A note behind an act's name, in a citation, that makes it the former act: "(2020. 1. 1. 개정되기 전의 것)". */
export function formerNote({ system, act, text }: Citation): string | undefined {
  if (act.kind !== 'named' || !beginsWithName(system) || !text.includes(act.name)) return undefined;
  return FORMER_NOTE.exec(text.slice(text.indexOf(act.name) + act.name.length))?.[1];
}

const OWNER_LINK = new RegExp(`${inAnySystem('ownerLink')}$`, 'u');

/** Whether an act's own names say whose it is: "Hafengesetz NRW"; or which: "Code des phares maritimes". */
export function isOf(act: Act, owner: string): boolean {
  const who = owner.match(/\p{Lu}[\p{L}-]*/gu)?.at(-1) ?? owner.trim().replace(OWNER_LINK, '');
  return namesOf(act).some((name) => name.includes(who));
}

/** The words right behind a numbered name that say of which day it is. */
export function dayBehind(system: LegalSystem, behind: string): string | undefined {
  const day = namingOf(system).day?.exec(behind);
  return day?.index === 0 ? day[0] : undefined;
}

/** Whether a day that stands behind an act's number is another than its title's: "Ley 9/2018, de 7 de agosto". */
export function isOfOtherDay({ title }: Act, system: LegalSystem, behind: string): boolean {
  const { day } = namingOf(system);
  if (day === undefined) return false;
  const cited = day.exec(behind);
  const own = day.exec(title)?.[1];
  return cited?.index === 0 && own !== undefined && own !== cited[1];
}
