import { extname } from 'node:path';
import { decode } from './decode';
import { readJsonLines } from './jsonLines/jsonLines';
import { readMarkdown } from './markdown';
import { readPlainText } from './plainText';
import type { ReadResult, SourceFile, SourceText } from './types';

const MARKDOWN = ['.md', '.markdown'];
const JSON_LINES = ['.jsonl', '.ndjson'];
const STATUTE_EXTENSIONS: ReadonlySet<string> = new Set([...MARKDOWN, '.txt', ...JSON_LINES]);

/** Whether a file's extension is one that statutes come in. */
export function isStatuteFile(file: string): boolean {
  return STATUTE_EXTENSIONS.has(extname(file).toLowerCase());
}

/** Reads one file, in whatever of the known formats it is. Never throws: what is wrong is in `problems`. */
export function readSource({ file, bytes }: SourceFile): ReadResult {
  const decoded = decode(bytes);
  const problems =
    decoded.problem === undefined
      ? []
      : [
          {
            file,
            line: 1,
            severity: decoded.text === '' ? ('error' as const) : ('warning' as const),
            message: decoded.problem,
          },
        ];
  if (decoded.text.trim() === '') {
    const empty = { file, line: 1, severity: 'warning' as const, message: 'The file is empty.' };
    return { documents: [], problems: problems.length > 0 ? problems : [empty] };
  }
  const read = readerFor(file, decoded.text)({ file, text: decoded.text });
  return { documents: read.documents, problems: [...problems, ...read.problems] };
}

/** By extension; a `.txt` or unknown one by what the text begins with. */
function readerFor(file: string, text: string): (source: SourceText) => ReadResult {
  const extension = extname(file).toLowerCase();
  if (MARKDOWN.includes(extension)) return readMarkdown;
  if (JSON_LINES.includes(extension)) return readJsonLines;
  const start = text.slice(0, 4096);
  if (/^\s*\{\s*"/u.test(start)) return readJsonLines;
  return /^---\r?\n|^#{1,6} /mu.test(start) ? readMarkdown : readPlainText;
}
