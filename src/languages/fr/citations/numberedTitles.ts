import type { NumberedActs } from '../../citations/numberedActs';
import { NUMBER, parts } from '../../citations/romance/numberedTitles';
import { pattern } from './patterns';

/** Group 1 is the kind of the act, 2 its day, 3 what it is about. */
const TITLE =
  /^(\p{L}[\p{L} -]{1,40}?)\s(?:n[.°º]*\s?)?\d{2,4}-\d{1,5}\sdu\s(\d{1,2}(?:er)?\s\p{L}{3,9}\s\d{4})(\s\p{L}.*)$/u;
/** "loi n° 2012-45 du 3 mars 2012": its day. */
const DAY = pattern(`\\s${NUMBER}\\sdu\\s(\\d{1,2})(?:er)?\\s(\\p{L}{3,10})\\s\\d{4}`, 'u');

export const numbered: NumberedActs = {
  dated: (title) => {
    const match = TITLE.exec(title);
    return match === null ? undefined : `${match[1]!} du ${match[2]!}${match[3]!}`;
  },
  parts,
  day: (name) => {
    const match = DAY.exec(name.toLowerCase());
    return match === null ? undefined : `${match[1]!} ${match[2]!}`;
  },
};
