import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { writeWhole } from '../files';
import type { EvaluationReport } from '../evaluation';
import { CommandError } from './command';
import { broughtAlong } from './home';
import { reportHtml, type ReportPage } from './reportHtml';

const SCRIPT = 'dist/report.js';
const STYLES = ['media/report.css', 'media/report-file.css'];

/** The page of a report, to be read before the work, which may take long. Rejects where this copy of Proviso lacks it. */
export async function readReportPage(): Promise<ReportPage> {
  const [script = '', ...styles] = await Promise.all([SCRIPT, ...STYLES].map(readPart));
  return { script: script.replace(/\n\/\/# sourceMappingURL=.*\s*$/u, ''), styles };
}

async function readPart(name: string): Promise<string> {
  const path = await broughtAlong(name);
  if (path === undefined) throw new CommandError(`The page of the report is missing (${name}): install Proviso anew.`);
  return readFile(path, 'utf8');
}

/** Why the page could not be written; undefined when it was. */
export async function unwrittenPage(
  file: string,
  page: ReportPage,
  report: EvaluationReport,
  datasetFile: string,
): Promise<string | undefined> {
  try {
    await writeWhole(file, reportHtml(basename(datasetFile), report, page));
    return undefined;
  } catch (error) {
    return `The report could not be written to ${file}: ${(error as Error).message}`;
  }
}
