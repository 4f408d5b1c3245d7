// Tries changed inputs on everything that reads what strangers wrote: [--seconds 60] [--runs N] [--target NAME...] [--seed N]
// Prints a table of inputs and findings, and puts each input that failed into a folder.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fuzz, type Outcome } from './run';

/** Infinity does not come through between processes. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string' },
    runs: { type: 'string' },
    target: { type: 'string', multiple: true, default: [] },
    seed: { type: 'string' },
    out: { type: 'string', default: '.fuzz' },
  },
});

const seed = values.seed === undefined ? Math.floor(Math.random() * 1e9) : whole('seed', values.seed);
const runs = values.runs === undefined ? NO_LIMIT : whole('runs', values.runs);
const seconds = values.seconds === undefined ? (runs === NO_LIMIT ? 60 : NO_LIMIT) : whole('seconds', values.seconds);

void (async () => {
  console.log(`seed ${seed}`);
  const outcomes = await fuzz({ targets: values.target, seconds, runs, seed }, (line) =>
    process.stderr.write(`${line}\n`),
  );
  console.log(table(outcomes));
  const findings = outcomes.flatMap((outcome) => outcome.findings);
  if (findings.length === 0) return;
  await mkdir(values.out, { recursive: true });
  for (const [at, { target, kind, about, input }] of findings.entries()) {
    const file = join(values.out, `${target.replace('/', '-')}-${at}.json`);
    await writeFile(file, `${JSON.stringify({ target, kind, about, input }, undefined, 2)}\n`);
    console.log(`${file}: ${kind}: ${about}`);
  }
  process.exitCode = 1;
})().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

function whole(name: string, value: string): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number) || number < 0) throw new Error(`--${name} takes a whole number, not "${value}".`);
  return number;
}

function table(outcomes: readonly Outcome[]): string {
  const total = outcomes.reduce((sum, { inputs }) => sum + inputs, 0);
  const found = outcomes.reduce((sum, { findings }) => sum + findings.length, 0);
  const rows = outcomes.map(({ name, inputs, kept, findings }) => [name, inputs, kept, findings.length]);
  return [['target', 'inputs', 'kept', 'findings'], ...rows, ['all', total, '', found]]
    .map(
      ([name, ...figures]) =>
        `${String(name).padEnd(28)}${figures.map((figure) => String(figure).padStart(10)).join('')}`,
    )
    .join('\n');
}
