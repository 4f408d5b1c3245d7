import { join } from 'node:path';
import {
  PLACE_COLUMNS,
  REPORT_LIMIT,
  reportCorpus,
  reportSummary,
  reportTables,
  type CorpusReport,
  type ReportTable,
} from '../../citation';
import { writeWhole } from '../../files';
import { inTurns, Turns } from '../../turns';
import { toCsv } from '../../text';
import { CORPUS_OPTIONS, countOption, stringOption, UsageError, type Command, type OptionValues } from '../command';
import { inertJson } from '../inert';
import { openCorpus, shownFile } from '../openCorpus';
import { prepareFolder } from '../outFolder';

const FORMATS = ['json', 'csv'] as const;
type Format = (typeof FORMATS)[number];

/** How long the work holds the thread before an interruption is heard, in milliseconds. */
const TURN_MS = 50;
/** Rows of each list that are shown to a person; files have all. */
const SHOWN_ROWS = 5;

export const report: Command = {
  usage: 'report --corpus PATH [--format json|csv] [--out DIR] [--limit N]',
  summary: 'report what a corpus cites most, its dead ends, its circles and what it cites in vain',
  options: { ...CORPUS_OPTIONS, format: { type: 'string' }, out: { type: 'string' }, limit: { type: 'string' } },
  async run([extra], values, terminal, signal) {
    if (extra !== undefined) throw new UsageError(`report takes no argument such as ${extra}.`);
    const out = stringOption(values, 'out');
    const format = formatOf(values, out);
    const limit = countOption(values, 'limit') ?? REPORT_LIMIT;
    if (out !== undefined) await prepareFolder(out);
    const { index } = await openCorpus(values, terminal, signal);
    const onProgress = (done: number): void => {
      terminal.progress(`Reading citations ${done} of ${index.corpus.size}`);
    };
    const made = await inTurns(reportCorpus(index, { limit, onProgress }), new Turns(TURN_MS), signal);
    const tables = reportTables(made);
    const asText = out === undefined && format === 'json' ? [inertJson(made)] : toLines(reportSummary(made), tables);
    const output = { json: made, lines: asText };
    if (out === undefined) return output;
    try {
      for (const [name, content] of filesOf(made, tables, format ?? 'json')) await writeWhole(join(out, name), content);
      return output;
    } catch (error) {
      return { ...output, failure: `The report could not be written to ${out}: ${(error as Error).message}` };
    }
  },
};

function formatOf(values: OptionValues, out: string | undefined): Format | undefined {
  const named = stringOption(values, 'format');
  if (named === undefined) return undefined;
  const format = FORMATS.find((each) => each === named);
  if (format === undefined) throw new UsageError(`--format is one of ${FORMATS.join(', ')}.`);
  if (format === 'csv' && out === undefined) {
    throw new UsageError('--format csv writes a file for each list: name their folder with --out DIR.');
  }
  return format;
}

function filesOf(
  made: CorpusReport,
  tables: readonly ReportTable[],
  format: Format,
): [name: string, content: string][] {
  if (format === 'json') return [['report.json', `${JSON.stringify(made, undefined, 2)}\n`]];
  return tables.map(({ name, columns, rows }) => [`${name}.csv`, toCsv([columns, ...rows])]);
}

const toLines = (summary: readonly string[], tables: readonly ReportTable[]): string[] => [
  ...summary,
  ...tables.flatMap((table) => ['', `${table.title}: ${table.total}`, ...rowLines(table)]),
];

/** The first rows, with the file as a person in this folder would name it. */
const rowLines = ({ columns, rows }: ReportTable): string[] =>
  rows.slice(0, SHOWN_ROWS).map(([, label, file, line, ...cells]) => {
    const named = cells.map((cell, at) => (cell === '' ? [] : [`${columns[at + PLACE_COLUMNS.length]!} ${cell}`]));
    return `  ${label} (${shownFile(String(file))}:${line}): ${named.flat().join(', ')}`;
  });
