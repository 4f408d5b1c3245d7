import { toNfkc } from '../text';
import { numeralMatches, type NumeralMatch } from './numerals';

/** What a number counts. `citation`: it names a provision. `''`: nothing that is recognised. */
export type NumberUnit =
  | ''
  | 'citation'
  | 'year'
  | 'month'
  | 'week'
  | 'day'
  | 'working day'
  | 'hour'
  | 'percent'
  | 'euro'
  | 'won'
  | 'dollar'
  | 'pound'
  | 'person';

/** A number as it is compared: digits without grouping, `.` before decimals; a rule number keeps its dots. */
export interface NumberClaim {
  readonly value: string;
  readonly unit: NumberUnit;
  /** As the text writes it. */
  readonly text: string;
}

/** What stands behind a number, first match counts. Korean calendar years (2019년) are no periods. */
const UNITS_BEHIND: readonly (readonly [NumberUnit, RegExp])[] = [
  ['percent', /^\s?(?:%|prozent|percent|per\s?cent|퍼센트|프로|v\.\s?h\.|vom\s?hundert)/iu],
  ['working day', /^[\s-]?(?:werktag|arbeitstag|working\s?day|business\s?day|영업일|근무일)/iu],
  ['year', /^[\s-]?(?:jahr|jähr|year|년|개년|해(?![가-힣]))/iu],
  ['month', /^[\s-]?(?:monat|month|개월|달)/iu],
  ['week', /^[\s-]?(?:woche|wöch|week|주(?:일|간|\s|$))/iu],
  ['day', /^[\s-]?(?:tag|täg|day|일)/iu],
  ['hour', /^[\s-]?(?:stunde|stünd|hour|시간)/iu],
  ['euro', /^\s?(?:€|euro|eur\b)/iu],
  ['won', /^\s?(?:원|won\b|krw\b|₩)/iu],
  ['dollar', /^\s?(?:\$|us-?dollar|dollar|usd\b)/iu],
  ['pound', /^\s?(?:£|pound|gbp\b)/iu],
  ['person', /^\s?(?:명|인(?:\s|의|이|을|은|$)|person|people|mitglied|member)/iu],
];
const UNITS_BEFORE: readonly (readonly [NumberUnit, RegExp])[] = [
  ['euro', /(?:€|\beur)\s?$/iu],
  ['won', /(?:₩|\bkrw)\s?$/iu],
  ['dollar', /(?:\$|\busd)\s?$/iu],
  ['pound', /(?:£|\bgbp)\s?$/iu],
];
/**
 * A number behind one of these names a provision; so does one before 조, 항, 호, 목, one in brackets right after another
 * (`12(1)`), and one that opens a line as a list mark.
 */
const CITES_BEFORE =
  /(?:[§제]|(?:^|[^\p{L}'’])(?:art|artikel|article|articles|abs|absatz|satz|halbsatz|nr|nummer|no|buchst|section|sections|sec|s|ss|rule|rules|regulation|regulations|reg|paragraph|paragraphs|para|subsection|schedule|annex|part|chapter|clause|anlage|kapitel|abschnitt|buch|별표|부칙)\.?)\s{0,2}$|(?:\d|\))\($/iu;
const CITES_BEHIND =
  /^\s?(?:조(?!\s?\d{0,4}\s?[천백십]?억|\s?원)|항|호(?![가-힣])|목(?![가-힣])|편|장(?![가-힣])|절(?![가-힣])|관(?![가-힣]))/u;
const LIST_MARK_BEFORE = /(?:^|\n)[ \t]{0,8}\(?$/u;
const LIST_MARK_BEHIND = /^[.)]\s/u;
/** A list or range of provisions goes on: `§§ 3, 5 und 7`, `sections 3 to 5`, `제3조 및 제5조`, `제5조의2`. */
const GOES_ON = /^[\s,]{0,3}(?:und|oder|bis|and|or|to|의|[-–,])\s?$/iu;

/** Circled and raised digits mark paragraphs and footnotes; NFKC would glue them to the numbers beside them. */
const MARKS = /[\u2460-\u24ff\u2776-\u2793\u00b9\u00b2\u00b3\u2070-\u2079]/gu;
const GROUPING_BLANKS = /(?<=\d)[\u00a0\u2009\u202f](?=\d{3}(?!\d))/gu;

/**
 * The numbers of a text in order: amounts, percentages, periods, the parts of dates, and citations, in figures of any
 * width, with Korean number units (천만 원), and as German or English words up to ninety-nine.
 *
 * Known failures: fractions ("one half", "ein Drittel") and ordinals ("second", "zweite") are not numbers; 1.500 is
 * always one thousand five hundred; a period in another unit (12 months for one year) is another number.
 */
export function numbersIn(text: string): NumberClaim[] {
  const plain = toNfkc(text.replace(MARKS, ' ').replace(GROUPING_BLANKS, ''));
  const claims: NumberClaim[] = [];
  let previous: { end: number; cites: boolean } = { end: -1, cites: false };
  for (const match of numeralMatches(plain)) {
    const unit = unitOf(plain, match, previous);
    previous = { end: match.end, cites: unit === 'citation' };
    const values =
      unit === 'citation' && /^\d+(?:\.\d+)*$/u.test(match.literal ?? '') ? [match.literal!] : match.values;
    const counted = /^[\s-]?[\p{L}%€$£]{1,24}/u.exec(plain.slice(match.end, match.end + 25))?.[0] ?? '';
    const written = `${plain.slice(match.start, match.end)}${counted}`.replace(/\s+/gu, ' ').trim();
    for (const value of values) claims.push({ value, unit, text: written });
  }
  return claims;
}

function unitOf(text: string, match: NumeralMatch, previous: { end: number; cites: boolean }): NumberUnit {
  if (match.unit !== undefined) return match.unit;
  const behind = text.slice(match.end, match.end + 16);
  const before = text.slice(Math.max(0, match.start - 16), match.start);
  if (citesProvision(text, match, before, behind, previous)) return 'citation';
  const unit =
    UNITS_BEHIND.find(([, pattern]) => pattern.test(behind))?.[0] ??
    UNITS_BEFORE.find(([, pattern]) => pattern.test(before))?.[0] ??
    '';
  return unit === 'year' && match.values.some((value) => Number(value) >= 1000) ? '' : unit;
}

function citesProvision(
  text: string,
  { start, literal }: NumeralMatch,
  before: string,
  behind: string,
  previous: { end: number; cites: boolean },
): boolean {
  if (literal === undefined) return false;
  if (CITES_BEHIND.test(behind)) return true;
  if (LIST_MARK_BEFORE.test(before)) return LIST_MARK_BEHIND.test(behind);
  if (CITES_BEFORE.test(before)) return true;
  return previous.cites && GOES_ON.test(text.slice(previous.end, start).replace(/^[조항호]/u, ''));
}

/**
 * Whether a source says what a sentence claims: the same value, counting the same thing. Where either side's unit is not
 * recognised the value decides, except that a number which only names a provision supports no counted claim.
 */
export function supportsNumber(claim: NumberClaim, source: readonly NumberClaim[]): boolean {
  return source.some(
    ({ value, unit }) => value === claim.value && (unit === claim.unit || unit === '' || claim.unit === ''),
  );
}
