import type { Problem } from '../law';
import { blankGiantLines, docxText, isDocxFile } from '../readers';
import { readDocxParts, readTextFile, type TextFile } from '../files';
import { inTurns, Turns } from '../turns';
import type { Terminal } from './command';

/** How long a document is read before an interruption is heeded, in milliseconds. */
const TURN_MS = 50;

export interface DraftFile extends Pick<TextFile, 'text' | 'bytes'> {
  /** Lines that were left out; in `text` they are blank. */
  readonly unread: readonly Problem[];
}

/**
 * The text of a file as a draft: of a Word document what stands in it, of any other file all of it. What is wrong with it
 * is said on the terminal. Rejects with `UnreadableFileError`.
 */
export async function readDraftFile(file: string, terminal: Terminal, signal: AbortSignal): Promise<DraftFile> {
  if (!isDocxFile(file)) {
    const { text: whole, problem, bytes } = await readTextFile(file);
    if (problem !== undefined) terminal.warn(`${file}: ${problem}`);
    const { text, problems } = blankGiantLines(file, whole);
    for (const { line, message } of problems) terminal.warn(`${file}:${line}: ${message}`);
    return { text, bytes, unread: problems };
  }
  const { text, problems } = await inTurns(docxText(await readDocxParts(file)), new Turns(TURN_MS), signal);
  for (const { message } of problems) terminal.warn(`${file}: ${message}`);
  return { text, bytes: new Uint8Array(), unread: [] };
}
