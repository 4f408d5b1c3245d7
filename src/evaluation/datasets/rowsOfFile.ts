import { fileLines, isUtf8File } from '../../files';
import type { Problem } from '../../law';
import { readably, readText } from '../report';
import { LONGEST_LINE } from './lines';
import { isTable, rowOfLine, rowsOf, type Row } from './rows';

/**
 * The rows of a file on disk, one after another in little memory where they are lines of UTF-8; a table, and what is in another
 * encoding, is read whole. What the encoding has of problems is added to them. Rejects with {@link DatasetError}.
 */
export async function* rowsOfFile(file: string, problems: Problem[]): AsyncGenerator<Row, void> {
  if (isTable(file) || !(await readably(isUtf8File(file)))) {
    yield* rowsOf(await readText(file, problems), file);
    return;
  }
  for await (const { number, text } of fileLines(file, LONGEST_LINE)) {
    const row = rowOfLine(text, number);
    if (row !== undefined) yield row;
  }
}
