import type { Act, LegalSystem } from '../../law';

const NUMBER = '(?:n[.°º]*\\s?)?\\d{1,4}[/-]\\d{2,6}';
const DAY = ',?\\s(?:de|du)\\s\\d{1,2}(?:er)?\\s(?:de\\s)?\\p{L}{3,10}(?:\\s(?:de\\s)?\\d{4})?';
/** "Ley 9/2018, de 5 de junio, de Faros": what it is, and what it is about. */
const DATED_TITLE = new RegExp(`^(\\p{L}[\\p{L} -]{1,40}?)\\s${NUMBER}${DAY},?\\s(\\p{Ll}[^]{4,250})$`, 'u');
/** "loi n° 2012-45 du 3 mars 2012": its day. */
const FRENCH_DAY = new RegExp(`\\s${NUMBER}\\sdu\\s(\\d{1,2})(?:er)?\\s(\\p{L}{3,10})\\s\\d{4}`, 'u');
/** Right behind a number, its day left out: ", de Faros y Balizas". */
const SUBJECT = new RegExp(
  `^(?:${DAY})?,?\\s(?:sobre|de|del)\\s((?:(?:l[aoe]s?|el)\\s)?\\p{Lu}\\p{Ll}{3,30}(?:(?:\\s(?:y|e|de|del|la|los|las|en)){0,3}\\s\\p{Lu}\\p{Ll}{3,30}){0,8})`,
  'u',
);
/** Who makes laws, and where they are printed, is not what they are about. */
const NO_SUBJECT =
  /^(?:l[ao]s?\s|el\s)?(?:Estado|España|Cortes|Congreso|Senado|Parlament|Jefatura|Bolet[íi]n|Gobierno|Consej|Asamblea|Junta|Xunta|Diputación|Presidencia)/u;
/** So many letters tell a word, whatever its ending. */
const BEGINNING = 5;

/**
 * A title without its number and day: "Ley de Faros" for the "Ley 9/2018, de 5 de junio, de Faros". Assumes that people
 * call an act so. Known failure: an act that goes by a few words of its subject.
 */
export function unnumberedTitle(title: string): string | undefined {
  const match = DATED_TITLE.exec(title);
  return match === null ? undefined : `${match[1]!} ${match[2]!}`;
}

/**
 * Whether the day that is part of a cited name is another than in an act's title: "loi n° 2012-45 du 5 mars 2012", where
 * that law is of 3 March.
 */
export function isOfOtherFrenchDay({ title }: Act, name: string): boolean {
  const [cited, own] = [FRENCH_DAY.exec(name.toLowerCase()), FRENCH_DAY.exec(title.toLowerCase())];
  return cited !== null && own !== null && (cited[1] !== own[1] || cited[2] !== own[2]);
}

/**
 * Whether a numbered act is said to be about something that its title has no word of: "Ley 9/2018, de 5 de junio, de
 * Puertos", where that law is "de Faros".
 *
 * Assumes that a subject is written with capitals, and has a word of the title in common with it. Known failure: a popular
 * name of the act behind its number.
 */
export function isOfOtherSubject({ title }: Act, system: LegalSystem, behind: string): boolean {
  const subject = subjectBehind(system, behind);
  const own = DATED_TITLE.exec(title)?.[2];
  if (subject === undefined || own === undefined) return false;
  const words = beginnings(own);
  return !beginnings(subject).some((word) => words.includes(word));
}

/** The subject that stands behind a number. */
export function subjectBehind(system: LegalSystem, behind: string): string | undefined {
  const subject = system === 'es' ? SUBJECT.exec(behind)?.[1] : undefined;
  return subject === undefined || NO_SUBJECT.test(subject) ? undefined : subject;
}

const beginnings = (words: string): readonly string[] =>
  (
    words
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? []
  ).map((word) => word.slice(0, BEGINNING));
