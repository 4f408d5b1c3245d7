import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setImmediate, setTimeout as delay } from 'node:timers/promises';
import { Random } from '../../src/evaluation/statistics/random';

/** Work that a process does in a folder, and may be killed in. */
export interface Scenario {
  readonly name: string;
  /** Why it cannot be done here; undefined where it can. */
  readonly missing?: () => Promise<string | undefined> | string | undefined;
  /** Begins what other processes do for it; resolves to what ends that. */
  readonly open?: () => Promise<() => Promise<void>>;
  /** Fills an empty folder. */
  readonly prepare: (folder: string) => Promise<void> | void;
  /** The folder in it that is written to, which is there. */
  readonly writes: (folder: string) => string;
  /** Starts the work, which is done when the process ends by itself, or goes on until it is killed. */
  readonly start: (folder: string, random: () => number) => Started;
  /** Does it again with nobody in the way, and resolves to all that it comes to; what differs from one time to the next is left out. */
  readonly finish: (folder: string) => Promise<string>;
}

export interface Started {
  readonly child: ChildProcess;
  /** What is wrong in the folder right after the kill; undefined where nothing. */
  readonly lost?: () => string | undefined;
}

/** What came of some rounds. */
export interface Toll {
  readonly name: string;
  readonly rounds: number;
  /** How many kills met a process that was at work. */
  readonly kills: number;
  /** A sentence each. */
  readonly faults: readonly string[];
  readonly missing?: string;
}

/** Longer than any piece of work here, in milliseconds: what does not end by then hangs. */
const PATIENCE = 120_000;
/** How long the children of a killed process may live on, in milliseconds. */
const ORPHANS = 10_000;

/** A stream of numbers from 0 to below 1, the same for a seed. */
export function randomFrom(seed: number): () => number {
  const random = new Random(seed);
  return () => random.below(2 ** 32) / 2 ** 32;
}

/** Kills the work at random points, and holds what it comes to after that against what it comes to undisturbed. */
export async function rage(
  scenario: Scenario,
  rounds: number,
  seed: number,
  onProgress: (line: string) => void = () => undefined,
): Promise<Toll> {
  const { name } = scenario;
  const missing = await scenario.missing?.();
  if (missing !== undefined) return { name, rounds: 0, kills: 0, faults: [], missing };
  const random = randomFrom(seed);
  const home = mkdtempSync(join(tmpdir(), `proviso-chaos-${name}-`));
  const close = await scenario.open?.();
  const faults: string[] = [];
  let kills = 0;
  try {
    const calm = await undisturbed(scenario, join(home, 'calm'));
    const folder = join(home, 'raged');
    mkdirSync(folder);
    await scenario.prepare(folder);
    for (let round = 1; round <= rounds; round += 1) {
      const fault = (what: string): void => {
        faults.push(`round ${round}: ${what}`);
        onProgress(`${name}: ${faults.at(-1)!}`);
      };
      const { child, lost } = scenario.start(folder, random);
      // While something is written least time passes and most can be lost: every other kill waits for that.
      const over = new AbortController();
      const moment = round % 2 === 0 ? newFileIn(scenario.writes(folder), over.signal) : delay(random() * calm.took);
      if (await killed(child, moment)) kills += 1;
      over.abort();
      if (await hasOrphans(child)) fault('processes live on whose parent was killed');
      const gone = lost?.();
      if (gone !== undefined) fault(gone);
      const result = await within(scenario.finish(folder)).catch((error: unknown) => `failed: ${String(error)}`);
      if (result !== calm.result) fault(`another result: ${difference(calm.result, result)}`);
      const left = namesIn(folder).filter((one) => !calm.names.includes(one));
      if (left.length > 0) fault(`left behind: ${left.join(', ')}`);
      const without = calm.names.filter((one) => !namesIn(folder).includes(one));
      if (without.length > 0) fault(`missing: ${without.join(', ')}`);
      onProgress(`${name}: round ${round} of ${rounds}`);
    }
  } finally {
    await close?.();
    rmSync(home, { recursive: true, force: true });
  }
  return { name, rounds, kills, faults };
}

/** What the work comes to, the files it leaves, and how long it takes, in milliseconds. */
async function undisturbed(
  { prepare, start, finish }: Scenario,
  folder: string,
): Promise<{ result: string; names: readonly string[]; took: number }> {
  mkdirSync(folder);
  await prepare(folder);
  const began = Date.now();
  const { child } = start(folder, randomFrom(1));
  await Promise.race([ended(child), delay(LONGEST_ROUND)]);
  const took = Date.now() - began;
  child.kill('SIGKILL');
  await ended(child);
  const result = await within(finish(folder));
  return { result, names: namesIn(folder), took };
}

/** What goes on until it is killed is killed within that time, in milliseconds. */
const LONGEST_ROUND = 4_000;

/** Starts a process in a group of its own, so that its children can be looked for; it ends with this one. */
export function started(args: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, args, {
    detached: true,
    stdio: 'pipe',
  });
  const end = (): void => {
    child.kill('SIGKILL');
  };
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  child.stdin.on('error', () => undefined);
  child.stderr.resume();
  return child;
}

/** What a process says on standard output, once it has ended well. */
export async function outputOf(args: readonly string[]): Promise<string> {
  const child = started(args);
  let [said, warned] = ['', ''];
  child.stdout!.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  child.stderr!.setEncoding('utf8').on('data', (chunk: string) => (warned += chunk));
  const code = await ended(child);
  if (code !== 0) throw new Error(`${args.slice(1, 3).join(' ')} ended with ${code}: ${warned.slice(-500)}`);
  return said;
}

export const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

export async function ended(child: ChildProcess): Promise<number | string | null> {
  if (!isRunning(child)) return child.exitCode ?? child.signalCode;
  return new Promise((done) => child.once('close', (code, signal) => done(code ?? signal)));
}

/** Resolves as soon as a folder holds a file that it did not hold, or the signal is aborted. */
async function newFileIn(folder: string, signal: AbortSignal): Promise<void> {
  const before = new Set(readdirSync(folder));
  // A file may be whole within milliseconds: nothing that waits for the system to tell would be in time.
  while (!signal.aborted && readdirSync(folder).every((name) => before.has(name))) await setImmediate();
}

/** Whether it was at work when it was killed. */
async function killed(child: ChildProcess, moment: Promise<unknown>): Promise<boolean> {
  child.stdout!.resume();
  await Promise.race([ended(child), moment, delay(2 * LONGEST_ROUND)]);
  const isAtWork = isRunning(child);
  child.kill('SIGKILL');
  await ended(child);
  return isAtWork;
}

async function hasOrphans({ pid }: ChildProcess): Promise<boolean> {
  if (process.platform === 'win32') return false;
  const end = Date.now() + ORPHANS;
  while (Date.now() < end) {
    try {
      process.kill(-pid!, 0);
    } catch {
      return false;
    }
    await delay(20);
  }
  return true;
}

async function within<T>(work: Promise<T>): Promise<T> {
  const tooLong = new AbortController();
  const late = delay(PATIENCE, undefined, { signal: tooLong.signal }).then(() => {
    throw new Error(`It was not done after ${PATIENCE} ms.`);
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    tooLong.abort();
  }
}

/** All files below a folder, sorted. */
export function namesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

export const hashOf = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);

/** Where two results part. */
function difference(expected: string, found: string): string {
  let at = 0;
  while (at < expected.length && expected[at] === found[at]) at += 1;
  const from = Math.max(0, at - 40);
  return `…${expected.slice(from, at + 80)}… became …${found.slice(from, at + 80)}…`;
}
