import { quantitiesBy } from '../quantities/reader';
import { dated, type NumeralForm } from '../quantities/rules';
import { digitsOf, multipliedOut, shareOf } from '../quantities/values';

const DIGITS = new Map<string, number>([
  ...'ศูนย์ หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า'.split(' ').map((word, value) => [word, value] as const),
  ['เอ็ด', 1],
  ['ยี่', 2],
]);
const UNITS = new Map([
  ['สิบ', 10],
  ['ร้อย', 100],
  ['พัน', 1000],
  ['หมื่น', 1e4],
  ['แสน', 1e5],
]);
const GROUPS = new Map([['ล้าน', 1e6]]);
const WORDS = [...DIGITS.keys(), ...UNITS.keys(), ...GROUPS.keys()].sort((a, b) => b.length - a.length).join('|');
const WORD = new RegExp(WORDS, 'gu');
const NUMBER = `(?:${WORDS}){1,12}`;
const MONTHS = 'มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม'.split(' ');
const MONTH = `(${MONTHS.join('|')})`;
const ERA = '\\s?(?:พ\\.\\s?ศ\\.|พุทธศักราช|ปี)?\\s?';
/** The Buddhist era began 543 years before the Christian one. Assumption: no statute is of a later year than 2400. */
const BUDDHIST = 543;
const FIRST_BUDDHIST = 2400;

const gregorian = (year: string | undefined): number | undefined => {
  if (year === undefined) return undefined;
  return Number(year) >= FIRST_BUDDHIST ? Number(year) - BUDDHIST : Number(year);
};
const valueOfWords = (words: string): number =>
  multipliedOut(
    Array.from(words.matchAll(WORD), ([word]) => word),
    DIGITS,
    UNITS,
    GROUPS,
  );
const numberOf = (written: string): number => (/^\d/u.test(written) ? Number(written) : valueOfWords(written));

const FORMS: readonly NumeralForm[] = [
  {
    pattern: `(?<!\\d)(\\d{1,2})\\s?${MONTH}(?:${ERA}(\\d{4})(?!\\d))?`,
    read: ([, day, month, year]) => dated(gregorian(year), MONTHS.indexOf(month!) + 1, day),
  },
  {
    pattern: `${MONTH}${ERA}(\\d{4})(?!\\d)`,
    read: ([, month, year]) => dated(gregorian(year), MONTHS.indexOf(month!) + 1),
  },
  {
    pattern: '(?:พ\\.\\s?ศ\\.|พุทธศักราช|ค\\.\\s?ศ\\.)\\s?(\\d{4})(?!\\d)',
    read: ([, year]) => ({ value: String(gregorian(year)), unit: '' }),
  },
  {
    pattern: `ร้อยละ\\s?(\\d{1,3}(?:\\.\\d{1,6})?|${NUMBER})`,
    read: ([, part]) => ({ value: digitsOf(numberOf(part!)), unit: 'percent' }),
  },
  {
    pattern: `(${NUMBER}|\\d{1,3})\\s?ใน\\s?(${NUMBER}|\\d{1,3})(?:ส่วน)?`,
    read: ([, part, whole]) => {
      const value = numberOf(part!) < numberOf(whole!) ? shareOf(numberOf(part!), numberOf(whole!)) : undefined;
      return value === undefined ? undefined : { value };
    },
  },
  { pattern: 'กึ่งหนึ่ง|ครึ่งหนึ่ง', read: () => ({ value: '0.5' }) },
  {
    pattern: `(${NUMBER})(?=\\s?(?:วัน|เดือน|ปี|สัปดาห์|ชั่วโมง|นาที|บาท|คน|เท่า))`,
    read: ([, words]) => ({ value: digitsOf(valueOfWords(words!)) }),
  },
];

export const quantities = quantitiesBy({
  decimals: '.',
  forms: FORMS,
  scales: [
    ['\\s?พัน', 1e3],
    ['\\s?หมื่น', 1e4],
    ['\\s?แสน', 1e5],
    ['\\s?ล้าน', 1e6],
  ],
  unitsBehind: [
    ['percent', '\\s?(?:%|เปอร์เซ็นต์)'],
    ['working day', '\\s?วันทำการ'],
    ['year', '\\s?ปี'],
    ['month', '\\s?เดือน'],
    ['week', '\\s?สัปดาห์'],
    ['day', '\\s?วัน'],
    ['hour', '\\s?ชั่วโมง'],
    ['minute', '\\s?นาที'],
    ['currency THB', '\\s?บาท'],
    ['currency USD', '\\s?ดอลลาร์'],
    ['person', '\\s?คน'],
  ],
  unitsBefore: [['currency THB', '฿\\s?']],
  citesBefore: 'มาตรา|ข้อ|วรรค|ฉบับที่|หมวด|ลักษณะ|บรรพ',
  bounds: {
    least: { before: '(?:ไม่น้อยกว่า|ไม่ต่ำกว่า|อย่างน้อย|ตั้งแต่)', behind: 'ขึ้นไป' },
    most: { before: '(?:ไม่เกิน|ไม่มากกว่า|อย่างมาก|ไม่เกินกว่า)' },
  },
  joins: 'และ|หรือ|ถึง',
});
