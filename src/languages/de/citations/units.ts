import { fromRoman, PRINTED_LATIN, type Path, type PathUnit, type UnitKind } from '../../../law';
import { matchAt, toNumber } from '../../citations/engine';
import { LATIN_NOUN } from '../../citations/latin';
import { ordinalOf } from '../numbers';
import { matchesOf } from '../../../text';
import { ACT_HEAD } from './instruments';
import { pattern } from './patterns';

/**
 * 5, 31a, 74 a, 12bis of Swiss law; not the start of a decimal, a date, a word, a number of aviation law ("Absatz 145.A.30") or of an
 * American code ("§ 2000e-3"); nor a letter that is a word of another language between two numbers ("artt. 5 e 6").
 */
const NUMBER = pattern(
  `\\s{0,3}((?!\\d{3,5}[a-z]{1,2}-\\d{1,2}(?!\\d))[0-9０-９]{1,5}(?:(?:(?!ff)[a-z]{1,2}|(?!bis\\s?\\d)${PRINTED_LATIN})(?![\\p{L}\\d])|\\s[a-eg-z](?![\\p{L}\\d.)]|\\s\\d|\\s${LATIN_NOUN}))?)(?!(?!ff(?!\\p{L}))[a-zäöüß\\d])(?![.:]\\d|\\.\\p{Lu}\\.)`,
  'uy',
);
/** "§ 15.05", "Artikel 6.03": chapter and number, as the rules of the waterways count; "Nr. 5.4": a point of a point. */
const DECIMAL = /\s{0,3}(\d{1,2}\.\d{2}[a-z]?)(?![\p{L}\d]|\.\d)/uy;
/** A full stop behind it ends no sentence where the citation plainly goes on: "Nummer 1.2. Satz 3 der". */
const DECIMAL_POINT = /\s{0,3}(\d{1,2}(?:\.\d{1,2}){1,3})(?:\.(?=\s(?:Satz|Buchstabe|de[rs])\s))?(?![\p{L}\d]|\.\d)/uy;
/** "Artikel IX" of older treaties. */
const ROMAN_ARTICLE = /[ \t\u00A0\u202F]{1,3}([IVX]{1,5})(?![\p{L}\d])/uy;
/** "Abs. (2)". */
const IN_BRACKETS = /\s{0,2}\((\d{1,2}[a-z]?)\)/uy;
const FINER: Readonly<Partial<Record<UnitKind, readonly RegExp[]>>> = {
  section: [DECIMAL],
  article: [DECIMAL, ROMAN_ARTICLE],
  paragraph: [IN_BRACKETS],
  point: [DECIMAL_POINT],
};
const ANNEX_NUMBER = /\s{0,3}(\d{1,3}[a-z]?|[IVX]{1,6})(?![\p{L}\d]|\.\d)/uy;
/** "Erwägungsgrund (26)", "ErwG 26". */
const RECITAL_NUMBER = /\s{0,3}(\(\d{1,3}\)|\d{1,3})(?![\p{L}\d]|[.:]\d)/uy;
/**
 * "Nr. 3 a) und b) BGB", "lit. b) bb) HafG", "Nr. 2 a) des Hafengesetzes": an item that its bracket tells, where the citation goes
 * on behind it. Known failure: a bracket that closes another one, in front of an abbreviation ("(§ 5 lit. b) HafG").
 */
export const BRACKETED_ITEM = pattern(
  `\\s{0,2}([a-z]{1,2})\\)(?=,?\\s{1,2}(?:(?:und|oder|bis)\\s)?[a-z]{1,2}\\)|\\s{1,2}(?:Satz\\s\\d|S\\.\\s?\\d|sublit\\.|Halbs|(?:Hs|Var|Alt|Variante|Alternative|Fall)\\.?\\s\\d|(?:Doppel|Dreifach)b|(?:de[sr]\\s)?\\p{Lu}\\p{L}{0,20}\\p{Lu}|de[sr]\\s(?:\\p{Ll}[\\p{L}-]{2,40}en\\s){0,2}(?=\\p{Lu})(?:\\p{L}[\\p{L}-]{0,60}?)?${ACT_HEAD}))`,
  'uy',
);
/** As far as {@link closesItem} looks for the bracket that another one closes, in UTF-16 units. */
const LONGEST_BRACKET = 240;

