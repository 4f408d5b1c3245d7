import { writeNumber, type Act, type Language, type NumberStyle, type UnitNumber } from '../../law';

const FRENCH: NumberStyle = { capitals: true, letters: ' ', latin: ' ' };

/** `3A`, `A1`, `IIA`, `XIV`; `6bis` and a word stay. */
export const inCapitals = (number: UnitNumber): string => writeNumber(number, { capitals: true });

/** `IV`, `C` where letters alone are the number; `1a` stays. */
export const romanInCapitals = (number: UnitNumber): string => (/\d/u.test(number) ? number : inCapitals(number));

/** A number in brackets: `2A`, `1ZA` behind a digit, and letters that count by themselves, (a) and (iv), as they are. */
export const insertedInCapitals = (number: UnitNumber): string =>
  number.replace(/(?<=\d)\p{Ll}{1,2}$/u, (letters) => letters.toUpperCase());

/**
 * The books of French codes as decrees write them: `L. 121-2`, `L.O. 111-3`, `Lp. 12`; `1er`, `5 bis`, `1649 quater B`,
 * `39 A`. Known failure: Swiss law writes `1` and `335c`.
 */
export function frenchNumber(number: UnitNumber): string {
  if (number === '1') return '1er';
  const booked = /^(lo|lp|[a-z])(?=\d)/u.exec(number)?.[1];
  if (booked === undefined) return writeNumber(number, FRENCH);
  const book = booked === 'lp' ? 'Lp.' : booked.toUpperCase().replace(/\p{Lu}/gu, '$&.');
  return `${book} ${writeNumber(number.slice(booked.length), FRENCH)}`;
}

/**
 * `titre Ier`, `chapitre II`, `section 1`, `titre préliminaire`, which readers know by the stem that it has in common with
 * the Spanish word.
 */
export function frenchDivision(number: UnitNumber): string {
  if (number === 'preliminar') return 'préliminaire';
  return number === 'i' ? 'Ier' : romanInCapitals(number);
}

/** What is counted in an article: `1°`, `1° bis`, `II`, `II bis`. */
export const frenchCount = (number: UnitNumber): string =>
  writeNumber(number, /^\d/u.test(number) ? { unit: '°', latin: ' ' } : { capitals: true, latin: ' ' });

/** `5 bis`, `5-A`. */
export const spanishNumber = (number: UnitNumber): string =>
  writeNumber(number, { capitals: true, letters: '-', latin: ' ' });

/** Older Thai acts insert sections by words, `5 ทวิ`, which ids have as `5-2`. */
export const thaiBranched = (number: UnitNumber): string => writeNumber(number, { branch: 'thaiWords' });

/** European law and the American codes, by title and by abbreviation. */
const EUROPEAN = /\((?:EU|EC|EEC|Euratom)\)|\d\/(?:EU|EC|EEC)(?!\p{L})|European (?:Union|Communit|Parliament)/u;
/** "European Union (Pilotage) Act 2031" is an act of a state. */
const NATIONAL = /(?<!\p{L})(?:Act|Order|Regulations|Rules)\s\d{4}$/u;
const AMERICAN_CODE = /^(?:\d{1,2}\s(?:U\.S\.C|C\.F\.R|CFR)|Pub\. L\. \d)/u;

/**
 * The language whose manner the labels of an act follow, with the region where several laws are written in it. English law
 * inserts "section 3A"; European law "Article 12a" (`en-EU`), and the American codes "42 U.S.C. § 1396a" and laws (`en-US`).
 * Known failure: some titles of the United States Code have capitals, "18 U.S.C. § 1028A".
 */
export function numberedAs({
  language,
  title,
  abbreviation,
}: Pick<Act, 'language' | 'title' | 'abbreviation'>): Language {
  if (language !== 'en') return language;
  if (EUROPEAN.test(title) && !NATIONAL.test(title)) return 'en-EU';
  return AMERICAN_CODE.test(abbreviation) ? 'en-US' : language;
}
