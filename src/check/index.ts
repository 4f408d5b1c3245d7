export { checkDraft, type CheckOptions } from './checkDraft';
export { checkStatute } from './checkStatute';
export * from './codes';
export type { CheckedIndex, Edit, Finding, Fix } from './finding';
export { ignoreComment } from './ignores';
export { LineTable } from './lineTable';
export { draftFormatOf, type DraftFormat } from './markup';
