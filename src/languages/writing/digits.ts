import type { NumberStyle } from '../../law';

/** The signs for digits of a written number; kanji by tens (七百九) or digit by digit (七〇九). */
export function digitsOf(written: string): NumberStyle['digits'] {
  if (/[０-９]/u.test(written)) return 'fullWidth';
  if (/[๐-๙]/u.test(written)) return 'thai';
  const kanji = /[〇零一二三四五六七八九十百千]+/u.exec(written)?.[0];
  if (kanji === undefined) return undefined;
  return kanji.length > 1 && !/[十百千]/u.test(kanji) ? 'kanjiDigits' : 'kanji';
}

const KANJI = '〇零一二三四五六七八九十百千';
/** A digit of a Japanese number: a set, as the source of a pattern. */
export const KANJI_OR_FIGURE = `[0-9０-９${KANJI}]`;

/** Whether a text has a number that is counted by tens in kanji, which is not whole before it ends: 七百 of 七百九. */
export const countsInKanji = (text: string): boolean =>
  /[一二三四五六七八九十百千]/u.test(text) && !/[〇零]/u.test(text);

/** The signs that a number is written in. */
export type NumberSigns = 'ascii' | 'full-width' | 'kanji' | 'thai';

const SIGNS: readonly (readonly [NumberSigns, RegExp])[] = [
  ['ascii', /[0-9]/u],
  ['full-width', /[０-９]/u],
  ['thai', /[๐-๙]/u],
  ['kanji', new RegExp(`[${KANJI}]`, 'u')],
];
const DIGIT = new RegExp(`[0-9０-９๐-๙${KANJI}]`, 'u');

/** The signs of the first number of a text. */
export function signsIn(text: string): NumberSigns | undefined {
  const first = DIGIT.exec(text)?.[0];
  return first === undefined ? undefined : SIGNS.find(([, sign]) => sign.test(first))?.[0];
}
