import { kanjiNumber } from '../../../law';
import type { LawNumber } from '../../citations/naming';
import { pattern } from './patterns';

/** The Gregorian year before the first of each era. */
const ERAS: Readonly<Record<string, number>> = { 明治: 1867, 大正: 1911, 昭和: 1925, 平成: 1988, 令和: 2018 };
const DIGITS = '[0-9０-９〇零一二三四五六七八九十百千元]{1,8}';
/** 平成二十年法律第八十八号, 平成20年政令第5号; in supplementary provisions with its day: 平成一一年一二月二二日法律第一六〇号 */
const LAW_NUMBER = pattern(
  `^(明治|大正|昭和|平成|令和)(${DIGITS})年(?:${DIGITS}月${DIGITS}日)?(\\p{Script=Han}{2,20}?)第(${DIGITS})号(?=$|[）)。、])`,
  'u',
);

/** The number of a law that stands at the start of a text. */
export function lawNumber(text: string): LawNumber | undefined {
  const [, era, year, kind, number] = LAW_NUMBER.exec(text.normalize('NFKC')) ?? [];
  if (era === undefined) return undefined;
  return {
    year: ERAS[era]! + (year === '元' ? 1 : Number(kanjiNumber(year!))),
    number: `${kind!}${kanjiNumber(number!)}`,
  };
}
