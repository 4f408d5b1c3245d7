const DIGIT_OF: Readonly<Record<string, number>> = {
  〇: 0,
  零: 0,
  一: 1,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const MULTIPLIER: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };

/**
 * A number in kanji or in half- or full-width digits, as digits: 七百九, 七〇九, ７０９ and 709 are all `709`. The empty
 * text stays empty.
 */
export function kanjiNumber(raw: string): string {
  const plain = raw.normalize('NFKC');
  if (/^\d*$/u.test(plain)) return plain;
  if (!/[十百千]/u.test(plain)) return plain.replace(/./gu, (digit) => String(DIGIT_OF[digit] ?? digit));
  let total = 0;
  let pending: number | undefined;
  for (const sign of plain) {
    const factor = MULTIPLIER[sign];
    if (factor === undefined) pending = (pending ?? 0) * 10 + (DIGIT_OF[sign] ?? Number(sign));
    else {
      total += (pending ?? 1) * factor;
      pending = undefined;
    }
  }
  return String(total + (pending ?? 0));
}

/** Thai digits as those of ASCII: ๒๕๘ is `258`. */
export const thaiDigits = (raw: string): string =>
  raw.replace(/[๐-๙]/gu, (digit) => String(digit.charCodeAt(0) - '๐'.charCodeAt(0)));

/** What older Thai acts count inserted sections by, from the second: มาตรา 5 ทวิ. */
export const THAI_BRANCHES: readonly string[] = ['ทวิ', 'ตรี', 'จัตวา', 'เบญจ', 'ฉ', 'สัตต', 'อัฏฐ', 'นว', 'ทศ'];

/** A Thai section's number with its branch: `258`, `258/1`, `5-2` for ๕ ทวิ. */
export const thaiNumber = (digits: string, branch?: string): string =>
  `${thaiDigits(digits)}${branch === undefined ? '' : `-${THAI_BRANCHES.indexOf(branch) + 2}`}`;

const KANJI_DIGITS = '〇一二三四五六七八九';
const KANJI_TENS = ['', '十', '百', '千'];
/** The most digits that {@link inKanji} writes by tens. */
export const MOST_KANJI_DIGITS = KANJI_TENS.length;

/** 709 as 七百九; what is no number of up to {@link MOST_KANJI_DIGITS} ASCII digits stays, as no act has it. */
export function inKanji(digits: string): string {
  if (!/^\d+$/u.test(digits) || digits.length > MOST_KANJI_DIGITS) return digits;
  return Array.from(digits, (digit, at) => {
    const tens = KANJI_TENS[digits.length - 1 - at]!;
    if (digit === '0') return '';
    return digit === '1' && tens !== '' ? tens : `${KANJI_DIGITS[Number(digit)]!}${tens}`;
  }).join('');
}

/** Digits of ASCII as those of the script that a zero is of: from ０ the full-width ones, from ๐ Thai, from 〇 kanji. */
export const digitsFrom = (digits: string, zero: '０' | '๐' | '〇'): string =>
  digits.replace(/\d/gu, (digit) =>
    zero === '〇' ? KANJI_DIGITS[Number(digit)]! : String.fromCharCode(zero.charCodeAt(0) + Number(digit)),
  );

/** The syllables by which Korean law and word processors count items, in their order. */
export const GANADA = '가나다라마바사아자차카타파하';

/** ① to ⑳, ㉑ to ㉟, ㊱ to ㊿: the first sign, and what it and the last one count. NFKC makes digits of them. */
const CIRCLED: readonly (readonly [sign: number, first: number, last: number])[] = [
  [0x2460, 1, 20],
  [0x3251, 21, 35],
  [0x32b1, 36, 50],
];
/** The source of a pattern: a number in a circle, one sign. */
export const CIRCLED_SIGN = '[①-⑳㉑-㉟㊱-㊿]';

/** 2 as ②; undefined for what has no such sign, beyond 50. */
export function inCircle(digits: string): string | undefined {
  const value = /^\d{1,2}$/u.test(digits) ? Number(digits) : NaN;
  const block = CIRCLED.find(([, first, last]) => value >= first && value <= last);
  return block === undefined ? undefined : String.fromCharCode(block[0] + value - block[1]);
}
