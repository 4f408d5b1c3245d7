export { nameLines, planName, renamePart, type NewName } from './actName';
export { nameIn } from './citedNumbers';
export type { Note, PartChanges } from './citedText';
export { citedUnits } from './citedUnits';
export { freeNumberBefore } from './freeNumber';
export {
  pathOf,
  planInsertion,
  planRename,
  reachedBy,
  RenumberError,
  siblingsOf,
  unitLabel,
  type Renumbering,
} from './plan';
export { renumberPart } from './renumberPart';
export { withEdits } from './rewriteBlock';
export { numbersAt } from './numbersAt';
export { statuteEdits, type ReadProvisions, type StatuteChange } from './statuteSource';
export { withoutUnit } from './writtenNumbers';
