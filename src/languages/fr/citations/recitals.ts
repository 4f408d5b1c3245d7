import type { CitationDraft } from '../../citations/engine';
import { recitalsAt, type RecitalStyle } from '../../citations/recitals';
import { actBehind } from './act';

/** What recitals begin with, as `Starts` reads patterns; and what stands there. */
export const RECITAL_STARTS = '[Cc]onsidérant';
export const RECITAL = '[Cc]onsidérants?(?=\\s\\(?\\d)|(?<=\\d(?:er|è?me|e)\\s)considérant(?!\\p{L})';

/**
 * "considérant 26 du règlement (UE) 2016/679", "les considérants 26 et 27", "le 26e considérant". A participle too: in
 * "considérant 3 navires" ships are counted, so that a number alone needs an article or a bracket in front. Known failure:
 * "Considérant 3, la Cour ..." at the beginning of a sentence.
 */
const STYLE: RecitalStyle = {
  word: /[Cc]onsidérant(s)?(?!\p{L})\s{0,2}/uy,
  ordinalInFront: /(?<!\p{N})(\d{1,3})(?:er|è?me|e)\s$/u,
  ofPreamble: /\s{1,2}du\spréambule(?!\p{L})/uy,
  sureInFront: /(?:(?<!\p{L})(?:[Ll]es?|[Dd](?:u|es)|[Aa]ux?|[Cc]es?)\s|[(«[]\s?)$|\p{Lu}{3,8},?\s$/u,
  separator: /,\s{1,2}(?:(?:et|ou)\s)?|\s{1,2}(?:et|ou|ainsi\sque)\s{1,2}/uy,
  range: /\s{1,2}(?:à|au)\s{1,2}|\s?[-–—]\s?/uy,
  actBehind,
};

export const frenchRecitalsAt = (text: string, at: number, floor: number): readonly CitationDraft[] =>
  recitalsAt(STYLE, text, at, floor);
