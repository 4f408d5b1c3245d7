import { kanjiNumber } from '../../law';
import { quantitiesBy } from '../quantities/reader';
import { dated, type Numeral, type NumeralForm } from '../quantities/rules';
import { digitsOf, multipliedOut, plainDigits, shareOf } from '../quantities/values';

const KANJI = '[〇零一二三四五六七八九十百千]';
const DIGITS = new Map(Array.from('〇一二三四五六七八九', (sign, value) => [sign, value] as const));
const UNITS = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1000],
]);
const GROUPS = new Map([
  ['万', 1e4],
  ['億', 1e8],
  ['兆', 1e12],
]);
/** The year before the first of each era. */
const ERAS: Readonly<Record<string, number>> = { 明治: 1867, 大正: 1911, 昭和: 1925, 平成: 1988, 令和: 2018 };
const NUMBER = `(\\d{1,4}|元|${KANJI}{1,8})`;

const numberOf = (written: string): number => (written === '元' ? 1 : Number(kanjiNumber(written)));
const large = (numeral: string): Numeral => ({
  value: digitsOf(
    multipliedOut(
      Array.from(numeral.replaceAll(',', '').matchAll(/\d+(?:\.\d+)?|[^\d.]/gu), ([sign]) => sign),
      DIGITS,
      UNITS,
      GROUPS,
    ),
  ),
});
const optional = (written: string | undefined): number | undefined =>
  written === undefined ? undefined : numberOf(written);

const FORMS: readonly NumeralForm[] = [
  {
    pattern: `(${Object.keys(ERAS).join('|')})${NUMBER}年(?:${NUMBER}月(?:${NUMBER}日)?)?`,
    read: ([, era, written, month, day]) => {
      const year = ERAS[era!]! + numberOf(written!);
      return month === undefined ? { value: String(year), unit: '' } : dated(year, numberOf(month), optional(day));
    },
  },
  {
    pattern: `(?<![\\d〇一二三四五六七八九])(\\d{4}|[〇一二三四五六七八九]{4})年(?:${NUMBER}月(?:${NUMBER}日)?)?`,
    read: ([, written, month, day]) =>
      month === undefined
        ? { value: plainDigits(kanjiNumber(written!)), unit: '' }
        : dated(numberOf(written!), numberOf(month), optional(day)),
  },
  {
    pattern: `(?<![\\d〇一二三四五六七八九十])${NUMBER}月${NUMBER}日`,
    read: ([, month, day]) => dated(undefined, numberOf(month!), numberOf(day!)),
  },
  // 百分の三十 is thirty percent, 三分の二 a share.
  {
    pattern: `(?<![\\d〇一二三四五六七八九十百千])${NUMBER}分の${NUMBER}`,
    read: ([, whole, part]) => {
      if (numberOf(whole!) === 100) return { value: digitsOf(numberOf(part!)), unit: 'percent' };
      const value = shareOf(numberOf(part!), numberOf(whole!));
      return value === undefined ? undefined : { value };
    },
  },
  { pattern: '(?<!過)半数|半額', read: () => ({ value: '0.5' }) },
  { pattern: '半年', read: () => ({ value: '6', unit: 'month' }) },
  {
    pattern: '(?<![\\d.,第])(\\d[\\d,]{0,20}(?:\\.\\d{1,6})?[万億兆](?:\\d{1,4}[万億])?(?:\\d{1,4}(?!\\d))?)',
    read: ([numeral]) => large(numeral!),
  },
  {
    pattern: `(?<!第)(${KANJI}{1,8}(?:[万億兆]${KANJI}{0,8}){0,3})(?=年|箇月|か月|カ月|ヶ月|月(?!曜)|週|日(?!本|曜)|時間|分(?!の)|円|人|名|パーセント|倍|歳|回)`,
    read: ([numeral]) => (/[万億兆]/u.test(numeral!) ? large(numeral!) : { value: digitsOf(numberOf(numeral!)) }),
  },
];

export const quantities = quantitiesBy({
  decimals: '.',
  forms: FORMS,
  unitsBehind: [
    ['percent', '\\s?(?:%|パーセント)'],
    ['working day', '\\s?(?:営業日)'],
    ['year', '\\s?年'],
    ['month', '\\s?(?:箇月|か月|カ月|ヶ月|ケ月|月(?!曜))'],
    ['week', '\\s?週(?:間)?'],
    ['day', '\\s?日(?!本|曜)(?:間)?'],
    ['hour', '\\s?時間'],
    ['minute', '\\s?分(?!の)(?:間)?'],
    ['currency JPY', '\\s?円'],
    ['currency USD', '\\s?(?:米)?ドル'],
    ['currency EUR', '\\s?ユーロ'],
    ['person', '\\s?(?:人|名)'],
  ],
  unitsBefore: [
    ['currency JPY', '[¥￥]\\s?'],
    ['currency USD', '\\$\\s?'],
  ],
  citesBefore: '第|別表|附則',
  citesBehind: '\\s?(?:条|項|号|章|節|款|編)',
  bounds: {
    least: { before: '(?:少なくとも|最低)', behind: '以上' },
    most: { before: '(?:最大|最長|多くとも)', behind: '以下|以内' },
  },
  joins: '及び|又は|から|まで|若しくは|並びに',
});