/**
 * Whether the bracket at an offset belongs to the letter or number in front of it, in a citation that begins at `start`: "§ 3 Nr. 2
 * Buchst. b) des Hafengesetzes", where "(§ 3 Buchst. b)" closes what is open.
 */
export function closesItem(text: string, start: number, at: number): boolean {
  if (text[at] !== ')') return false;
  let open = 0;
  for (const [sign] of matchesOf(/[()]|\n\s{0,8}\n/gu, text.slice(Math.max(0, start - LONGEST_BRACKET), at))) {
    if (sign === '(') open += 1;
    else if (sign === ')') open = Math.max(0, open - 1);
    else open = 0;
  }
  return open === 0;
}

/**
 * "§ 5 (2) HafG", "nach § 5 (2) gilt": a paragraph in brackets. In front of a sentence it opens the words of the paragraph:
 * "§ 5 (2) Der Hafen". Known failure: a note's number in brackets.
 */
const BRACKETED_PARAGRAPH =
  /[ \u00A0]?\((\d{1,2}[a-z]?)\)(?=[,;.]|\s\p{Ll}{2}|\s(?:S\.|Satz|Nr\.|Nummer)\s?\d|\s\p{Lu}\p{L}{0,12}\p{Lu})/uy;
const LETTER = /\s{0,3}(([a-z])\2{0,2})(?![\p{L}\d.])/uy;
/** Right behind a number, what makes it a quantity ("50 000 Euro") or the number of a list's next item ("Absatz 3, 5.  die") and no provision. */
export const QUANTITY =
  /[ \u00A0\u202F]\d{3}(?![\p{L}\d])|,\d{1,3}\s?(?:k?[mg]|[cm]m|ha|l)(?![\p{L}\d])|(?:,\d{1,3})?\s{0,2}(?:%|€|Prozent|v\.\s?H|(?:Euro|EUR|DM|Deutsche\sMark|Mark|Meter|(?:Jahr|Monat|Woche|Tag|Stunde|Minute)(?:e?[ns]?|e))(?!\p{L})|Millionen|Kilo|(?:\.\s?)?(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L}))|\.(?:\s{2,3}\S|\s\p{Ll})/uy;

/** Behind a whole number: "19 Prozent", "600 t". */
const SHARE = /\s{0,2}(?:%|Prozent(?!\p{L})|v\.\s?H\.)/uy;
const MEASURE = /\s{1,2}(?:k?[gW]|MW|[ckm]?m|ha|l|t)(?![\p{L}\d.)])/uy;

/** Whether a number is a share of something: the word for a unit in front of it stands alone, "des folgenden Absatzes 19 Prozent". */
export const isShare = (text: string, end: number): boolean => matchAt(SHARE, text, end) !== null;

/** Whether a number behind "Anlage" or "Anhang" measures that thing: "die Tragfähigkeit des Anhangs 600 t". */
export const isMeasured = (text: string, end: number): boolean => matchAt(MEASURE, text, end) !== null;

