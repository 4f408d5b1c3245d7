import { extname } from 'node:path';
import type { Problem } from '../law';
import { decode } from './decode';
import { readJsonLines } from './jsonLines/jsonLines';
import { readMarkdown } from './markdown';
import { readPlainText } from './plainText';
import type { ReadResult, SourceFile, SourceText } from './types';
import { decodeXml } from './xml/decodeXml';
import { declaresXml, readXml } from './xml/readXml';

const MARKDOWN = ['.md', '.markdown'];
const JSON_LINES = ['.jsonl', '.ndjson'];
const XML = '.xml';
const STATUTE_EXTENSIONS: ReadonlySet<string> = new Set([...MARKDOWN, '.txt', ...JSON_LINES, XML]);

/** The most problems told one by one of a file. */
const MAX_PROBLEMS = 1000;
const SEVERITIES = ['error', 'warning', 'information'] as const;

/** Whether a file's extension is one that statutes come in. */
export function isStatuteFile(file: string): boolean {
  return STATUTE_EXTENSIONS.has(extname(file).toLowerCase());
}

/** Reads one file, in whatever of the known formats it is. Never throws: what is wrong is in `problems`. */
export function readSource({ file, bytes }: SourceFile): ReadResult {
  const decoded = extname(file).toLowerCase() === XML ? decodeXml(bytes) : decode(bytes);
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
  return { documents: read.documents, problems: capped(file, [...problems, ...read.problems]) };
}

/** The first problems, and one that counts the others and is as grave as the gravest of them. */
function capped(file: string, problems: readonly Problem[]): readonly Problem[] {
  if (problems.length <= MAX_PROBLEMS) return problems;
  const others = problems.slice(MAX_PROBLEMS);
  const severity = SEVERITIES.find((each) => others.some((other) => other.severity === each)) ?? 'warning';
  const message = `${others.length} more problems in this file are not told one by one.`;
  return [...problems.slice(0, MAX_PROBLEMS), { file, line: others[0]!.line, severity, message }];
}

/** By extension; a `.txt` or unknown one by what the text begins with. */
function readerFor(file: string, text: string): (source: SourceText) => ReadResult {
  const extension = extname(file).toLowerCase();
  if (MARKDOWN.includes(extension)) return readMarkdown;
  if (JSON_LINES.includes(extension)) return readJsonLines;
  if (extension === XML || declaresXml(text)) return readXml;
  const start = text.slice(0, 4096);
  if (/^\s*\{\s*"/u.test(start)) return readJsonLines;
  return /^---\r?\n|^#{1,6} /mu.test(start) ? readMarkdown : readPlainText;
}
