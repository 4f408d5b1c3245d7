import type { Act, LegalSystem } from '../../law';
import { rulesOf, SYSTEMS } from '../systems';

/** So many letters tell a word, whatever its ending. */
const BEGINNING = 5;

const NUMBERED = SYSTEMS.flatMap(({ numbered }) => numbered ?? []);

/** What the first language that can read a title makes of it. */
function first<Value>(read: ((title: string) => Value | undefined)[], title: string): Value | undefined {
  for (const each of read) {
    const found = each(title);
    if (found !== undefined) return found;
  }
  return undefined;
}

const PARTS = [...new Set(NUMBERED.map(({ parts }) => parts))];
const DATED = NUMBERED.map(({ dated }) => dated);
/** A day and a number have one. */
const DIGIT = /\d/u;

/** What a numbered act is called without its number, by its day and its subject, and by its subject alone. */
export function unnumberedNames(title: string): readonly string[] {
  const parts = first(PARTS, title);
  return parts === undefined ? [] : [`${parts.kind} ${parts.about}`];
}

/** A numbered act by its day and what it is about, where its title says both. */
export function datedNames(title: string): readonly string[] {
  const name = DIGIT.test(title) ? first(DATED, title) : undefined;
  return name === undefined ? [] : [name];
}

/**
 * Whether the day that is part of a cited name is another than in an act's title: "loi n° 2012-45 du 5 mars 2012", where
 * that law is of 3 March.
 */
export const isOfOtherDayWithin = ({ title }: Act, name: string): boolean =>
  NUMBERED.some(({ day }) => {
    const cited = day?.(name);
    const own = cited === undefined ? undefined : day?.(title);
    return own !== undefined && own !== cited;
  });

/**
 * Whether a numbered act is said to be about something that its title has no word of: "Ley 9/2018, de 5 de junio, de
 * Puertos", where that law is "de Faros".
 */
export function isOfOtherSubject({ title }: Act, system: LegalSystem, behind: string): boolean {
  const subject = subjectBehind(system, behind)?.about;
  const own = first(PARTS, title)?.about;
  if (subject === undefined || own === undefined) return false;
  const words = beginnings(own);
  return !beginnings(subject).some((word) => words.includes(word));
}

/** The subject that stands behind a number. */
export const subjectBehind = (
  system: LegalSystem,
  behind: string,
): { readonly about: string; readonly shown: string } | undefined => rulesOf(system)?.numbered?.subject?.(behind);

const beginnings = (words: string): readonly string[] =>
  (
    words
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? []
  ).map((word) => word.slice(0, BEGINNING));
