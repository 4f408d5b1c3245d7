export { lastMention } from './acts/actResolver';
export { allNamesOf } from './acts/namesOf';
export { packNameKeys } from './acts/nameKeys';
export { citeEach, joinCited, citeCorpus, ordinalsOf, type BuiltGraph, type CitedProvisions } from './graph/buildGraph';
export { joinCitedNames } from './acts/citedNames';
export { bareName, definesNames, draftDefinitionsIn, type Definitions } from './acts/definedNames';
export { learnNames, readersOf, withNamesOf } from './acts/learnedNames';
export { citeInSteps, locatedIn, type ProvisionCitations } from './graph/citeProvision';
export { findCases } from './cases';
export { findCitations, readCitations } from './findCitations';
export { CitationGraph, type CitationGraphColumns } from './graph/graph';
export { CitedRanges } from './graph/citedRanges';
export type { CitedRangeColumns, CitedTargets } from './graph/cited';
export { neighbourhoodOf, type Neighbour, type Neighbourhood } from './graph/neighbourhood';
export {
  CitationOutcomes,
  OUTCOME_COUNTS,
  type CitationOutcomeColumns,
  type CitationStatistics,
} from './graph/outcomes';
export { actFirst, citedBy, citersOf, citersOfAll } from './graph/neighbours';
export { UnitRows } from './provisions/unitRows';
export { sameMarkers } from './provisions/listMarkers';
export {
  REPORT_LIMIT,
  reportCorpus,
  tableInWords,
  PLACE_COLUMNS,
  reportSummary,
  reportTables,
  type CorpusReport,
  type ReportTable,
} from './report';
export { SentenceWording } from './sentenceWording';
export { CitationResolver, type CitationContext, type LocatedCitation, type Trail } from './resolver';
export { citedParts } from './textParts';
export { CITATION_PATTERNS, inAnySystem, hasFrontNames, rulesOf } from './systems';
export { Units } from './graph/units';
export { isTold } from './acts/actChoice';
export { isOfNamedBehind } from './acts/actsAround';
export { areJoined, areListed, standsBefore } from './joints';
export { presentName } from './acts/formerNames';
export { withoutYear } from './acts/variants';
export {
  formerWordsOf,
  isNewWording,
  insertedWordsOf,
  LAW_SAYS,
  dayOfWording,
  namesWording,
  saysChange,
  saysExtract,
  saysTreaty,
  speaksOfComingLaw,
  speaksOfFormerLaw,
  speaksOfOtherActs,
  versionWordsOf,
  WORDING_PATTERNS,
  type FormerWords,
} from './wording';
export { valueOf } from './provisions/valueOf';
