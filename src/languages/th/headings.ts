import { THAI_BRANCHES, thaiNumber, type UnitKind } from '../../law';
import type { Headings } from '../headings/headings';
import { headingWords, unit, type UnitGrammar } from '../headings/unitHeading';

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
export const UNIT_WORD = Object.keys(KINDS).join('|');
const UNIT = new RegExp(
  `^(${UNIT_WORD})\\s{0,3}(${DIGITS}{1,5}(?:/${DIGITS}{1,3})?)(?:\\s(${THAI_BRANCHES.join('|')})(?![\\u0E00-\\u0E7F]))?(?![\\d๐-๙/])`,
  'u',
);
const NAME = 'พระราช|ประมวล|กฎ|รัฐธรรมนูญ|ข้อบังคับ|ระเบียบ|ประกาศ';
/**
 * What goes on behind a number as a citation does: `มาตรา ๕ แห่งพระราชบัญญัติ...`, `มาตรา ๕ และมาตรา ๖`, `มาตรา ๕ วรรคสอง`,
 * `มาตรา ๕, ๖`. Known failure: a citation behind which a sentence goes on with another word (`มาตรา ๕ กำหนดว่า`).
 */
const CITING_ON = new RegExp(
  `^\\s{0,3}(?:แห่ง|วรรค|อนุมาตรา|และ|หรือ|ประกอบ(?:กับ)?\\s{0,3}(?:${UNIT_WORD})|(?:กับ|ถึง|ของ)\\s{0,3}(?:${UNIT_WORD}|${NAME}|${DIGITS})|(?:${UNIT_WORD})\\s{0,3}${DIGITS}|,)`,
  'u',
);
const ANNEX = new RegExp(`^(?:บัญชี|ภาคผนวก|เอกสารแนบ)(?:ท้าย\\S{0,60})?(?:\\s{1,2}(${DIGITS}{1,3}))?(?=\\s|$)`, 'u');
const TRANSITIONAL = /^บทเฉพาะกาล$/u;

/**
 * Thai headings, in Thai or Arabic digits: `หมวด ๑ บททั่วไป`, `มาตรา ๒๕๘`, `มาตรา 258/1`, `มาตรา ๕ ทวิ`, `ข้อ ๓`.
 * Assumption: what stands before a number is the unit's word alone, and no citation goes on behind it. Known
 * failure: a number in words ("หมวดหนึ่ง").
 */
const grammar: UnitGrammar = (text) => {
  const match = UNIT.exec(text);
  if (match !== null) {
    if (CITING_ON.test(text.slice(match[0].length))) return undefined;
    const [all, word, digits, branch] = match as unknown as [string, string, string, string | undefined];
    return { units: [unit(KINDS[word]!, thaiNumber(digits, branch))], heading: headingWords(text.slice(all.length)) };
  }
  if (TRANSITIONAL.test(text)) return { units: [unit('container', text)], heading: text };
  const annex = ANNEX.exec(text);
  if (annex === null) return undefined;
  const number = annex[1] === undefined ? '' : thaiNumber(annex[1]);
  return { units: [unit('annex', number)], heading: headingWords(text.slice(annex[0].length)) };
};

export const headings: Headings = { grammar, tried: 'first' };
