export { matchAt, scan, type CitationDraft, type Grammar } from './engine';
export type {
  ActFamily,
  ActKind,
  FrontNames,
  LawNumber,
  Naming,
  Placed,
  Published,
  Supplements,
  TextPart,
} from './naming';
export type { CitationRules } from './rules';
export type { SentenceNames } from './sentenceNames';
export { Starts } from './starts';
export { otherStateReader, type OtherStateReader } from './states';
export type { ActTitles } from './titles';
export type { CitationStyle } from './style';
export type { TypedWords } from './typed';
export type { UnionActKind, UnionActWords, UnionCommunity } from './unionActs';
