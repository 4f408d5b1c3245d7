import { LATIN } from './latin';
import { kanjiNumber, THAI_BRANCHES, thaiDigits } from './signs';
import type { UnitNumber } from './unitNumber';

/** No number is longer, in UTF-16 code units. */
const MAX_NUMBER = 64;
/** Most numbers are canonical already. */
const CANONICAL = /^[\da-z]{1,64}$/u;
/** Few numbers have any such word, and they are normalised by the hundred thousand. */
const MAY_BE_LATIN = /[-/][a-zá]{3}|quá/u;
const QUATER = /(?<=\d\p{L}{0,2})quáter/gu;
/**
 * "12-quater", "2-bis.1": a joint in front of a Latin word is not kept. Only of a whole number, for the names of parts go
 * through here as well: "§§ 4 bis 7".
 */
const LATIN_JOINT = new RegExp(
  `^(\\p{L}{0,3}\\d{1,5}(?:[./:-]\\d{1,5}){0,6}\\p{L}{0,2})[-/](${LATIN}\\p{L}{0,2}(?:\\.\\d{1,5})?)$`,
  'u',
);

/**
 * A number as ids and paths have it, from the text that states it: the canonical form of a {@link UnitNumber}.
 * What is no number is only cleaned.
 */
export function normaliseNumber(raw: string): UnitNumber {
  if (CANONICAL.test(raw)) return raw;
  const number = raw
    .slice(0, MAX_NUMBER)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/의\s*(?=\d)/gu, '-')
    .replace(/[\s()[\]§_]+/gu, '')
    .replace(/[.:]+$/u, '');
  return MAY_BE_LATIN.test(number) ? number.replace(QUATER, 'quater').replace(LATIN_JOINT, '$1$2') : number;
}

/** In front of NFKC, which makes a letter of it: "2º". */
const DEGREE = /\s*[°º]$/u;
/** The book of a French code, which its numbers begin with: "L. 121-3" is `l121-3`, "R.* 123-4" `r123-4`. */
const BOOK = /^(l\.?o|lp|[lrdac])\.?\s?\*?\.?\s?(?=\d)/u;
const HYPHENS = /[\u2010-\u2015\u2212]/gu;
const KANJI = /^[〇零一二三四五六七八九十百千]+$/u;
const THAI_BRANCH = new RegExp(`^(\\d{1,5})\\s?(${THAI_BRANCHES.join('|')})$`, 'u');
const NUMBER = new RegExp(
  `^(?:\\p{L}{0,3}\\d{1,5}(?:\\p{L}{0,2}${LATIN}\\p{L}{0,2}|\\p{L}{0,10})|[ivxlc]{1,8}(?:${LATIN})?|\\p{L}{1,5})(?:[./:-][\\p{L}\\p{N}]{1,5}(?:${LATIN}\\p{L}{0,2})?){0,6}$`,
  'u',
);

/**
 * The canonical form of a number alone, as a law or a person writes it: `5 bis`, `L. 121-3`, `IV`, `5의2`, `七百九の二`, `๒๕๘/๑`,
 * `๕ ทวิ`, `②`, `(a)`. Undefined for what is no number: the word for the unit ("Article", 제, 条) is not read here.
 */
export function parseNumber(written: string): UnitNumber | undefined {
  const text = thaiDigits(written.trim().slice(0, MAX_NUMBER))
    .replace(DEGREE, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(HYPHENS, '-')
    .replace(/[\s()[\]§_]+/gu, '')
    .replace(BOOK, (_, book: string) => book.replace('.', ''))
    .replace(/[.:]{1,64}$/u, '');
  const [, main, branch] = THAI_BRANCH.exec(text) ?? [];
  if (branch !== undefined) return `${main!}-${THAI_BRANCHES.indexOf(branch) + 2}`;
  const parts = text.split(/\s?[의の]\s?/u).map((part) => (KANJI.test(part) ? kanjiNumber(part) : part));
  const number = normaliseNumber(parts.join('-'));
  return NUMBER.test(number) ? number : undefined;
}
