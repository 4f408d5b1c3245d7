export { discover, type Discovered, type DiscoverOptions, type FoundFile } from './discover';
export { readDocxParts } from './docx/docxFile';
export { fileLines, isUtf8File, startOf, type FileLine } from './fileLines';
export { globMatcher } from './globs';
export { compilingJudge, judge } from './judge';
export { makeFolder } from './makeFolder';
export { readTextFile, type TextFile } from './readTextFile';
export { saidKinds, type KindGlobs, type SaidKinds } from './said';
export { removeLeftovers, temporaryOf, writeTogether, writeWhole, type Rewritten } from './temporary';