/** Groups: 1 paragraph, 2 subparagraph, 3 sentence, 4 point, 5 item, 6 part of an article, 7 words that make no unit. A letter may follow a full stop at once: "lit.a". */
const DETAIL =
  /(?:\s{0,3}|[ \t]{4,40})(?:(Abs(?:\.|atz(?:es)?|ätzen?)?|ABS(?:\.|ATZ))|(Unterabs(?:\.|atz(?:es)?|ätzen?)|UAbs\.?)|(Satz(?:es)?|Sätzen?|SATZ|S\.?)|(Nrn?\.?|NR\.?|Nummern?|Ziff(?:\.|ern?)?|Z(?=\s?\d))|((?:Doppel|Dreifach)?[Bb]uchst(?:\.|aben?)|Bst\.|(?:sub)?lit\.?)|(Teils?(?=\s[A-H](?!\p{L})))|(Halbs(?:\.|atz(?:es)?)|Hs\.?|HS|Alt(?:\.|ernativen?)|Var(?:\.|ianten?)|(?:Fall|Fallgruppe|Spiegelstrich|Anstrich)(?=\s?\d)))(?:(?!\p{L})|(?<=t\.)(?=[a-z]{1,3}(?!\p{L})))/uy;
const DETAIL_KINDS = ['paragraph', 'subparagraph', 'sentence', 'point', 'item', 'part'] as const;
/** "Art. 13 Teil B": the parts of an article of the Union's older directives. */
const PART_LETTER = /\s([A-H])(?!\p{L})/uy;
const OWN_NUMBERS: Readonly<Partial<Record<UnitKind, RegExp>>> = { part: PART_LETTER, preamble: RECITAL_NUMBER };
/**
 * "zweiter Satz": the sentence of that number, whose word is group 1; "erster Halbsatz", "1. Alternative", "Satzteil vor Satz
 * 2": consumed, no unit of a path.
 */
const ORDINAL_DETAIL =
  /,?\s{1,3}(\p{Ll}{3,12})e[nrs]?\s{1,2}Satz(?:es)?(?![\p{L}-]|\s\d)|,?\s{1,3}(?:\d\.|erste[rs]?|zweite[rs]?|dritte[rs]?|letzte[rs]?)\s{1,2}(?:Halbs(?:\.|atz(?:es)?)|Hs\.|HS\.?|Satzteil(?:s|es)?|Alternative|Alt\.|Variante|Var\.|Fall|Fallgruppe|Spiegelstrich|Anstrich|Tatbestand)(?![\p{L}])|\s{1,3}Satzteil\svor\s(?:Satz|Nummer|Nr\.|Buchstabe)\s(?:\d{1,2}|[a-z])(?![\p{L}\d])/uy;
/** What of an annex no path follows: "Anhang VIII Kapitel III Spalte 2", "Anlage 3 (zu § 12)", "Anlage 3 des Anhangs". */
export const ANNEX_PART =
  /,?\s{1,2}(?:Kapitel|Sachgebiet|Teil|Abschnitt|Unterabschnitt|Spalte|Nummer|Nr\.|Tabelle|Buchstabe|Abs\.|Absatz|Unterabsatz|Satz)\s{1,2}(?:[IVX]{1,6}|[A-Za-z]|\d{1,3}(?:\.\d{1,3}){0,4})(?![\p{L}\p{N}])|\s{1,2}\(zu\s[^()]{1,40}\)|\s{1,2}des\sAnhangs(?=\s)/uy;
/** What divides an act, in any case and number: "Abschnitts", "Kap.", "Teile". */
export const DIVISION_WORD =
  '(?:(?:Unterab|Ab)schn(?:\\.|itte?[ns]?)|(?:Unterk|K)ap(?:\\.|iteln?s?)|(?:Untert|T)iteln?s?|Teil(?:e?s|en?)?|B[uü]ch(?:er[ns]?|e?s)?)(?!\\p{L})';
/** "§ 433 II 1 BGB". Known failure: a Roman paragraph at the end of a sentence within a line. */
export const ROMAN = /\s{1,3}([IVX]{1,6}[a-z]?)(?=[\s,;)/–]|-[IVX]|\.?[ \t]{0,3}(?:\n|$))/uy;
/** A further one of a list, or the end of a range. */
export const ROMAN_MEMBER = /([IVX]{1,6}[a-z]?)(?=[\s,;)/–]|-[IVX]|$)/uy;
export const ROMAN_SENTENCE = /\s{1,2}(\d{1,2})(?![\p{L}\d.])/uy;

