import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { version } from '../../package.json';
import { writeWhole } from '../files';
import type { Day } from '../law';
import {
  DatasetError,
  DEFAULT_SEED,
  hashOfFile,
  ReplyFolder,
  RunFolder,
  type EvaluationReport,
  type RunOptions,
} from '../evaluation';
import { CommandError, countOption, stringOption, UsageError, type OptionValues, type Terminal } from './command';

/** Options that say where and how much, but nothing of what is found. */
const UNTOLD: ReadonlySet<string> = new Set([
  'out',
  'html',
  'against',
  'json',
  'corpus',
  'index-dir',
  'generations',
  'predictions',
  'concurrency',
  'cache',
  'seed',
  'allow-unencrypted',
  'ablate',
]);

/** What a run is of. */
export interface RunOf {
  /** The hash of what is asked; undefined where nothing is. */
  readonly corpus: string | undefined;
  readonly datasetFile: string;
  readonly values: OptionValues;
  readonly today: Day;
  /** Whether other strategies are asked the same in one go: what is finished of them is not asked again. */
  readonly isOneOfSeveral?: boolean;
}

/** A run and, where it is kept, its folder. */
export interface Run {
  readonly report: EvaluationReport;
  readonly folder: RunFolder | undefined;
}

type Progress = { readonly done: number; readonly total: number };

/**
 * Has questions asked, and keeps them in a folder where one was named; a run that was broken off goes on with the law of its day.
 *
 * @param whose stands before each line of progress.
 */
export async function keptRun(
  start: (kept: { readonly today: Day; readonly journal?: RunFolder }) => AsyncGenerator<Progress, EvaluationReport>,
  out: string | undefined,
  of: RunOf,
  terminal: Terminal,
  whose = '',
): Promise<Run> {
  const folder = out === undefined ? undefined : await openRun(out, of, terminal);
  if (folder !== undefined && folder.known.size > 0) {
    terminal.warn(`The run in ${out!} was broken off and goes on: ${folder.known.size} questions were asked before.`);
  }
  try {
    const running = start({ today: folder?.today ?? of.today, ...(folder && { journal: folder }) });
    return { report: await resultOf(running, terminal, whose), folder };
  } finally {
    folder?.close();
  }
}

/** What questions come to that are asked one by one. */
export async function resultOf<Result>(
  running: AsyncGenerator<Progress, Result>,
  terminal: Terminal,
  whose = '',
): Promise<Result> {
  for (;;) {
    const { value, done } = await running.next();
    if (done === true) return value;
    terminal.progress(`${whose}Question ${value.done} of ${value.total}`);
  }
}

/** The run that a folder holds, or a new one. */
async function openRun(
  out: string,
  { corpus, datasetFile, values, today, isOneOfSeveral = false }: RunOf,
  terminal: Terminal,
): Promise<RunFolder> {
  const files = {
    dataset: datasetFile,
    generations: stringOption(values, 'generations'),
    predictions: stringOption(values, 'predictions'),
  };
  const hashes = Object.entries(files).flatMap(([name, file]) => (file === undefined ? [] : [{ name, file }]));
  const hashed = await Promise.all(
    hashes.map(async ({ name, file }) => [name, await hashOfFile(resolve(file)).catch(() => 'unreadable')] as const),
  );
  const settings = Object.entries(values).filter(([name]) => !UNTOLD.has(name));
  const configuration = {
    version,
    files: Object.fromEntries(hashed),
    corpus: corpus ?? 'none',
    settings: { ...Object.fromEntries(settings), seed: seedOption(values) },
  };
  try {
    return await RunFolder.open(out, configuration, today, (line) => terminal.warn(line), isOneOfSeveral);
  } catch (error) {
    if (error instanceof DatasetError) throw error;
    throw new CommandError(`The run could not be kept in ${out}: ${(error as Error).message}`);
  }
}

/** Why the report could not be written; undefined when it was, or nobody asked for it. */
export async function unwritten({ report, folder }: Run): Promise<string | undefined> {
  try {
    await folder?.finish(report);
    return undefined;
  } catch (error) {
    return `The report could not be written: ${(error as Error).message}`;
  }
}

/** Where sampling begins. */
function seedOption(values: OptionValues): number {
  const said = stringOption(values, 'seed');
  if (said === undefined) return DEFAULT_SEED;
  if (!/^\d{1,9}$/u.test(said)) throw new UsageError('--seed takes a whole number from 0 to 999999999.');
  return Number(said);
}

/** How many questions are asked at a time where a model answers: servers put several in one batch, or in a queue. */
const MODEL_CONCURRENCY = 4;

/** How the questions are gone through, as the options say. */
export async function runOptions(
  values: OptionValues,
  out: string | undefined,
  terminal: Terminal,
): Promise<RunOptions> {
  const seed = seedOption(values);
  const concurrency = countOption(values, 'concurrency') ?? (values['llm'] === undefined ? 1 : MODEL_CONCURRENCY);
  const replies = await openReplies(values, out, terminal);
  return { seed, concurrency, ...(replies && { replies }) };
}

/** Where the replies of a model are kept: in `--cache`, or beside the run; undefined where nowhere. */
async function openReplies(
  values: OptionValues,
  out: string | undefined,
  terminal: Terminal,
): Promise<ReplyFolder | undefined> {
  const directory = stringOption(values, 'cache') ?? (out === undefined ? undefined : join(out, 'replies'));
  if (directory === undefined || values['llm'] === undefined) return undefined;
  try {
    return await ReplyFolder.open(resolve(directory), (line) => terminal.warn(line));
  } catch (error) {
    throw new CommandError(`--cache ${directory} is no folder that can be written to: ${(error as Error).message}`);
  }
}

/** Several runs in one folder, a folder each. */
export interface SeveralRuns {
  /** Whether they were broken off: what is finished of them is not asked again. */
  readonly goesOn: boolean;
  finish(): Promise<void>;
}

/** Begins several runs in a folder, or goes on with them: `runs.json` says which they are, and whether they are finished. */
export async function openSeveral(out: string, runs: readonly string[]): Promise<SeveralRuns> {
  const file = join(out, 'runs.json');
  const write = (isFinished: boolean): Promise<void> => writeWhole(file, `${JSON.stringify({ runs, isFinished })}\n`);
  const before = await readFile(file, 'utf8').catch(() => '');
  const goesOn = before === `${JSON.stringify({ runs, isFinished: false })}\n`;
  await write(false);
  return { goesOn, finish: () => write(true) };
}
