import * as l10n from '@vscode/l10n';
import type { Dataset, Question } from './dataset';
import { FieldError, Fields } from './fields';
import { FORMATS } from './formats';
import { problemsOf } from './lines';
import { rowsOf, type Row } from './rows';

/**
 * Reads a data set of JSON lines, or of a table in CSV; the format of each row is told by its fields. A line that cannot be
 * read is a problem, which names what it lacks; the rest is read.
 */
export function readDataset(content: string, file: string): Dataset {
  const questions: Question[] = [];
  const lines: number[] = [];
  const problems = problemsOf(file);
  let name = '';
  for (const row of rowsOf(content, file)) {
    const read = questionIn(row, problems);
    if (read === undefined) continue;
    name ||= read.format;
    lines.push(row.line);
    questions.push(read.question);
  }
  return { name, questions, lines, problems: problems.all() };
}

/** The question of a row, with its format; undefined, and told, where it is none. */
export function questionIn(
  row: Row,
  problems: Pick<ReturnType<typeof problemsOf>, 'leftOut'>,
): { readonly format: string; readonly question: Question } | undefined {
  const { line } = row;
  const read = 'problem' in row ? row : readRow(row.value);
  if ('problem' in read) {
    problems.leftOut(line, read.problem);
    return undefined;
  }
  const { format, question } = read;
  return { format, question: question.id === '' ? { ...question, id: `line-${line}` } : question };
}

function readRow(value: unknown): { format: string; question: Question } | { problem: string } {
  const fields = Fields.of(value);
  if (fields === undefined) return { problem: l10n.t('Not a question: expected a JSON object') };
  const format = FORMATS.find(({ marks }) => marks.some((mark) => fields.has(mark)));
  if (format === undefined) {
    const marks = FORMATS.map(({ name, marks }) => `${marks[0]!} (${name})`).join(', ');
    return { problem: l10n.t('Not a question: it has none of the fields {0}', marks) };
  }
  try {
    return { format: format.name, question: format.read(fields) };
  } catch (error) {
    if (error instanceof FieldError) return { problem: `${format.name}: ${error.message}` };
    throw error;
  }
}
