import { fork, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import type { FromWorker, Job } from './protocol';
import type { Finding } from './target';
import { TARGETS } from './targets';

const ROOT = resolve(__dirname, '../..');

export interface FuzzOptions {
  /** By name; each a whole name or what names begin with. None: all. */
  readonly targets: readonly string[];
  /** For all targets together, an equal share each. */
  readonly seconds: number;
  /** Changed inputs a target at most; its seeds are tried as they are first. */
  readonly runs: number;
  readonly seed: number;
}

/** What came of one target. */
export interface Outcome {
  readonly name: string;
  readonly inputs: number;
  /** Inputs that reached something new and were changed further. */
  readonly kept: number;
  readonly findings: readonly Finding[];
}

/** What the server starts beside itself, by the names that it looks for. */
const THREADS = {
  'indexWorker.js': 'src/server/corpus/indexWorker.ts',
  'buildWorker.js': 'src/indexing/build/buildWorker.ts',
};

/** Memory of a process, of which compiled code and the rest take some. MiB. */
const HEAP = 800;

/** Tries inputs on targets, one after another, in a process that may die of them. */
export async function fuzz(options: FuzzOptions, onProgress: (line: string) => void): Promise<Outcome[]> {
  const chosen = chosenOf(options.targets);
  // The name tells its own code in the coverage.
  const folder = await mkdtemp(join(tmpdir(), 'proviso-fuzz-'));
  try {
    const file = join(folder, 'proviso-fuzz.js');
    await bundle(join(__dirname, 'worker.ts'), file);
    for (const [name, entry] of Object.entries(THREADS)) await bundle(join(ROOT, entry), join(folder, name));
    return await new Fuzzing(file, folder, options, onProgress).run(chosen);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function chosenOf(targets: readonly string[]): string[] {
  const names = TARGETS.map(({ name }) => name);
  const chosen = names.filter((name) => targets.length === 0 || targets.some((one) => name.startsWith(one)));
  if (chosen.length === 0) throw new Error(`No target is called ${targets.join(', ')}: there are ${names.join(', ')}.`);
  return chosen;
}

async function bundle(entry: string, outfile: string): Promise<void> {
  await build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    sourcemap: 'inline',
    sourcesContent: false,
    alias: { vscode: join(__dirname, 'vscodeStub.ts') },
    external: ['onnxruntime-node'],
    mainFields: ['module', 'main'],
    logLevel: 'error',
  });
}

class Fuzzing {
  readonly #outcomes = new Map<string, { inputs: number; kept: number; findings: Finding[] }>();

  constructor(
    private readonly file: string,
    private readonly folder: string,
    private readonly options: FuzzOptions,
    private readonly onProgress: (line: string) => void,
  ) {}

  async run(names: readonly string[]): Promise<Outcome[]> {
    const { seconds, runs, seed } = this.options;
    for (const name of names) this.#outcomes.set(name, { inputs: 0, kept: 0, findings: [] });
    let left = names.map((name) => ({ name, seed, runs, seconds: seconds / names.length }));
    while (left.length > 0) {
      const began = Date.now();
      const at = await this.#work(left);
      if (at === undefined) break;
      // It died of an input: on with others, unless it dies of most.
      const [dead, ...rest] = left.slice(left.findIndex(({ name }) => name === at));
      const { findings } = this.#outcomes.get(at)!;
      const died = findings.filter(({ kind }) => kind !== 'crash').length;
      const spent = (Date.now() - began) / 1000;
      const again = { ...dead!, seed: dead!.seed + 1_000_000 * died, seconds: dead!.seconds - spent };
      left = died < 5 && again.seconds > 0 ? [again, ...rest] : rest;
    }
    return names.map((name) => ({ name, ...this.#outcomes.get(name)! }));
  }

  /** Resolves to the target that the process died of; undefined when it did all. */
  async #work(of: Job['of']): Promise<string | undefined> {
    const job: Job = { of, diary: join(this.folder, 'diary'), verdict: join(this.folder, 'verdict') };
    const child = fork(this.file, [], {
      execArgv: ['--enable-source-maps', `--max-old-space-size=${HEAP}`, '--stack-trace-limit=20'],
      env: { ...process.env, PROVISO_FUZZ_ROOT: ROOT, PROVISO_FUZZ_FOLDER: this.folder },
    });
    let current = of[0]!.name;
    let before = 0;
    child.on('message', (message: FromWorker) => {
      if ('begun' in message) {
        current = message.begun.target;
        before = this.#outcomes.get(current)!.inputs;
        this.onProgress(current);
      } else if ('progress' in message) {
        this.#outcomes.get(current)!.inputs = before + message.progress.inputs;
      } else if ('finding' in message) {
        this.#found(message.finding);
      } else {
        const outcome = this.#outcomes.get(current)!;
        outcome.inputs = before + message.done.inputs;
        outcome.kept += message.done.kept;
      }
    });
    child.send(job);
    const code = await exitOf(child);
    if (code === 0) return undefined;
    this.#found(await this.#lastWords(job, current, code));
    return current;
  }

  #found(finding: Finding): void {
    this.#outcomes.get(finding.target)!.findings.push(finding);
    this.onProgress(`${finding.target}: ${finding.kind}: ${finding.about}`);
  }

  /** What the process died of: the input in its diary. */
  async #lastWords(job: Job, target: string, code: string | number): Promise<Finding> {
    const bytes = await readFile(job.diary);
    const input = bytes.subarray(4, 4 + bytes.readUInt32LE(0)).toString('utf16le');
    const verdict = await readFile(job.verdict, 'utf8').catch(() => '');
    await rm(job.verdict, { force: true });
    const kind = verdict === 'hang' ? 'hang' : 'memory';
    return { target, kind, about: verdict === '' ? `the process ended with ${code}` : 'ended by the watchdog', input };
  }
}

const exitOf = (child: ChildProcess): Promise<string | number> =>
  new Promise((done) => child.once('exit', (code, signal) => done(signal ?? code ?? 1)));
