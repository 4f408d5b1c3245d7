export { normaliseNumber, parseNumber } from './canonical';
export { LATIN, latinName, latinValue, PRINTED_LATIN } from './latin';
export { nextNumber, numberBetween, type Insertion } from './next';
export { compareNumbers, numeralsOf, type Numerals } from './order';
export { numberParts, type NumberPart } from './parts';
export { fromRoman, romanOf, romanValue } from './roman';
export {
  CIRCLED_SIGN,
  digitsFrom,
  GANADA,
  inCircle,
  inKanji,
  kanjiNumber,
  MOST_KANJI_DIGITS,
  THAI_BRANCHES,
  thaiDigits,
  thaiNumber,
} from './signs';
export type { UnitNumber } from './unitNumber';
export { writeNumber, type NumberStyle } from './write';
