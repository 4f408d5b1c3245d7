import type { CitationDraft } from '../../citations/engine';
import { recitalsAt, type RecitalStyle } from '../../citations/recitals';
import { actBehind } from './act';

/** What recitals begin with, as `Starts` reads patterns; and what stands there. */
export const RECITAL_STARTS = '[Cc]onsiderando';
export const RECITAL = '[Cc]onsiderandos?(?=\\s\\(?\\d)|(?<=\\d\\.?[º°]\\s)considerando(?!\\p{L})';

/**
 * "considerando 26 del Reglamento (UE) 2016/679", "los considerandos 26 y 27". A gerund too: in "considerando 3 buques"
 * ships are counted, so that a number alone needs an article or a bracket in front. Known failure: "Considerando 3, el
 * Tribunal ..." at the beginning of a sentence.
 */
const STYLE: RecitalStyle = {
  word: /[Cc]onsiderando(s)?(?!\p{L})\s{0,2}/uy,
  ordinalInFront: /(?<!\p{N})(\d{1,3})\.?[º°]\s$/u,
  ofPreamble: /\s{1,2}del\spreámbulo(?!\p{L})/uy,
  sureInFront: /(?:(?<!\p{L})(?:[Ee]l|[Ll]os|[Aa]l|[Dd]el|[Ee]ste)\s|[(«[]\s?)$|\p{Lu}{3,8},?\s$/u,
  separator: /,\s{1,2}(?:[ye]\s)?|\s{1,2}(?:y|e|o|u|así\scomo)\s{1,2}/uy,
  range: /\s{1,2}(?:al?|hasta)\s{1,2}|\s?[-–—]\s?/uy,
  actBehind,
};

export const spanishRecitalsAt = (text: string, at: number, floor: number): readonly CitationDraft[] =>
  recitalsAt(STYLE, text, at, floor);