export interface Step {
  readonly unit: PathUnit;
  readonly end: number;
}

/** No section has so many paragraphs. */
export const NO_PARAGRAPH = 100;

export const isBelowParagraph = (kind: UnitKind): boolean =>
  kind !== 'paragraph' && DETAIL_KINDS.some((one) => one === kind);

export function numberAt(text: string, at: number, kind: UnitKind): Step | undefined {
  const isRomanToo = kind === 'annex' || kind === 'chapter' || kind === 'division';
  const pattern = isRomanToo ? ANNEX_NUMBER : (OWN_NUMBERS[kind] ?? NUMBER);
  const letters = kind === 'item' ? (matchAt(BRACKETED_ITEM, text, at) ?? matchAt(LETTER, text, at)) : null;
  let match = letters ?? matchAt(pattern, text, at);
  for (const style of match === null ? (FINER[kind] ?? []) : []) match ??= matchAt(style, text, at);
  // "§ 433 Abs. II BGB"
  if (match === null) return kind === 'paragraph' ? romanParagraphAt(text, at, ROMAN) : undefined;
  return { unit: { kind, number: toNumber(match[1]!) }, end: at + match[0].length };
}

/** "Abs. 1", "Satz 2", "zweiter Satz", "Nr. 3", "Buchstabe a"; "Halbsatz 2" comes back without a unit. */
export function detailAt(text: string, at: number): { unit?: PathUnit; end: number } | undefined {
  const word = matchAt(DETAIL, text, at);
  if (word === null) return ordinalDetailAt(text, at);
  const end = at + word[0].length;
  const kind = DETAIL_KINDS[word.slice(1).findIndex((group) => group !== undefined)];
  if (kind !== undefined) return numberAt(text, end, kind);
  return { end: numberAt(text, end, 'sentence')?.end ?? end };
}

function ordinalDetailAt(text: string, at: number): { unit?: PathUnit; end: number } | undefined {
  const match = matchAt(ORDINAL_DETAIL, text, at);
  if (match === null) return undefined;
  const end = at + match[0].length;
  if (match[1] === undefined) return { end };
  const number = ordinalOf(match[1]);
  return number === undefined ? undefined : { unit: { kind: 'sentence', number: `${number}` }, end };
}

/** A paragraph whose number stands in brackets behind its section. */
export function bracketedParagraphAt(text: string, at: number, [outer, ...inner]: Path): Step | undefined {
  const isWhole = inner.length === 0 && (outer?.kind === 'section' || outer?.kind === 'article');
  const match = isWhole ? matchAt(BRACKETED_PARAGRAPH, text, at) : null;
  return match === null ? undefined : { unit: { kind: 'paragraph', number: match[1]! }, end: at + match[0].length };
}

export function unitOf(detail: { unit?: PathUnit; end: number } | undefined): Step | undefined {
  return detail?.unit === undefined ? undefined : { unit: detail.unit, end: detail.end };
}

/** A Roman paragraph, as one of {@link ROMAN} and {@link ROMAN_MEMBER} reads it. */
export function romanParagraphAt(text: string, at: number, pattern: RegExp): Step | undefined {
  const match = matchAt(pattern, text, at);
  const number = match === null ? undefined : romanNumber(match[1]!);
  return number === undefined ? undefined : { unit: { kind: 'paragraph', number }, end: at + match![0].length };
}

/** `III` -> `3`, `IVa` -> `4a`; undefined for what is no Roman number. */
function romanNumber(raw: string): string | undefined {
  const letter = /[a-z]$/u.exec(raw)?.[0] ?? '';
  const value = fromRoman(letter === '' ? raw : raw.slice(0, -1));
  return value === undefined ? undefined : `${value}${letter}`;
}
