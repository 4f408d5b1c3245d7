import * as l10n from '@vscode/l10n';
import { parse, type CsvError, type Info } from 'csv-parse/sync';

/** A row as it stands in a file, or why there is none. Lines count from 1. */
export type Row = { readonly line: number } & ({ readonly value: unknown } | { readonly problem: string });

/** A row may have at most so many characters: many times what a question with its contexts has. */
const LONGEST_ROW = 4_000_000;
const tooLong = (): string => l10n.t('Longer than {0} characters', LONGEST_ROW);

/** The rows of a file, by the ending of its name: `.csv` and `.tsv` are tables with a heading, all else is JSON lines. */
export function rowsOf(content: string, file: string): Iterable<Row> {
  const text = content.startsWith('\ufeff') ? content.slice(1) : content;
  return /\.[ct]sv$/iu.test(file) ? tableRows(text) : jsonLines(text);
}

function* jsonLines(text: string): Generator<Row> {
  let line = 0;
  for (let start = 0, end: number; start < text.length; start = end + 1) {
    const next = text.indexOf('\n', start);
    end = next < 0 ? text.length : next;
    line += 1;
    const row = text.slice(start, end);
    if (row.trim() !== '') yield jsonLine(row, line);
  }
}

function jsonLine(row: string, line: number): Row {
  if (row.length > LONGEST_ROW) return { line, problem: tooLong() };
  try {
    return { line, value: JSON.parse(row) };
  } catch (error) {
    return { line, problem: l10n.t('Not JSON: {0}', (error as Error).message) };
  }
}

/** What may stand between cells: the one that the heading has most of; spreadsheets of many countries write semicolons. */
const SEPARATORS = [',', ';', '\t'] as const;

/** A row is an object by the names of the heading, without its empty cells; a cell in JSON is a list or an object. */
function tableRows(text: string): Row[] {
  const [heading = ''] = /^.*$/mu.exec(text) ?? [];
  const times = (separator: string): number => heading.split(separator).length;
  const delimiter = SEPARATORS.reduce((best, each) => (times(each) > times(best) ? each : best));
  const torn: Row[] = [];
  const records = parse(text, {
    columns: true,
    delimiter,
    info: true,
    skip_empty_lines: true,
    // A quotation mark within a cell is read as it stands: it would take the rows behind it with it.
    relax_quotes: true,
    skip_records_with_error: true,
    on_skip: (error: CsvError | undefined) => {
      const line = Number(error?.['lines'] ?? 1);
      torn.push({ line, problem: l10n.t('Not a row of the table: {0}', error?.message ?? '') });
      return undefined;
    },
  }) as unknown as readonly { readonly record: Cells; readonly info: Info }[];
  const rows = records.map(({ record, info }): Row => ({ line: info.lines, ...readRecord(record) }));
  return [...rows, ...torn].sort((one, other) => one.line - other.line);
}

type Cells = Readonly<Record<string, string>>;

function readRecord(record: Cells): { readonly value: unknown } | { readonly problem: string } {
  const cells = Object.entries(record).filter(([, cell]) => cell.trim() !== '');
  const length = cells.reduce((sum, [, cell]) => sum + cell.length, 0);
  if (length > LONGEST_ROW) return { problem: tooLong() };
  return { value: Object.fromEntries(cells.map(([name, cell]) => [name.trim(), valueOf(cell)])) };
}

function valueOf(cell: string): unknown {
  if (!/^\s*[[{]/u.test(cell)) return cell;
  try {
    return JSON.parse(cell) as unknown;
  } catch {
    return cell;
  }
}
