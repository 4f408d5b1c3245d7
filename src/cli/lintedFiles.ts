import { resolve } from 'node:path';
import {
  checkDraft,
  checkStatute,
  draftFormatOf,
  LineTable,
  type CheckOptions,
  type Finding,
  type Severities,
} from '../check';
import { dayOf, type Problem } from '../law';
import { discover, isDocxFile, isStatuteFile, UnreadableFileError } from '../readers';
import { inTurns, Turns, type LegalIndex } from '../search';
import { CommandError, type Terminal } from './command';
import { readDraftFile } from './draftFile';

/** How long a file is checked before an interruption is heeded, in milliseconds. */
const TURN_MS = 50;

/** A file that was checked, with what was found in it. */
export interface LintedFile {
  /** Absolute path. */
  readonly file: string;
  readonly text: string;
  readonly lines: LineTable;
  readonly findings: readonly Finding[];
}

export interface Linted {
  /** Sorted by path. */
  readonly files: readonly LintedFile[];
  /** How many could not be read; each was said on the terminal. */
  readonly unreadable: number;
}

/**
 * Checks files and whole folders of drafts. What the corpus holds is checked as law, everything else as a draft. Throws
 * {@link CommandError} where a path is missing or nothing is there to check.
 */
export async function lintFiles(
  paths: readonly string[],
  index: LegalIndex,
  severities: Severities,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<Linted> {
  const { files: found, problems } = await discover(paths, { accepts: isDraftFile }, signal);
  for (const { file, message, severity } of problems) {
    if (severity === 'error') throw new CommandError(`${file}: ${message} Name files and folders that are there.`);
    if (severity === 'warning') terminal.warn(`${file}: ${message}`);
  }
  if (found.length === 0) {
    throw new CommandError(
      'There is nothing to check: drafts are .md, .markdown, .txt, .tex, .html, .htm and .docx files.',
    );
  }
  const options = { severities, today: dayOf(new Date()) };
  const statutes = new Set(index.corpus.acts.map(({ file }) => file));
  const files: LintedFile[] = [];
  let unreadable = 0;
  for (const [at, { file }] of found.entries()) {
    terminal.progress(`Checking ${at + 1} of ${found.length}`);
    try {
      files.push(await lintFile(resolve(file), index, statutes, options, terminal, signal));
    } catch (error) {
      if (!(error instanceof UnreadableFileError)) throw error;
      terminal.warn(error.message);
      unreadable += 1;
    }
  }
  return { files, unreadable };
}

/** Data sets are law or nothing: they are checked where they are named. */
const isDraftFile = (file: string): boolean =>
  draftFormatOf(file) !== undefined || isDocxFile(file) || (isStatuteFile(file) && /\.xml$/iu.test(file));

async function lintFile(
  file: string,
  index: LegalIndex,
  statutes: ReadonlySet<string>,
  options: CheckOptions,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<LintedFile> {
  const { text, unread } = await readDraftFile(file, terminal, signal);
  const steps = statutes.has(file)
    ? checkStatute(text, file, index, options)
    : checkDraft(text, draftFormatOf(file) ?? 'text', index, options);
  const findings = await inTurns(steps, new Turns(TURN_MS), signal);
  const lines = new LineTable(text);
  return { file, text, lines, findings: [...unchecked(unread, lines, options.severities), ...findings] };
}

/** What was not read was not checked. */
function unchecked(unread: readonly Problem[], lines: LineTable, { unchecked: severity }: Severities): Finding[] {
  if (severity === 'off') return [];
  return unread.map(({ line, message }) => {
    const start = lines.offsetAt({ line: line - 1, character: 0 });
    const end = start + lines.line(line - 1).length;
    return { code: 'unchecked', start, end, message, fixes: [], related: [], severity };
  });
}
