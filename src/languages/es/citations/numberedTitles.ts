import type { NumberedActs } from '../../citations/numberedActs';
import { DAY, parts } from '../../citations/romance/numberedTitles';
import { pattern } from './patterns';

/** Group 1 is the kind of the act, 2 the year, which its number has, 3 its day, 4 what it is about. */
const TITLE =
  /^(\p{L}[\p{L} -]{1,40}?)\s\d{1,4}\/(\d{4}),?\sde\s(\d{1,2}\sde\s\p{L}{4,10}),?(\s(?:de|por|sobre)\s.*)$/u;
/** Right behind a number, its day left out: ", de Faros y Balizas". */
const SUBJECT = pattern(
  `^(?:${DAY})?,?\\s(?:sobre|de|del)\\s((?:(?:l[aoe]s?|el)\\s)?\\p{Lu}\\p{Ll}{3,30}(?:(?:\\s(?:y|e|de|del|la|los|las|en)){0,3}\\s\\p{Lu}\\p{Ll}{3,30}){0,8})`,
  'u',
);
/** Who makes laws, and where they are printed, is not what they are about. */
const NO_SUBJECT =
  /^(?:l[ao]s?\s|el\s)?(?:Estado|España|Cortes|Congreso|Senado|Parlament|Jefatura|Bolet[íi]n|Gobierno|Consej|Asamblea|Junta|Xunta|Diputación|Presidencia)/u;

export const numbered: NumberedActs = {
  dated: (title) => {
    const match = TITLE.exec(title);
    return match === null ? undefined : `${match[1]!} de ${match[3]!} de ${match[2]!}${match[4]!}`;
  },
  parts,
  subject: (behind) => {
    const about = SUBJECT.exec(behind)?.[1];
    return about === undefined || NO_SUBJECT.test(about) ? undefined : { about, shown: `, de ${about}` };
  },
};
