import { toCsv } from '../text';
import type { ExportFormat, ReportView } from './messages';

/** The report as a file: all of it as JSON, or its items as CSV (RFC 4180), one line a question. */
export function exportReport(report: ReportView, format: ExportFormat): string {
  if (format === 'json') return `${JSON.stringify(report, null, 2)}\n`;
  const metrics = [...new Set(report.items.flatMap((item) => Object.keys(item.metrics)))];
  const hasVerdicts = report.items.some(({ verdict }) => verdict !== undefined);
  const rows = report.items.map((item) => [
    item.id,
    item.question,
    item.gold.join('; '),
    item.predicted.join('; '),
    ...(hasVerdicts ? [item.verdict ?? ''] : []),
    ...metrics.map((metric) => String(item.metrics[metric] ?? '')),
  ]);
  return toCsv([['id', 'question', 'gold', 'predicted', ...(hasVerdicts ? ['verdict'] : []), ...metrics], ...rows]);
}
