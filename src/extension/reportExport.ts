import type { ExportFormat, ReportView } from './messages';

/** The report as a file: all of it as JSON, or its items as CSV (RFC 4180), one line a question. */
export function exportReport(report: ReportView, format: ExportFormat): string {
  if (format === 'json') return `${JSON.stringify(report, null, 2)}\n`;
  const metrics = [...new Set(report.items.flatMap((item) => Object.keys(item.metrics)))];
  const rows = report.items.map((item) => [
    item.id,
    item.question,
    item.gold.join('; '),
    item.predicted.join('; '),
    ...metrics.map((metric) => String(item.metrics[metric] ?? '')),
  ]);
  const lines = [['id', 'question', 'gold', 'predicted', ...metrics], ...rows];
  return lines.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');
}

/** Quoted where it must be; a leading sign that a spreadsheet would run as a formula is disarmed by an apostrophe. */
function toCell(value: string): string {
  const safe = /^[=+\-@\t\r]/u.test(value) && Number.isNaN(Number(value)) ? `'${value}` : value;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
