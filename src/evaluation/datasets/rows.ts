import * as l10n from '@vscode/l10n';
import { parse, type CsvError, type Info } from 'csv-parse/sync';
import { linesOf, LONGEST_LINE } from './lines';

/** A row as it stands in a file, or why there is none. Lines count from 1. */
export type Row = { readonly line: number } & ({ readonly value: unknown } | { readonly problem: string });

const tooLong = (): string => l10n.t('Longer than {0} characters', LONGEST_LINE);

export const isTable = (file: string): boolean => /\.[ct]sv$/iu.test(file);

/** The rows of a file, by the ending of its name: `.csv` and `.tsv` are tables with a heading, all else is JSON lines. */
export const rowsOf = (content: string, file: string): Iterable<Row> =>
  isTable(file) ? tableRows(content) : jsonLines(content);

function* jsonLines(content: string): Generator<Row> {
  let line = 0;
  for (const text of linesOf(content)) {
    line += 1;
    const row = rowOfLine(text.length > LONGEST_LINE ? undefined : text, line);
    if (row !== undefined) yield row;
  }
}

/**
 * A line of JSON lines; undefined where it is blank.
 *
 * @param text undefined where it is longer than {@link LONGEST_LINE}
 */
export function rowOfLine(text: string | undefined, line: number): Row | undefined {
  if (text === undefined) return { line, problem: tooLong() };
  if (text.trim() === '') return undefined;
  try {
    return { line, value: JSON.parse(text) };
  } catch (error) {
    return { line, problem: l10n.t('Not JSON: {0}', (error as Error).message) };
  }
}

/** What may stand between cells: the one that the heading has most of; spreadsheets of many countries write semicolons. */
const SEPARATORS = [',', ';', '\t'] as const;

/** A row is an object by the names of the heading; a cell in JSON is a list or an object. */
function tableRows(content: string): Row[] {
  const [heading = ''] = linesOf(content);
  const times = (separator: string): number => heading.split(separator).length;
  const delimiter = SEPARATORS.reduce((best, each) => (times(each) > times(best) ? each : best));
  const torn: Row[] = [];
  const records = parse(content, {
    bom: true,
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
  const cells = Object.entries(record);
  const length = cells.reduce((sum, [, cell]) => sum + cell.length, 0);
  if (length > LONGEST_LINE) return { problem: tooLong() };
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
