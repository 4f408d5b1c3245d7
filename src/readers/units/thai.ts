import type { UnitKind } from '../../law';
import { THAI_BRANCHES, thaiNumber } from '../../text';
import { headingWords, unit, type UnitGrammar } from './unitHeading';

const KINDS: Readonly<Record<string, UnitKind>> = {
  บรรพ: 'book',
  ภาค: 'part',
  ลักษณะ: 'title',
  หมวด: 'chapter',
  ส่วนที่: 'division',
  ตอนที่: 'subdivision',
  มาตรา: 'section',
  ข้อ: 'article',
};

const DIGITS = '[0-9๐-๙]';
const UNIT = new RegExp(
  `^(${Object.keys(KINDS).join('|')})\\s{0,3}(${DIGITS}{1,5}(?:/${DIGITS}{1,3})?)(?:\\s(${THAI_BRANCHES.join('|')})(?![\\u0E00-\\u0E7F]))?(?![\\d๐-๙/])`,
  'u',
);
const ANNEX = new RegExp(`^(?:บัญชี|ภาคผนวก|เอกสารแนบ)(?:ท้าย\\S{0,60})?(?:\\s{1,2}(${DIGITS}{1,3}))?(?=\\s|$)`, 'u');
const TRANSITIONAL = /^บทเฉพาะกาล$/u;

/**
 * Thai headings, in Thai or Arabic digits: `หมวด ๑ บททั่วไป`, `มาตรา ๒๕๘`, `มาตรา 258/1`, `มาตรา ๕ ทวิ`, `ข้อ ๓`.
 * Assumption: what stands before a number is the unit's word alone. Known failure: a number in words ("หมวดหนึ่ง").
 */
export const thai: UnitGrammar = (text) => {
  const match = UNIT.exec(text);
  if (match !== null) {
    const [all, word, digits, branch] = match as unknown as [string, string, string, string | undefined];
    return { units: [unit(KINDS[word]!, thaiNumber(digits, branch))], heading: headingWords(text.slice(all.length)) };
  }
  if (TRANSITIONAL.test(text)) return { units: [unit('container', text)], heading: text };
  const annex = ANNEX.exec(text);
  if (annex === null) return undefined;
  const number = annex[1] === undefined ? '' : thaiNumber(annex[1]);
  return { units: [unit('annex', number)], heading: headingWords(text.slice(annex[0].length)) };
};
