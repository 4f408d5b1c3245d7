import type { ParseArgsConfig } from 'node:util';
import { isCorpusAddress } from '../backends';
import type { KindGlobs } from '../files';
import type { OpenOptions } from '../indexing';

/** Wrong words on the command line: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command could not do its work: exit code 1. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Option values as `parseArgs` gives them. */
export type OptionValues = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

/** What a command prints: one JSON object with `--json`, else lines for a person. */
export interface Output {
  readonly json: unknown;
  /** Whether the JSON has lists that are written one by one, as they are more than there is memory for: see `jsonPieces`. */
  readonly isStreamed?: true;
  readonly lines: readonly string[];
  /** Whether the lines are for a program, to the letter: a patch. */
  readonly isVerbatim?: true;
  /** What went wrong after the work was done: said after the output, exit code 1. */
  readonly failure?: string;
  /** Whether standard output has carried something else already, and nothing is printed. */
  readonly isSaid?: true;
}

/** One of what a command lists: a part of its JSON, and its line for a person. */
export interface ListedItem {
  readonly json: unknown;
  readonly line: () => string;
}

/** What is printed while it is found, as it may be more than there is memory for. */
export interface Listing {
  /** What the list is called, which is all that the JSON object has. */
  readonly field: string;
  readonly batches: AsyncIterable<readonly ListedItem[]> | Iterable<readonly ListedItem[]>;
}

/** What a command may use of the world besides files. */
export interface Terminal {
  /** One line on standard error. */
  warn(line: string): void;
  /** A progress line on standard error, replaced by the next one where standard error is a terminal. */
  progress(line: string): void;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export interface Command {
  readonly usage: string;
  readonly summary: string;
  readonly options: NonNullable<ParseArgsConfig['options']>;
  run(
    positionals: readonly string[],
    values: OptionValues,
    terminal: Terminal,
    signal: AbortSignal,
  ): Promise<Output | Listing>;
}

/** What files are, whatever the evidence: the same globs as the settings of the editor. */
export const KIND_OPTIONS = {
  include: { type: 'string', multiple: true },
  exclude: { type: 'string', multiple: true },
  drafts: { type: 'string', multiple: true },
  ignore: { type: 'string', multiple: true },
} as const satisfies Command['options'];

export const CORPUS_OPTIONS = {
  ...KIND_OPTIONS,
  corpus: { type: 'string', multiple: true },
  'index-dir': { type: 'string' },
} as const satisfies Command['options'];

/** Of a command that reads a shared corpus, too. */
export const SHARED_OPTIONS = { 'allow-unencrypted': { type: 'boolean' } } as const satisfies Command['options'];

/** Whether `--corpus` names a shared corpus, which is then the only one. */
export function isShared(values: OptionValues): boolean {
  const corpora = stringsOption(values, 'corpus');
  if (!corpora.some(isCorpusAddress)) return false;
  if (corpora.length > 1) throw new UsageError('A shared corpus is searched alone: name one --corpus.');
  return true;
}

/** The paths of `--corpus`. */
export function corpusPaths(values: OptionValues): string[] {
  const paths = values['corpus'];
  if (!Array.isArray(paths) || paths.length === 0 || paths.includes('')) {
    throw new UsageError('--corpus PATH is missing: name a file or folder of statutes (`proviso sample` makes one).');
  }
  if (paths.some((path) => isCorpusAddress(String(path)))) {
    throw new UsageError(
      'This command reads files and folders; a shared corpus is read by ask, search, cite, lint, verify, evaluate and mcp.',
    );
  }
  return paths.map(String);
}

export const kindGlobs = (values: OptionValues): KindGlobs => ({
  include: stringsOption(values, 'include'),
  drafts: stringsOption(values, 'drafts'),
  ignored: stringsOption(values, 'ignore'),
});

/** How the corpus is opened: where its index is kept, and what its files are; globs are relative to this folder, too. */
export function openOptions(values: OptionValues): Omit<OpenOptions, 'paths'> {
  const indexDir = stringOption(values, 'index-dir');
  if (indexDir === '') throw new UsageError('--index-dir takes the folder that keeps the index.');
  return {
    ...kindGlobs(values),
    exclude: stringsOption(values, 'exclude'),
    homes: [process.cwd()],
    ...(indexDir !== undefined && { indexDir }),
  };
}

export const MODEL_OPTIONS = {
  llm: { type: 'string' },
  model: { type: 'string' },
  'allow-unencrypted-key': { type: 'boolean' },
} as const satisfies Command['options'];

/** The folders of models that run on this machine. */
export const SENTENCE_MODEL_OPTIONS = {
  encoder: { type: 'string' },
  'cross-encoder': { type: 'string' },
} as const satisfies Command['options'];

/** The folder of a model that reads answers a second time, on this machine. */
export const SECOND_READER_OPTIONS = { entailment: { type: 'string' } } as const satisfies Command['options'];

/** The one positional argument that a command takes. */
export function onlyArgument(positionals: readonly string[], name: string): string {
  const [argument, extra] = positionals;
  if (argument === undefined || argument.trim() === '') throw new UsageError(`${name} is missing.`);
  if (extra !== undefined) throw new UsageError(`One ${name} at a time: put it in quotes if it holds blanks.`);
  return argument;
}

export function stringOption(values: OptionValues, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

/** A whole number of at least 1, or undefined where the option is not given. */
export function countOption(values: OptionValues, name: string): number | undefined {
  const value = stringOption(values, name);
  if (value === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/u.test(value))
    throw new UsageError(`-${name.length > 1 ? '-' : ''}${name} takes a whole number of at least 1.`);
  return Number(value);
}

/** The values of an option that may be given several times. */
export function stringsOption(values: OptionValues, name: string): string[] {
  const value = values[name];
  return Array.isArray(value) ? value.map(String) : [];
}
