import type { Act, Language } from './provision';

/** What makes an inserted unit's number of another one: "5 bis", "1649 quater B". */
const BRANCH =
  '(?:bis|ter|quater|quinquies|sexies|septies|octies|nonies|vicies|(?:un|duo|quin|sex|sept|octo|novo)?decies)';
/** The letters of a number, which are few or a Roman numeral. */
const LETTERS = /(?<!\p{L})(?:[ivxlcdm]{1,8}|\p{Ll}{1,3})(?!\p{L})/gu;
/** A branch, and what stands in the place of a number: words. */
const WORD = new RegExp(`(?<!\\p{L})(?:${BRANCH}(?!\\p{L})|(?![ivxlcdm]{4,8}(?!\\p{L}))\\p{L}{4})`, 'u');
const COUNT = new RegExp(`^(\\d+|[ivxlc]+?)(${BRANCH})$`, 'u');
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
 * The books of French codes as decrees write them: `L. 121-2`, `L.O. 111-3`, `Lp. 12`; `1er`, `5 bis`, `1649 quater B`,
 * `39 A`. Known failure: Swiss law writes `1` and `335c`.
 */
export function frenchNumber(number: string): string {
  if (number === '1') return '1er';
  const booked = /^(lo|lp|[a-z])(?=\d)/u.exec(number)?.[1];
  if (booked === undefined) return branched(number, ' ');
  const book = booked === 'lp' ? 'Lp.' : booked.toUpperCase().replace(/\p{Lu}/gu, '$&.');
  return `${book} ${branched(number.slice(booked.length), ' ')}`;
}

/**
 * `titre Ier`, `chapitre II`, `section 1`, `titre préliminaire`, which readers know by the stem that it has in common with
 * the Spanish word.
 */
export function frenchDivision(number: string): string {
  if (number === 'preliminar') return 'préliminaire';
  return number === 'i' ? 'Ier' : romanInCapitals(number);
}

/** What is counted in an article: `1°`, `1° bis`, `II`, `II bis`. */
export function frenchCount(number: string): string {
  const [, main = number, branch] = COUNT.exec(number) ?? [];
  const count = /^\d/u.test(main) ? `${main}°` : inCapitals(main);
  return branch === undefined ? count : `${count} ${branch}`;
}

/** `5 bis`, `5-A`. */
export const spanishNumber = (number: string): string => branched(number, '-');

/** A branch apart, a letter in capitals behind a joint. */
function branched(number: string, joint: string): string {
  const match = BRANCHED.exec(number);
  if (match !== null) return [match[1], match[2], match[3]?.toUpperCase()].filter(Boolean).join(' ');
  return inCapitals(number.replace(/(?<=\d)(?=\p{Ll}$)/u, joint));
}

/** What older Thai acts count inserted sections by, from the second: มาตรา 5 ทวิ. */
export const THAI_BRANCHES: readonly string[] = ['ทวิ', 'ตรี', 'จัตวา', 'เบญจ', 'ฉ', 'สัตต', 'อัฏฐ', 'นว', 'ทศ'];

/** Older Thai acts insert sections by words, `5 ทวิ`, which ids have as `5-2`. */
export const thaiBranched = (number: string): string =>
  number.replace(/^(\d+)-(\d+)$/u, (all, main: string, branch: string) => {
    const word = THAI_BRANCHES[Number(branch) - 2];
    return word === undefined ? all : `${main} ${word}`;
  });

/** European law and the American codes, by title and by abbreviation. */
const EUROPEAN = /\((?:EU|EC|EEC|Euratom)\)|\d\/(?:EU|EC|EEC)(?!\p{L})|European (?:Union|Communit|Parliament)/u;
/** "European Union (Pilotage) Act 2031" is an act of a state. */
const NATIONAL = /(?<!\p{L})(?:Act|Order|Regulations|Rules)\s\d{4}$/u;
const AMERICAN_CODE = /^\d{1,2}\s(?:U\.S\.C|C\.F\.R|CFR)/u;

/**
 * The language whose manner the labels of an act follow, with the region where several laws are written in it. English law
 * inserts "section 3A"; European law "Article 12a" (`en-EU`), and the American codes "42 U.S.C. § 1396a" (`en-US`).
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
