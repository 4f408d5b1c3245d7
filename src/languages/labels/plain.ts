import { isDivision, type PathUnit } from '../../law';
import type { UnitLabel, UnitLabels } from './labels';
import { romanInCapitals } from './letters';
import { inWords, isDigits, namedInCapitals, needsWord, upperFirst } from './words';

const ORDINAL = inWords('first second third fourth fifth sixth seventh eighth ninth tenth');

/** `(2)` */
export const bracketed: UnitLabel = ({ number }) => `(${number})`;
/** `, paragraph 3`, `, point (a)` */
export const worded = (word: string, number: string): string =>
  `, ${word} ${isDigits(number) ? number : `(${number})`}`;
const bracketedOr =
  (word: string): UnitLabel =>
  (unit, above) =>
    needsWord(above) ? worded(word, unit.number) : bracketed(unit, above);
/** `, second subparagraph`; `, subparagraph 11` beyond the words. */
export const ordinally =
  (word: string): UnitLabel =>
  ({ number }) => {
    const ordinal = ORDINAL(number);
    return ordinal === undefined ? `, ${word} ${number}` : `, ${ordinal} ${word}`;
  };

/** What is written in English words, its numbers as they are: law in a language that is not listed, too. */
export const PLAIN: UnitLabels = {
  section: ({ number }) => ` section ${number}`,
  article: ({ number }) => ` Article ${romanInCapitals(number)}`,
  rule: ({ number }) => ` Rule ${number}`,
  paragraph: bracketedOr('paragraph'),
  subparagraph: bracketed,
  sentence: ordinally('sentence'),
  point: bracketedOr('point'),
  item: bracketed,
  annex: ({ number }) => ` Annex ${romanInCapitals(number)}`.trimEnd(),
  container: ({ number }) => ` ${namedInCapitals(number)}`,
};

/** A unit by the name of its kind: "Part IIA", "Preamble". */
export function inEnglish({ kind, number }: PathUnit): string {
  return ` ${upperFirst(kind)} ${isDivision(kind) ? romanInCapitals(number) : number}`.trimEnd();
}
