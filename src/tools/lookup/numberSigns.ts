import { digitsFrom, inKanji, type Corpus } from '../../law';

/** The signs that a number is written in. */
export type NumberSigns = 'ascii' | 'full-width' | 'kanji' | 'thai';

/** How many provisions of an act are read for the signs of its numbers. */
const MOST_READ = 200;
const KANJI = '〇一二三四五六七八九十百千';
const SIGNS: readonly (readonly [NumberSigns, RegExp])[] = [
  ['ascii', /[0-9]/u],
  ['full-width', /[０-９]/u],
  ['thai', /[๐-๙]/u],
  ['kanji', new RegExp(`[${KANJI}]`, 'u')],
];
/** What tells the signs of an act's numbers, by its language, and the signs where no text of it does. */
const TOLD: Readonly<Record<string, readonly [evidence: RegExp, without: NumberSigns]>> = {
  ja: [new RegExp(`(?<=第)[${KANJI}0-9０-９]`, 'u'), 'kanji'],
  th: [/(?<=(?:มาตรา|ข้อ)\s{0,2})[0-9๐-๙]/u, 'thai'],
};

/** The signs of the first number of a text. */
export const signsIn = (text: string): NumberSigns | undefined => {
  const first = /[0-9０-９๐-๙〇一二三四五六七八九十百千]/u.exec(text)?.[0];
  return first === undefined ? undefined : SIGNS.find(([, sign]) => sign.test(first))?.[0];
};

/**
 * The signs in which to cite an act: those that are typed, or else those of its own text, in which it cites itself.
 * Assumption: an act that cites nothing is written as official texts are, in kanji or in Thai digits. Known failure: one
 * in other digits that cites nothing.
 */
export function signsFor(corpus: Corpus, act: number, typed: NumberSigns | undefined): NumberSigns {
  const [evidence, without] = TOLD[corpus.acts[act]!.language] ?? [];
  if (evidence === undefined) return 'ascii';
  if (typed !== undefined) return typed;
  const [first, end] = corpus.provisionsOf(act);
  for (let at = first; at < Math.min(end, first + MOST_READ); at += 1) {
    const told = evidence.exec(corpus.text(at))?.[0];
    if (told !== undefined) return signsIn(told)!;
  }
  return without!;
}

/** A text with its numbers, which are in ASCII, in other signs. */
export const inSigns = (text: string, signs: NumberSigns): string =>
  text.replace(/\d+/gu, (digits) => {
    if (signs === 'kanji') return inKanji(digits);
    if (signs === 'ascii') return digits;
    return digitsFrom(digits, signs === 'thai' ? '๐' : '０');
  });
