import { RECITAL_NUMBER } from './patterns';

const LAW =
  "\\s(?:de|du|del|della|do|da)\\s?(?:l[ao]?\\s|l['’]\\s?)?(?:loi|code|décret|ordonnance|[Ll]ey|[Cc]ódigo|[Dd]ecreto|[Ll]ei|legge|codice|decreto)(?!\\p{L})";

/** "al. 2 de la loi": parts of a provision of an act. */
export const partOfLaw = (words: string): string => `(?:${words})\\s[\\p{N}\\p{L}]{1,4}\\)?º?(?=${LAW})`;

/**
 * Recitals in a text of another language, without an act; "considérant 3 navires" counts ships: only a noun stands behind an
 * article, or in front of "du règlement".
 */
export const recital = (word: string): readonly string[] => [
  `(?:${word})s?${RECITAL_NUMBER}(?=\\s(?:du|de|del|do|da)\\s)`,
  `(?:${word})s?(?<=(?<!\\p{L})(?:[Ll](?:es?|os)|[Dd](?:u|es|el)|[Aa](?:ux?|l)|[Cc]es?|[Ee]l|[Oo])\\s\\p{L}{11,13})${RECITAL_NUMBER}`,
];

/** Behind a number: that it is of an act. */
export const ACT_BEHIND =
  "\\s(?:de|du|del)\\s?(?:l[ao]?\\s|l['’]\\s?)?(?:loi|code|décret|ordonnance|[Ll]ey|[Cc]ódigo|[Dd]ecreto|\\p{Lu}{2,8})(?!\\p{L})";
