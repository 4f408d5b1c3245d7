import type { CitationDraft } from '../../citations/engine';
import { recitalsAt, type RecitalStyle } from '../../citations/recitals';
import { actBefore, actBehind } from './act';

/** What recitals begin with, as `Starts` reads patterns; and what stands there. */
export const RECITAL_STARTS = '[Rr]ecital RECI';
export const RECITAL = '(?:[Rr]ecitals?|RECITALS?)(?=\\s\\(?\\d)|(?<=\\d(?:st|nd|rd|th)\\s)recital(?!\\p{L})';

const STYLE: RecitalStyle = {
  word: /(?:[Rr]ecital|RECITAL)([sS])?(?!\p{L})\s{0,2}/uy,
  ordinalInFront: /(?<!\p{N})(\d{1,3})(?:st|nd|rd|th)\s$/u,
  ofPreamble: /\s{1,2}(?:of|in|to)\sthe\s[Pp]reamble(?!\p{L})/uy,
  separator: /,\s{1,2}(?:(?:and|or)\s{1,2})?|\s{1,2}(?:and|or|&)\s{1,2}/uy,
  range: /\s{1,2}(?:to|through)\s{1,2}|\s?[-–—]\s?/uy,
  actBehind,
};

/** "recital 26 of Regulation (EU) 2016/679", "GDPR, recitals 26 and 27". */
export function englishRecitalsAt(text: string, at: number, floor: number): readonly CitationDraft[] {
  const drafts = recitalsAt(STYLE, text, at, floor);
  const before = drafts[0]?.act.kind === 'this' ? actBefore(text, drafts[0].start, floor) : undefined;
  if (before === undefined) return drafts;
  return drafts.map((draft, index) => ({ ...draft, act: before.act, ...(index === 0 && { start: before.at }) }));
}
