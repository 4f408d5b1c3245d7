import type { NumberedActs } from '../numberedActs';

/** "n°", with its blank. */
export const NUMBER_SIGN = 'n[.°º]*\\s?';
/** The number of an act: "n° 2012-45", "9/2018". */
export const NUMBER = `(?:${NUMBER_SIGN})?\\d{1,4}[/-]\\d{2,6}`;
/** Its day behind it, without the year where the number has that. */
export const DAY = ',?\\s(?:de|du)\\s\\d{1,2}(?:er)?\\s(?:de\\s)?\\p{L}{3,10}(?:\\s(?:de\\s)?\\d{4})?';

/** "Ley 9/2018, de 5 de junio, de Faros": what it is, and what it is about. */
const DATED_TITLE = new RegExp(`^(\\p{L}[\\p{L} -]{1,40}?)\\s${NUMBER}${DAY},?\\s(\\p{Ll}[^]{4,250})$`, 'u');

export const parts: NumberedActs['parts'] = (title) => {
  const match = DATED_TITLE.exec(title);
  return match === null ? undefined : { kind: match[1]!, about: match[2]! };
};

/** A name that goes on behind the number of its act, which is the first group. */
export const NUMBERED_NAME = /^(\p{L}[\p{L}. -]{1,40}?\s(?:n[.°º]*\s?)?\d{1,4}[/-]\d{2,6})(?=[\s,])/u;
