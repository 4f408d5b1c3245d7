export { checkDraft, isListMark, type CheckOptions } from './checkDraft';
export { checkStatute } from './checkStatute';
export {
  SEVERITIES,
  CHECK_CODES,
  CHECK_RULES,
  severitiesWith,
  isCheckCode,
  isSeverity,
  pageOf,
  type Severity,
  type CheckCode,
  type CheckRule,
  type Severities,
} from './codes';
export { nearestNames } from './findings/nearestNames';
export {
  certaintiesOf,
  isComparable,
  isListed,
  sharesUnit,
  type Certainties,
  type Certainty,
} from './findings/certainty';
export { MOST_RELATED, type CheckedIndex, type Edit, type Finding, type Fix } from './finding';
export { ignoreComment } from './ignores';
export { candidates, editOf, nameIn, numbersOf } from './numbers/citedNumbers';
export { BEFORE, BRANCH, UNIT } from './numbers/writing';
export { partsOf, withoutUnit, writtenNumbers, type WrittenNumber } from './numbers/writtenNumbers';
export { spanBefore } from './document/blocks';
export { fencesOf, type Fence } from './document/fences';
export { LineTable } from './document/lineTable';
export { draftFormatOf, draftFormatOfLanguage, statuteFormatOf, inMarkup, type DraftFormat } from './document/markup';
export { PlainText } from './document/plainText';
export {
  inDocument,
  partsOfStatute,
  placeAt,
  placeOf,
  placesOf,
  readDraft,
  readPart,
  readStatute,
  readStatuteAt,
  ReadMemory,
  type CitationPlace,
  type ReadPart,
  type UnreadPart,
} from './document/readDocument';
