import { createHash } from 'node:crypto';
import {
  namedBy,
  publishedOn,
  type ComparedQuestion,
  type EvaluatedQuestion,
  type EvaluationReport,
  type Items,
} from '../evaluation';
import { jsonPieces } from '../text';

/** What the page of a report is made of, as it is in the editor; text. */
export interface ReportPage {
  readonly script: string;
  /** Of the page, and colours where no editor gives any. */
  readonly styles: readonly string[];
}

/** The most that the questions of a page take, in UTF-16 code units of JSON: a browser opens that without a pause. */
export const MOST_OF_QUESTIONS = 16_000_000;

/** What the page shows besides reports. */
export interface Beside {
  /** What the runs are compared with. */
  readonly against?: { readonly name: string; readonly items: readonly ComparedQuestion[] };
  /** The beginnings of the provisions that the questions name, by their ids. */
  readonly excerpts?: Readonly<Record<string, string>>;
}

/**
 * Reports on one data set as one HTML file that needs nothing beside it: the page that the editor shows, with the reports as data.
 * Nothing but its own script and styles, told by their hashes, may run or be worn in it, and it asks no host for anything.
 * Questions behind `most` are left out, which the page says. In pieces, since all of it may take more memory than the run.
 */
export function* reportHtml(
  title: string,
  reports: readonly EvaluationReport[],
  page: ReportPage,
  beside: Beside = {},
  most = MOST_OF_QUESTIONS,
): Generator<string, void> {
  const script = page.script.replaceAll(/<\/(?=script)/giu, '<\\/').replaceAll('<!--', '<\\!--');
  const style = page.styles.join('\n');
  const runs = reports.map((report) => withRoom(report, most / reports.length));
  const view = { runs, published: publishedOn(reports[0]?.dataset ?? ''), ...beside };
  const policy = `default-src 'none'; style-src ${hashOf(style)}; script-src ${hashOf(script)}; base-uri 'none'; form-action 'none'`;
  yield `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="UTF-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1.0">
<title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>
<style>${style}</style>
</head>
<body>
<div id="root"></div>
<script type="application/json" id="report">`;
  for (const piece of jsonPieces({ title, view })) yield inData(piece);
  yield `</script>
<script>${script}</script>
</body>
</html>
`;
}

/** A report with the questions, and the labels of what they name, that there is room for; it says where that is not all. */
function withRoom(report: EvaluationReport, most: number): EvaluationReport {
  const length = roomFor(report.items, most);
  if (length === report.items.length) return report;
  const items = { length, [Symbol.iterator]: () => first(report.items, length) };
  const named = namedBy(items);
  const labels = Object.fromEntries(Object.entries(report.labels).filter(([id]) => named.has(id)));
  const left = `The file holds the first ${length} of ${report.items.length} questions; the figures are of all.`;
  return { ...report, items, labels, notices: [...report.notices, left] };
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** JSON in which no element of HTML can begin or end. */
const inData = (json: string): string => json.replaceAll('<', '\\u003c');

/** How many from the start `most` has room for. */
function roomFor(items: Items, most: number): number {
  let [room, count] = [most, 0];
  for (const item of items) {
    room -= inData(JSON.stringify(item)).length;
    if (room < 0) break;
    count += 1;
  }
  return count;
}

function* first(items: Items, length: number): Generator<EvaluatedQuestion, void> {
  let left = length;
  for (const item of items) {
    if (left === 0) return;
    left -= 1;
    yield item;
  }
}
