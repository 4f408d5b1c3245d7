export { allNamesOf } from './actNames';
export { citeSpan, joinCited, type BuiltGraph, type CitationStatistics, type CitedSpan } from './buildGraph';
export { citeInSteps, type ProvisionCitations } from './citeProvision';
export { definesNames, DEFINING_PROVISIONS } from './definedNames';
export { findCitations } from './findCitations';
export { CitationGraph, type CitationGraphColumns } from './graph';
export { sameMarkers } from './listMarkers';
export { CitationResolver, type CitationContext, type LocatedCitation } from './resolver';
export { toEnd } from './toEnd';
