export { REPORT_LIMIT, reportCorpus, type ReportOptions } from './corpusReport';
export { tableInWords } from './inWords';
export { PLACE_COLUMNS, reportSummary, reportTables } from './tables';
export type * from './types';
