export { decode, type Decoded } from './decode';
export { discover, type Discovered, type DiscoverOptions, type FoundFile } from './discover';
export { globMatcher, type GlobMatcher } from './globs';
export { isStatuteFile, readSource } from './readSource';
export { readTextFile, UnreadableFileError } from './readTextFile';
export { paragraphMarker, type ParagraphMarker } from './units/markers';
export type { ReadResult, SourceFile } from './types';
