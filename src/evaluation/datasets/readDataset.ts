import * as l10n from '@vscode/l10n';
import type { Problem } from '../../law';
import type { Dataset, Question } from './dataset';
import { FieldError, Fields } from './fields';
import { FORMATS } from './formats';

/** A line may have at most so many characters: many times what a question with its contexts has. */
const LONGEST_LINE = 4_000_000;
/** So many lines that cannot be read are named; the others are counted. */
const NAMED_PROBLEMS = 100;

/**
 * Reads a data set of JSON lines; the format of each is told by its fields. A line that cannot be read is a problem, which
 * names what it lacks; the rest is read.
 */
export function readDataset(content: string, file: string): Dataset {
  const questions: Question[] = [];
  const problems: Problem[] = [];
  let name = '';
  let unnamed = 0;
  let line = 0;
  for (const row of linesOf(content)) {
    line += 1;
    if (row.trim() === '') continue;
    const read = readRow(row);
    if ('problem' in read) {
      if (problems.length < NAMED_PROBLEMS) {
        const message = l10n.t('{0}. The line is left out.', read.problem);
        problems.push({ file, line, severity: 'error', message });
      } else unnamed += 1;
      continue;
    }
    name ||= read.format;
    questions.push(read.question.id === '' ? { ...read.question, id: `line-${line}` } : read.question);
  }
  if (unnamed > 0) {
    const message =
      unnamed === 1
        ? l10n.t('1 more line could not be read and is left out.')
        : l10n.t('{0} more lines could not be read and are left out.', unnamed);
    problems.push({ file, line: 1, severity: 'error', message });
  }
  return { name, questions, problems };
}

/** The lines of a text one by one, without their ends. */
function* linesOf(content: string): Generator<string> {
  let start = content.startsWith('\ufeff') ? 1 : 0;
  while (start < content.length) {
    const end = content.indexOf('\n', start);
    const last = end < 0 ? content.length : end;
    yield content.slice(start, last);
    start = last + 1;
  }
}

function readRow(line: string): { format: string; question: Question } | { problem: string } {
  if (line.length > LONGEST_LINE) return { problem: l10n.t('Longer than {0} characters', LONGEST_LINE) };
  let fields: Fields | undefined;
  try {
    fields = Fields.of(JSON.parse(line));
  } catch (error) {
    return { problem: l10n.t('Not JSON: {0}', (error as Error).message) };
  }
  if (fields === undefined) return { problem: l10n.t('Not a question: expected a JSON object') };
  const row = fields;
  const format = FORMATS.find(({ marks }) => marks.some((mark) => row.has(mark)));
  if (format === undefined) {
    const marks = FORMATS.map(({ name, marks }) => `${marks[0]!} (${name})`).join(', ');
    return { problem: l10n.t('Not a question: it has none of the fields {0}', marks) };
  }
  try {
    return { format: format.name, question: format.read(row) };
  } catch (error) {
    if (error instanceof FieldError) return { problem: `${format.name}: ${error.message}` };
    throw error;
  }
}
