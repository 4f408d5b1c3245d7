/**
 * The language server with a corpus open, as an editor drives it: `npm run bench:server -- FOLDER`. The folder is copied
 * first, since files of it are edited. Prints a Markdown table: how long the corpus takes to open, in the server and in the
 * terminal, how much memory the server has, how long the first references take that are asked for, how soon an edited file is
 * reflected, how long the findings of a long draft take and how long a hover, in a draft that was just edited too, and of
 * each phase the longest stretch that the server's thread worked, in which no message is read. Options:
 *
 * - `--questions FILE`: a data set whose questions are asked too, beside passages of the corpus;
 * - `--phase NAME...`: these alone (`opening`, `asking`, `hovers`, `diagnosing`, `writing`, `editing`);
 * - `--seed N`: what statutes are drawn with that are edited; default 1;
 * - `--room FOLDER`: the copy and its index are kept there, and found there by the next run;
 * - `--program FOLDER...`: the bundles of the servers that are measured, one after another; default: those of `dist`. Leave
 *   `opening` out for one that keeps its index in another format: it is loaded by this program, too, and made anew each time.
 */
import { execFile } from 'node:child_process';
import { copyFile, cp, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import type { Position } from 'vscode-languageserver-protocol';
import { percentile } from '../../src/cli/benchmark';
import { openIndex } from '../../src/indexing';
import { Driven, type Took } from './server/driven';
import { asking, diagnosing, editing, hovers, median, mostCited, references, writing, type Run } from './server/phases';
import { bySize } from './server/statutes';

const DIST = join(__dirname, '../../dist');
/** How often the corpus is opened. */
const OPENED = 6;
/** When the first references are asked for where not at once, in milliseconds: sooner than a person opens a file and a menu. */
const LATER = 3_000;
const PHASES = { asking, hovers, diagnosing, writing, editing };

/** A folder, and where its index lies. */
interface Corpus {
  readonly copy: string;
  readonly indexDirectory: string;
}

const row = (what: string, value: string): void => console.log(`| ${what} | ${value} |`);

async function stretch(server: Driven, phase: string): Promise<void> {
  const { wall, processor } = await server.stretch();
  row(`longest stretch of work, ${phase}, ms`, `${wall.toFixed(0)} (processor ${processor.toFixed(0)})`);
}

/** Opens the corpus for the first time, where there is no index; the heading of the largest statute that most cite. */
async function indexing(program: string, { copy, indexDirectory }: Corpus): Promise<Position | undefined> {
  const server = new Driven(join(program, 'server.js'));
  try {
    const isNew = await stat(indexDirectory).then(
      () => false,
      () => true,
    );
    const started = performance.now();
    await server.open(copy, indexDirectory);
    if (isNew) row('index and open, ms', (performance.now() - started).toFixed(0));
    row('resident once open, MB', (await server.memory()).toFixed(0));
    await stretch(server, 'indexing');
    return await mostCited(server, (await bySize(copy)).at(-1)!.file);
  } finally {
    await server.close();
  }
}

const run = promisify(execFile);

/** What the terminal takes to open the corpus and search it once, its process included. */
async function inTerminal(program: string, { copy, indexDirectory }: Corpus): Promise<number> {
  const started = performance.now();
  const cli = join(program, 'cli.js');
  await run(process.execPath, [cli, 'search', 'Miete', '--corpus', copy, '--index-dir', indexDirectory, '--json']);
  return performance.now() - started;
}

/** What loading takes in a process that has loaded before: what `npm run bench` says of it. */
async function inProcess({ copy, indexDirectory }: Corpus): Promise<number> {
  const load = async (): Promise<number> => {
    const started = performance.now();
    const opening = openIndex({ paths: [copy], indexDir: indexDirectory });
    while ((await opening.next()).done !== true);
    return performance.now() - started;
  };
  await load();
  return load();
}

/**
 * Opens the corpus from its snapshot, in turn in the server and in the terminal; asks for the first references right then, or
 * every other time a moment later.
 */
async function opening(program: string, corpus: Corpus, heading: Position | undefined): Promise<void> {
  const { copy, indexDirectory } = corpus;
  const largest = (await bySize(copy)).at(-1)!.file;
  const times: Record<'server' | 'opening' | 'terminal' | 'loading', number[]> = {
    server: [],
    opening: [],
    terminal: [],
    loading: [],
  };
  const [first, later]: [Awaited<ReturnType<typeof references>>[], Took[]] = [[], []];
  for (let round = 0; round < OPENED; round += 1) {
    times.loading.push(await inProcess(corpus));
    times.terminal.push(await inTerminal(program, corpus));
    const started = performance.now();
    const server = new Driven(join(program, 'server.js'));
    try {
      times.opening.push(await server.open(copy, indexDirectory));
      times.server.push(performance.now() - started);
      if (round === 0) await stretch(server, 'opening from the snapshot');
      if (heading === undefined) continue;
      const isAtOnce = round % 2 === 0;
      if (!isAtOnce) await delay(LATER);
      (isAtOnce ? first : later).push(await references(server, largest, heading));
      if (round === 0) await stretch(server, 'the first references');
    } finally {
      await server.close();
    }
  }
  const beside = (which: 'server' | 'opening', others: readonly number[]): string => {
    const ratios = times[which].map((ms, round) => ms / others[round]!);
    return `${median(others)}; the server ${percentile(ratios, 0.5).toFixed(2)} times that`;
  };
  row('open from the snapshot, process included, median, ms', median(times.server));
  row('the terminal, with a search, likewise', beside('server', times.terminal));
  row('open from the snapshot, once the program is loaded, ms', median(times.opening));
  row('loading alone, in a process that has loaded before', beside('opening', times.loading));
  if (first.length === 0) return;
  const inWords = (all: readonly Took[]): string =>
    `${median(all.map(({ wall }) => wall))} (processor ${median(all.map(({ processor }) => processor))})`;
  row(`first references, ${first[0]!.found} on a heading of the largest statute, at once, median, ms`, inWords(first));
  row(`the same, asked for ${LATER / 1_000} s later, ms`, inWords(later));
}

async function drive(run: Run, phases: readonly string[]): Promise<void> {
  for (const [name, phase] of Object.entries(PHASES)) {
    if (!phases.includes(name)) continue;
    await run.server.stretch();
    await phase(run);
    await stretch(run.server, name);
  }
}

/** All phases of one program. */
async function measure(program: string, folder: string, corpus: Corpus, options: Options): Promise<void> {
  const { copy, indexDirectory } = corpus;
  console.log(`\n| ${basename(program)}, load ${loadavg()[0]!.toFixed(1)} | |\n| --- | --- |`);
  const heading = await indexing(program, corpus);
  if (options.phases.includes('opening')) await opening(program, corpus, heading);
  if (!options.phases.some((phase) => phase in PHASES)) return;
  const server = new Driven(join(program, 'server.js'));
  const statutes = await bySize(copy);
  try {
    await server.open(copy, indexDirectory);
    await drive({ server, statutes, seed: options.seed, questions: options.questions, row }, options.phases);
  } finally {
    await server.close();
  }
  // The statutes as they were, for the next.
  const originals = await bySize(folder);
  const sizes = new Map(originals.map(({ file, size }) => [relative(folder, file), size]));
  for (const { file } of await bySize(copy)) {
    const name = relative(copy, file);
    if ((await stat(file)).size !== sizes.get(name)) await copyFile(join(folder, name), file);
  }
}

interface Options {
  readonly questions: string | undefined;
  readonly phases: readonly string[];
  readonly seed: number;
}

async function main(folder: string): Promise<void> {
  const room = values.room ?? (await mkdtemp(join(tmpdir(), 'proviso-server-')));
  const corpus = { copy: join(room, basename(folder)), indexDirectory: join(room, 'index') };
  const phases = values.phase ?? ['opening', ...Object.keys(PHASES)];
  const options = { questions: values.questions, phases, seed: Number(values.seed) };
  try {
    await mkdir(room, { recursive: true });
    if (!(await stat(corpus.copy).catch(() => undefined))) await cp(folder, corpus.copy, { recursive: true });
    for (const program of values.program ?? [DIST]) await measure(program, folder, corpus, options);
  } finally {
    if (values.room === undefined) await rm(room, { recursive: true });
  }
}

const { values, positionals } = parseArgs({
  options: {
    questions: { type: 'string' },
    phase: { type: 'string', multiple: true },
    seed: { type: 'string', default: '1' },
    room: { type: 'string' },
    program: { type: 'string', multiple: true },
  },
  allowPositionals: true,
});
const [folder] = positionals;
if (folder === undefined) {
  console.error('Name a folder of statutes: npm run bench:server -- FOLDER');
  process.exitCode = 2;
} else {
  void main(folder).catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
}
