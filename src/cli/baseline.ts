import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { counted } from '../text';
import { CommandError } from './command';
import { uriOf } from './fingerprints';
import type { LintedFile } from './lintedFiles';

const VERSION = 1;

/** A finding that was there when the baseline was written. */
export interface BaselineEntry {
  readonly fingerprint: string;
  /** Its address, relative to the working folder where it lies in it. */
  readonly file: string;
  readonly code: string;
  /** For a person who reads the file. */
  readonly message: string;
}

export interface Baselined {
  /** The files with the findings that the baseline does not hold. */
  readonly files: readonly LintedFile[];
  /** How many findings were left out. */
  readonly old: number;
  /** What the baseline holds of the files that were checked, or of files that are no more, and was not found. */
  readonly gone: readonly BaselineEntry[];
}

/** Throws {@link CommandError} for a file that is no baseline. */
export async function readBaseline(file: string): Promise<readonly BaselineEntry[]> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    throw new CommandError(`${file} cannot be read (${(error as Error).message}): write it with --write-baseline.`);
  }
  const entries = entriesOf(text);
  if (entries === undefined) {
    throw new CommandError(`${file} is no baseline of this version: write it anew with --write-baseline.`);
  }
  return entries;
}

/** Leaves out what a baseline holds. */
export function withoutOld(files: readonly LintedFile[], baseline: readonly BaselineEntry[]): Baselined {
  const known = new Set(baseline.map(({ fingerprint }) => fingerprint));
  const found = new Set(files.flatMap(({ findings }) => findings.map(({ fingerprint }) => fingerprint)));
  const fresh = files.map((file) => ({
    ...file,
    findings: file.findings.filter(({ fingerprint }) => !known.has(fingerprint)),
  }));
  const isChecked = checkedBy(files);
  return {
    files: fresh,
    old: countOf(files) - countOf(fresh),
    gone: baseline.filter((entry) => !found.has(entry.fingerprint) && (isChecked(entry) || !isThere(entry))),
  };
}

/**
 * Writes the findings of the files that were checked; what a baseline at that place holds of others is kept while they are
 * there. Returns how many findings it holds.
 */
export async function writeBaseline(file: string, files: readonly LintedFile[]): Promise<number> {
  const isChecked = checkedBy(files);
  const before = existsSync(file) ? await readBaseline(file) : [];
  const kept = before.filter((entry) => !isChecked(entry) && isThere(entry));
  const entries = [...kept, ...files.flatMap(entriesOfFile)].sort(byPlace);
  const text = `${JSON.stringify({ version: VERSION, findings: entries }, null, 2)}\n`;
  try {
    await writeFile(file, text);
  } catch (error) {
    throw new CommandError(`${file} cannot be written (${(error as Error).message}): name another file.`);
  }
  return entries.length;
}

/** What a person is told: how many old findings there are, and which are gone. */
export function baselineLines({ old, gone }: Baselined): string[] {
  const mended = gone.map(({ file, code, message }) => `${file}: gone from the baseline: ${code} ${message}`);
  const hint =
    gone.length === 0 ? '' : `; ${counted(gone.length, 'finding')} of it gone: write it anew with --write-baseline`;
  return [...mended, `${counted(old, 'old finding')} left out by the baseline${hint}.`];
}

const countOf = (files: readonly LintedFile[]): number => files.reduce((sum, { findings }) => sum + findings.length, 0);

function checkedBy(files: readonly LintedFile[]): (entry: BaselineEntry) => boolean {
  const checked = new Set(files.map(({ file }) => uriOf(file)));
  return ({ file }) => checked.has(file);
}

function isThere({ file }: BaselineEntry): boolean {
  try {
    return existsSync(file.startsWith('file:') ? fileURLToPath(file) : resolve(decodeURIComponent(file)));
  } catch {
    // What is no address is no file.
    return false;
  }
}

const entriesOfFile = ({ file, findings }: LintedFile): BaselineEntry[] =>
  findings.map(({ fingerprint, code, message }) => ({ fingerprint, file: uriOf(file), code, message }));

/** By file and kind, so that two baselines are easy to compare. */
function byPlace(left: BaselineEntry, right: BaselineEntry): number {
  const key = ({ file, code, fingerprint }: BaselineEntry): string => [file, code, fingerprint].join('\u0000');
  return key(left) < key(right) ? -1 : 1;
}

function entriesOf(text: string): BaselineEntry[] | undefined {
  try {
    const { version, findings } = JSON.parse(text) as { version?: unknown; findings?: unknown };
    return version === VERSION && Array.isArray(findings) && findings.every(isEntry) ? findings : undefined;
  } catch {
    return undefined;
  }
}

const isEntry = (value: unknown): value is BaselineEntry =>
  typeof value === 'object' &&
  value !== null &&
  ['fingerprint', 'file', 'code', 'message'].every(
    (key) => typeof (value as Record<string, unknown>)[key] === 'string',
  );
