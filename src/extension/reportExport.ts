import { trecQrels, trecRun } from '../evaluation/run/trec';
import { toCsv } from '../text';
import type { ReportFormat, ReportView } from './messages';

/** What a file of each format is named behind the point. */
export const ENDINGS: Readonly<Record<ReportFormat, string>> = {
  json: 'json',
  csv: 'csv',
  trec: 'trec',
  qrels: 'qrels',
};

const WRITERS: Readonly<Record<ReportFormat, (report: ReportView) => string>> = {
  json: (report) => `${JSON.stringify(report, null, 2)}\n`,
  csv,
  trec: ({ items, strategy }) => [...trecRun(items, strategy)].join(''),
  qrels: ({ items }) => [...trecQrels(items)].join(''),
};

/**
 * The report as a file: all of it as JSON, its items as CSV (RFC 4180), one line a question, or what was found and what is
 * right as trec_eval reads it.
 */
export const exportReport = (report: ReportView, format: ReportFormat): string => WRITERS[format](report);

function csv({ items }: ReportView): string {
  const metrics = [...new Set(items.flatMap((item) => Object.keys(item.metrics)))];
  const hasVerdicts = items.some(({ verdict }) => verdict !== undefined);
  const rows = items.map((item) => [
    item.id,
    item.question,
    item.gold.join('; '),
    item.predicted.join('; '),
    ...(hasVerdicts ? [item.verdict ?? ''] : []),
    ...metrics.map((metric) => String(item.metrics[metric] ?? '')),
  ]);
  return toCsv([['id', 'question', 'gold', 'predicted', ...(hasVerdicts ? ['verdict'] : []), ...metrics], ...rows]);
}
