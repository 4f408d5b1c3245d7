export { firstWhere } from './firstWhere';
export type {
  LegalSystem,
  ActReference,
  ActSource,
  Anchor,
  Citation,
  CitationOutcome,
  ResolvedCitation,
} from './citation';
export { actsOfFile, comparable } from './actsOfFile';
export { childrenOf, ancestorsOf, pathOf, textBearing, nearestHeading, type Corpus } from './corpus';
export { CorpusBuilder, joinActs, type PackedActs } from './corpusBuilder';
export { DAY_NOT_SET, dayOf, isDay, dayInWords, dayNumber, dayFromNumber, type Day } from './day';
export { sharedColumn, joinStrings } from './joinColumns';
export { LayeredCorpus, baseOf } from './layeredCorpus';
export { NumberBuffer } from './numberBuffer';
export {
  normaliseNumber,
  parseNumber,
  LATIN,
  latinName,
  latinValue,
  PRINTED_LATIN,
  nextNumber,
  numberBetween,
  type Insertion,
  compareNumbers,
  numeralsOf,
  numberParts,
  fromRoman,
  romanOf,
  romanValue,
  CIRCLED_SIGN,
  digitsFrom,
  GANADA,
  inCircle,
  inKanji,
  kanjiNumber,
  THAI_BRANCHES,
  thaiDigits,
  thaiNumber,
  writeNumber,
  type Numerals,
  type UnitNumber,
  type NumberStyle,
} from './numbers';
export {
  ProvisionRange,
  ordinalsIn,
  joinOrdinals,
  placeFrom,
  someWithin,
  allWithin,
  memberAround,
  someHold,
  subtreesOf,
  oneOfEach,
  type Ordinals,
} from './ordinals';
export { PackedCorpus, type CorpusColumns } from './packedCorpus';
export {
  UNIT_PREFIX,
  isBasicUnit,
  isDivision,
  countTogether,
  formatEId,
  parseEId,
  samePath,
  withoutDivisions,
  truncate,
  type UnitKind,
  type PathUnit,
  type Path,
} from './path';
export type { Language, Status, Validity, Position, Range, Act, Provision, ActDocument, Problem } from './provision';
export { toActKey, toProvisionId, splitProvisionId, type ActKey, type ProvisionId } from './provisionId';
export { standingAt, standingInWords, type Standing } from './standing';
export { StringColumnBuilder, stringAt, isEmptyAt, StringTable, findString, type StringColumn } from './stringColumn';
export { VERDICT_KINDS, type VerdictKind, type VerdictReason, type Verdict, type MissingAuthority } from './verdict';
export { WithheldCorpus, citableUnitAround } from './withheldCorpus';
