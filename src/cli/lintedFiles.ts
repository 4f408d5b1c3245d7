import { resolve } from 'node:path';
import {
  checkDraft,
  checkStatute,
  draftFormatOf,
  LineTable,
  statuteFormatOf,
  type CheckOptions,
  type Finding,
  type Severities,
} from '../check';
import { dayOf, type Problem } from '../law';
import { discover, judge, type SaidKinds } from '../files';
import { isDocxFile, isStatuteFile, reasonInWords, UnreadableFileError } from '../readers';
import { inTurns, Turns } from '../turns';
import type { IndexSource, LegalIndex } from '../search';
import { CommandError, type Terminal } from './command';
import { readDraftFile, type DraftFile } from './draftFile';
import { fingerprinted, type Fingerprinted } from './fingerprints';

/** How long a file is checked before an interruption is heeded, in milliseconds. */
const TURN_MS = 50;

/** A file that was checked, with what was found in it. */
export interface LintedFile {
  /** Absolute path. */
  readonly file: string;
  readonly text: string;
  readonly lines: LineTable;
  readonly findings: readonly (Finding & Fingerprinted)[];
}

export interface Linted {
  /** Sorted by path. */
  readonly files: readonly LintedFile[];
  /** Files that were not checked because they are neither law nor drafts, and why they are not. */
  readonly leftAlone: readonly { readonly file: string; readonly reason: string }[];
  /** How many could not be read; each was said on the terminal. */
  readonly unreadable: number;
}

/** What files are checked against, and by what. */
export interface LintContext {
  readonly index: IndexSource;
  readonly severities: Severities;
  /** What a person says that files are. */
  readonly said: SaidKinds;
}

/**
 * Checks files and whole folders of drafts. What the corpus holds is checked as law, what is neither law nor a draft
 * not at all, everything else as a draft. Throws
 * {@link CommandError} where a path is missing or nothing is there to check.
 */
export async function lintFiles(
  paths: readonly string[],
  { index, severities, said }: LintContext,
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
  const statutes = await index.with(({ corpus }) => new Set(corpus.acts.map(({ file }) => file)), signal);
  const files: LintedFile[] = [];
  const leftAlone: { file: string; reason: string }[] = [];
  let unreadable = 0;
  for (const [at, { file: path }] of found.entries()) {
    const file = resolve(path);
    terminal.progress(`Checking ${at + 1} of ${found.length}`);
    try {
      const draft = await readDraftFile(file, terminal, signal);
      const { kind, reason } = statutes.has(file) ? LAW : kindOfDraft(file, draft, said);
      if (kind === 'none') leftAlone.push({ file, reason });
      else {
        const lint = (of: LegalIndex): Promise<LintedFile> =>
          lintFile(file, draft, of, kind === 'law', options, signal);
        files.push(await index.with(lint, signal));
      }
    } catch (error) {
      if (!(error instanceof UnreadableFileError)) throw error;
      terminal.warn(error.message);
      unreadable += 1;
    }
  }
  return { files, leftAlone, unreadable };
}

/** Data sets are law or nothing: they are checked where they are named. */
const isDraftFile = (file: string): boolean =>
  draftFormatOf(file) !== undefined || isDocxFile(file) || (isStatuteFile(file) && /\.xml$/iu.test(file));

const LAW = { kind: 'law', reason: '' } as const;

/** A statute that the corpus does not hold is checked as a draft, and so is what was not read whole. */
function kindOfDraft(
  file: string,
  { text, unread }: DraftFile,
  said: SaidKinds,
): { kind: 'draft' | 'none'; reason: string } {
  const told = said.of(file);
  if (told !== undefined) return { kind: told === 'none' ? 'none' : 'draft', reason: '--ignore names it' };
  const { kind, isBlank, reasons } = judge(file, text);
  const isLeftAlone = kind === 'none' && isBlank !== true && unread.length === 0;
  return { kind: isLeftAlone ? 'none' : 'draft', reason: reasonInWords(reasons[0]!) };
}

async function lintFile(
  file: string,
  { text, unread }: DraftFile,
  index: LegalIndex,
  isLaw: boolean,
  options: CheckOptions,
  signal: AbortSignal,
): Promise<LintedFile> {
  const steps = isLaw
    ? checkStatute(text, file, index, options)
    : checkDraft(text, isDocxFile(file) ? 'text' : statuteFormatOf(file, text), index, options);
  const findings = await inTurns(steps, new Turns(TURN_MS), signal);
  const lines = new LineTable(text);
  const all = [...unchecked(unread, lines, options.severities), ...findings];
  return { file, text, lines, findings: fingerprinted(file, text, all) };
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
