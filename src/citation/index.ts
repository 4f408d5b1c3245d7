export { buildGraph, type BuiltGraph, type CitationStatistics } from './buildGraph';
export { findCitations } from './findCitations';
export { CitationGraph, type CitationGraphColumns } from './graph';
export { CitationResolver, type CitationContext, type LocatedCitation } from './resolver';
