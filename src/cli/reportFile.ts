import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { writeWhole } from '../files';
import { namedBy, type EvaluationReport } from '../evaluation';
import type { Corpus } from '../law';
import { fullText } from '../tools';
import { CommandError } from './command';
import { broughtAlong } from './home';
import { reportHtml, type Beside, type ReportPage } from './reportHtml';

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

/** How much of a provision's text the page shows, in UTF-16 code units, and of all of them together. */
const EXCERPT = 600;
const MOST_OF_EXCERPTS = 8_000_000;

/** The beginnings of what the questions should have found, what they did find, and then of all else that they name. */
export function excerptsOf(reports: readonly EvaluationReport[], corpus: Corpus): Record<string, string> {
  const ids = new Set<string>();
  for (const { items } of reports) {
    for (const { gold, predicted } of items) for (const id of [...gold, ...predicted]) ids.add(id);
  }
  for (const { items } of reports) for (const id of namedBy(items)) ids.add(id);
  const excerpts: Record<string, string> = {};
  let room = MOST_OF_EXCERPTS;
  for (const id of ids) {
    const ordinal = corpus.ordinal(id);
    if (ordinal === undefined) continue;
    const text = fullText(corpus, ordinal, EXCERPT);
    room -= text.length;
    if (room < 0) break;
    excerpts[id] = text;
  }
  return excerpts;
}

/** Why the page could not be written; undefined when it was. */
export async function unwrittenPage(
  file: string,
  page: ReportPage,
  reports: readonly EvaluationReport[],
  datasetFile: string,
  beside: Beside,
): Promise<string | undefined> {
  try {
    await writeWhole(file, reportHtml(basename(datasetFile), reports, page, beside));
    return undefined;
  } catch (error) {
    return `The report could not be written to ${file}: ${(error as Error).message}`;
  }
}
