import type { Act, Language } from './provision';

/** What makes an inserted unit's number of another one: "5 bis", "1649 quater B". */
const BRANCH =
  '(?:bis|ter|quater|quinquies|sexies|septies|octies|nonies|vicies|(?:un|duo|quin|sex|sept|octo|novo)?decies)';
/** The letters of a number, which are few or a Roman numeral. */
const LETTERS = /(?<!\p{L})(?:[ivxlcdm]{1,8}|\p{Ll}{1,3})(?!\p{L})/gu;
/** A branch, and what stands in the place of a number: words. */
const WORD = new RegExp(`(?<!\\p{L})(?:${BRANCH}(?!\\p{L})|(?![ivxlcdm]{4,8}(?!\\p{L}))\\p{L}{4})`, 'u');
const BRANCHED = new RegExp(`^([\\d./-]*\\d)(${BRANCH})(\\p{Ll})?$`, 'u');

/** `3A`, `A1`, `IIA`, `XIV`; `6bis` and a word stay. */
export const inCapitals = (number: string): string =>
  WORD.test(number) ? number : number.replace(LETTERS, (letters) => letters.toUpperCase());

/** `IV`, `C` where letters alone are the number; `1a` stays. */
export const romanInCapitals = (number: string): string => (/\d/u.test(number) ? number : inCapitals(number));

/** A number in brackets: `2A`, `1ZA` behind a digit, and letters that count by themselves, (a) and (iv), as they are. */
export const insertedInCapitals = (number: string): string =>
  number.replace(/(?<=\d)\p{Ll}{1,2}$/u, (letters) => letters.toUpperCase());

/**
 * The books of French codes as decrees write them: `L. 121-2`, `L.O. 111-3`, `Lp. 12`; `5 bis`, `1649 quater B`, `39 A`.
 * Known failure: Swiss law writes `335c`.
 */
export function frenchNumber(number: string): string {
  const booked = /^(lo|lp|[a-z])(?=\d)/u.exec(number)?.[1];
  if (booked === undefined) return branched(number, ' ');
  const book = booked === 'lp' ? 'Lp.' : booked.toUpperCase().replace(/\p{Lu}/gu, '$&.');
  return `${book} ${branched(number.slice(booked.length), ' ')}`;
}

/** `5 bis`, `5-A`. */
export const spanishNumber = (number: string): string => branched(number, '-');

/** A branch apart, a letter in capitals behind a joint. */
function branched(number: string, joint: string): string {
  const match = BRANCHED.exec(number);
  if (match !== null) return [match[1], match[2], match[3]?.toUpperCase()].filter(Boolean).join(' ');
  return inCapitals(number.replace(/(?<=\d)(?=\p{Ll}$)/u, joint));
}

/** European law and the American codes, by title and by abbreviation. */
const EUROPEAN = /\((?:EU|EC|EEC|Euratom)\)|\d\/(?:EU|EC|EEC)(?!\p{L})|European (?:Union|Communit|Parliament)/u;
const AMERICAN_CODE = /^\d{1,2}\s(?:U\.S\.C|C\.F\.R|CFR)/u;

/**
 * The language whose manner the numbers of an act follow. English law inserts "section 3A"; of what is written in English,
 * European law inserts "Article 12a", and the American codes "42 U.S.C. § 1396a".
 * Known failure: some titles of the United States Code have capitals, "18 U.S.C. § 1028A".
 */
export function numberedAs({
  language,
  title,
  abbreviation,
}: Pick<Act, 'language' | 'title' | 'abbreviation'>): Language {
  return language === 'en' && (EUROPEAN.test(title) || AMERICAN_CODE.test(abbreviation)) ? 'und' : language;
}
