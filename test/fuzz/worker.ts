import { closeSync, openSync, writeSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { Coverage } from './coverage';
import { LONGEST, cook, recipes, wordsOf, type Recipe } from './recipes';
import { reduced } from './reduce';
import type { Finding, Target, Trial } from './target';
import { TARGETS } from './targets';
import type { FromWorker, Job } from './protocol';

/** Processor time that one input may take, in milliseconds; what takes ten times as much is ended from outside. */
const MOST_CPU = 1_000;
/** Of this process, compiled code and all. Bytes. */
const MOST_MEMORY = 1 << 30;
/** Inputs that are kept because they reached something new. */
const MOST_KEPT = 600;
/** Coverage is asked for after so many inputs: it costs as much as some of them. */
const COVERED_EVERY = 16;

const coverage = new Coverage();
const say = (message: FromWorker): void => void process.send!(message);

/** Holds the number of the input at hand, for the watchdog. */
const at = new Int32Array(new SharedArrayBuffer(4));

/** Ends this process when one input takes too long or too much: nothing in the thread itself could. */
const WATCHDOG = `
const { workerData: { at, mostCpu, mostMemory, file } } = require('node:worker_threads');
const { writeFileSync } = require('node:fs');
let [input, since] = [-1, 0];
const spent = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
setInterval(() => {
  const now = Atomics.load(at, 0);
  if (now !== input) [input, since] = [now, spent()];
  const rss = process.memoryUsage.rss();
  const reason = rss > mostMemory ? 'memory' : now >= 0 && spent() - since > mostCpu ? 'hang' : undefined;
  if (reason === undefined) return;
  writeFileSync(file, reason);
  process.kill(process.pid, 'SIGKILL');
}, 50);
`;

/** What is at hand when the process ends is what ended it. */
class Diary {
  readonly #file: number;
  constructor(path: string) {
    this.#file = openSync(path, 'w');
  }

  write(input: string): void {
    const bytes = Buffer.from(input, 'utf16le');
    const length = Buffer.alloc(4);
    length.writeUInt32LE(bytes.length);
    writeSync(this.#file, Buffer.concat([length, bytes]), 0, bytes.length + 4, 0);
  }

  close(): void {
    closeSync(this.#file);
  }
}

let inputs = 0;
/** What nobody waited for failed. */
const strays: unknown[] = [];
process.on('unhandledRejection', (error) => strays.push(error));
process.on('uncaughtException', (error) => strays.push(error));

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** What an input does wrong; undefined where nothing. */
async function wrongWith(target: Target, trial: Trial, diary: Diary, input: string): Promise<Finding | undefined> {
  diary.write(input);
  inputs += 1;
  Atomics.store(at, 0, inputs);
  strays.length = 0;
  const before = cpu();
  try {
    const trying = trial(input);
    if (trying !== undefined) await trying;
  } catch (error) {
    strays.push(error);
  }
  if (strays.length > 0) return { target: target.name, kind: 'crash', about: placeOf(strays[0]), input };
  const took = cpu() - before;
  return took > MOST_CPU ? { target: target.name, kind: 'hang', about: `${took.toFixed(0)} ms`, input } : undefined;
}

/** The message and the innermost frames of this program. */
function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return `thrown: ${String(error)}`;
  const frames = (error.stack ?? '').split('\n').filter((line) => /\/(?:src|webview|node_modules)\//u.test(line));
  const short = frames.slice(0, 3).map((line) =>
    line
      .trim()
      .replace(/^at /u, '')
      .replace(/\(?\S*\/((?:src|webview|node_modules)\/)/u, '$1'),
  );
  return `${error.name}: ${error.message.slice(0, 160)} < ${short.join(' < ')}`;
}

async function fuzz(target: Target, { seed, seconds, runs }: Job['of'][number], diary: Diary): Promise<void> {
  const trial = await target.open();
  const seeds = [...new Set(await target.seeds())].map((input) => input.slice(0, LONGEST));
  const ingredients = { inputs: [...seeds], words: wordsOf(seeds) };
  const known = new Set<string>();
  const tell = async (finding: Finding): Promise<void> => {
    const sort = `${finding.kind} ${finding.about.replace(/\d+/gu, '0').slice(0, 200)}`;
    if (known.has(sort)) return;
    known.add(sort);
    const fails = async (input: string): Promise<boolean> =>
      (await wrongWith(target, trial, diary, input))?.kind === finding.kind;
    // A pause of the machine does not come back.
    if (finding.kind === 'hang' && !(await fails(finding.input))) return;
    say({ finding: { ...finding, input: await reduced(finding.input, fails) } });
  };
  const start = inputs;
  coverage.begin();
  for (const input of seeds) {
    const finding = await wrongWith(target, trial, diary, input);
    if (finding !== undefined) await tell(finding);
  }
  coverage.fresh();
  const first = inputs;
  const end = Date.now() + seconds * 1000;
  let batch: string[] = [];
  let chunk = 0;
  let kept = 0;
  let told = 0;
  const isOver = (): boolean => Date.now() >= end || inputs - first >= runs;
  const trySome = async (recipe: Recipe): Promise<void> => {
    if (isOver()) return;
    const input = cook(recipe, target.shape, ingredients);
    const finding = await wrongWith(target, trial, diary, input);
    if (finding !== undefined) await tell(finding);
    batch.push(input);
    if (batch.length < COVERED_EVERY) return;
    if (coverage.fresh() > 0) {
      // Which of them it was is not known; the others do no harm in the pool.
      for (const good of batch) {
        const place = kept < MOST_KEPT ? ingredients.inputs.length : seeds.length + (kept % MOST_KEPT);
        ingredients.inputs[place] = good;
        kept += 1;
      }
    }
    batch = [];
    if (inputs - told >= 500) say({ progress: { target: target.name, inputs: inputs - start } });
    if (inputs - told >= 500) told = inputs;
  };
  while (!isOver()) {
    await fc.check(fc.asyncProperty(recipes, trySome), { seed: seed + chunk, numRuns: 1_000 });
    chunk += 1;
  }
  say({ done: { target: target.name, inputs: inputs - start, kept } });
}

process.once('message', (job: Job) => {
  const { diary: path, verdict } = job;
  new Worker(WATCHDOG, {
    eval: true,
    workerData: { at, mostCpu: 10 * MOST_CPU, mostMemory: MOST_MEMORY, file: verdict },
  }).unref();
  void (async () => {
    const diary = new Diary(path);
    for (const one of job.of) {
      const target = TARGETS.find(({ name }) => name === one.name)!;
      say({ begun: { target: target.name } });
      Atomics.store(at, 0, -1);
      await fuzz(target, one, diary);
    }
    diary.close();
    process.exit(0);
  })();
});
