import type { Act } from '../../law';
import { inAnySystem, rulesOf, SYSTEMS, titlesOf } from '../systems';
import { datedNames, unnumberedNames } from './numberedTitles';

/** Names longer than this are no names. UTF-16 code units. */
export const MAX_NAME = 300;

const CLOSING_YEAR = /\s(?:1[6-9]|20)\d\d$/u;
/** "Harbour Act 1990", "Harbour Act of 1990" */
const ENDS_WITH_YEAR = new RegExp(`^(.{2,}?),?\\s+(?:${inAnySystem('yearLink')})?(?:1[6-9]|20)\\d\\d$`, 'u');
const SHORTER = SYSTEMS.flatMap(({ naming }) => naming.shorter ?? []);

/** The names under which a name may be looked for besides itself: without a year, a bracket, or the word "Rulebook". */
export function looserNames(name: string): string[] {
  if (name.length > MAX_NAME) return [];
  const bracket = /^(.{2,}?)\s*[(（]([^()（）]{2,100})[)）]$/u.exec(name);
  const bare = bracket?.[1] ?? name;
  const names = bracket === null ? [] : [bare, ...bracket[2]!.split(/\s+[-–—]\s+/u)];
  const year = ENDS_WITH_YEAR.exec(bare);
  if (year !== null) names.push(year[1]!);
  const beforeDash = /^(.{4,}?)\s+[-–—]\s/u.exec(bare);
  if (beforeDash !== null) names.push(beforeDash[1]!);
  for (const pattern of SHORTER) {
    const shorter = pattern.exec(bare)?.[1];
    if (shorter !== undefined) names.push(shorter);
  }
  return names;
}

/** What a person may call an act: by title and abbreviation first, by an alias or a looser form of a name failing that. */
export function namesOf(act: Act): { own: readonly string[]; loose: readonly string[] } {
  const own = [act.title, act.abbreviation].filter((name) => name !== '');
  const common = rulesOf(act.language)?.naming.commonNames?.(act) ?? [];
  const aliases = [...act.aliases, ...common];
  // Initials with a year are no act's without it: "ERA 1996".
  const looser = [...own, ...aliases.filter((name) => !common.includes(name) || !CLOSING_YEAR.test(name))].flatMap(
    (name) => [...looserNames(name), ...datedNames(name)],
  );
  const loose = [aliases, looser, unnumberedNames(act.title)].flat();
  return { own, loose: loose.filter((name) => titlesOf(act.language)?.isOfAnother(name, act) !== true) };
}

/** Every name of an act. */
export function allNamesOf(act: Act): readonly string[] {
  const { own, loose } = namesOf(act);
  return [...own, ...loose, ...(act.citedAs ?? [])];
}
