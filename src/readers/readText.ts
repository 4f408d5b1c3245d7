import { extname } from 'node:path';
import { readJsonLines } from './jsonLines/jsonLines';
import { readMarkdown } from './markdown';
import { readPlainText } from './plainText';
import { withEntities } from './withEntities';
import type { ReadResult, SourceText } from './types';
import { declaresXml, readXml } from './xml/readXml';

export const MARKDOWN = ['.md', '.markdown'];
export const JSON_LINES = ['.jsonl', '.ndjson'];
export const XML = '.xml';

/** Reads a text as law, in whatever of the known formats it is. */
export const readText = (file: string, text: string): ReadResult => readerFor(file, text)({ file, text });

/** By extension; a `.txt` or unknown one by what the text begins with. */
function readerFor(file: string, text: string): (source: SourceText) => ReadResult {
  const extension = extname(file).toLowerCase();
  if (MARKDOWN.includes(extension)) return withEntities(readMarkdown);
  if (JSON_LINES.includes(extension)) return readJsonLines;
  if (extension === XML || declaresXml(text)) return readXml;
  const start = text.slice(0, 4096);
  if (/^\s*\{\s*"/u.test(start)) return readJsonLines;
  return /^---\r?\n|^#{1,6} /mu.test(start) ? withEntities(readMarkdown) : withEntities(readPlainText);
}
