import type { NumberStyle } from '../../law';

/** The signs for digits of a written number; kanji by tens (七百九) or digit by digit (七〇九). */
export function digitsOf(written: string): NumberStyle['digits'] {
  if (/[０-９]/u.test(written)) return 'fullWidth';
  if (/[๐-๙]/u.test(written)) return 'thai';
  const kanji = /[〇零一二三四五六七八九十百千]+/u.exec(written)?.[0];
  if (kanji === undefined) return undefined;
  return kanji.length > 1 && !/[十百千]/u.test(kanji) ? 'kanjiDigits' : 'kanji';
}
