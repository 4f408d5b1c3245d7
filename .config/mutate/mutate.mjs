// `npm run mutate [-- ROOM... [--share N] [--seed N]]`: how many wrong programs the tests of a room notice. Stryker changes
// the room in one place at a time, runs the tests of that room that reach the place, and the score is the share of changes
// for which one of them fails. What is tried is a sample, the same one for the same code and seed; what survived, after a
// second look (again.mjs), is listed in .mutate/ROOM.txt, to be read. What runs only while a module is loaded (tables,
// patterns) is left out: each of these changes would take a process of its own.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { fileURLToPath, pathToFileURL, URL } from 'node:url';
import { parseArgs } from 'node:util';
import { tryAgain } from './again.mjs';

/** The rooms that are measured, each with the share of its changes that takes some ten minutes. */
const SHARES = {
  law: 0.3,
  text: 1,
  citation: 0.06,
  search: 0.08,
  indexing: 0.1,
  pipeline: 0.1,
  'check/numbers': 1,
  renumber: 0.25,
};
/** Where a room is tested besides the folder of its name: what citing does is tested with each language. No test of what sources say. */
const TESTED_IN = { citation: ['languages/*'] };
const HERE = fileURLToPath(new URL('.', import.meta.url));
const OUT = '.mutate';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { share: { type: 'string' }, seed: { type: 'string', default: '1' } },
});
const rooms = positionals.length > 0 ? positionals : Object.keys(SHARES);
for (const room of rooms) {
  if (existsSync(`src/${room}`) && existsSync(`test/unit/${room}`)) continue;
  console.error(`${room} is no room: src/${room} and test/unit/${room} are wanted.`);
  process.exit(2);
}

const require = createRequire(import.meta.url);
if (!existsSync(`${HERE}node_modules`)) install();
const { Stryker } = await import(pathToFileURL(require.resolve('@stryker-mutator/core')).href);

const lines = [];
for (const room of rooms) {
  const share = Number(values.share ?? SHARES[room] ?? 1);
  await mutate(room, share);
  lines.push(scoreOf(room, share));
}
console.log(`\n${lines.join('\n')}`);

/** Stryker and the older Mocha that it works with are no part of an ordinary installation. */
function install() {
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--prefix', HERE], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(1);
}

async function mutate(room, share) {
  rmSync(sandboxesOf(room), { recursive: true, force: true });
  // The process that draws the sample is Stryker's.
  process.env.PROVISO_MUTANTS = JSON.stringify({ share, seed: values.seed });
  await new Stryker({
    mutate: [`src/${room}/**/*.ts`, `!src/${room}/**/index.ts`],
    testRunner: 'mocha',
    mochaOptions: { spec: testsOf(room), require: ['tsx/cjs', `${HERE}hooks.mjs`] },
    plugins: [require.resolve('@stryker-mutator/mocha-runner'), `${HERE}sample.mjs`],
    checkers: ['sample'],
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    ignorePatterns: ['packages', 'dist', 'media/docs/pictures', OUT],
    // Half of the machine; a test that is slowed down looks like one that never ends.
    concurrency: Math.max(1, Math.floor(availableParallelism() / 2)),
    timeoutMS: 10_000,
    tempDirName: sandboxesOf(room),
    cleanTempDir: false,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: reportOf(room) },
    allowConsoleColors: false,
    logLevel: 'warn',
  }).runMutationTest();
  const report = JSON.parse(readFileSync(reportOf(room), 'utf8'));
  const [sandbox] = readdirSync(sandboxesOf(room));
  await tryAgain(report, `${sandboxesOf(room)}/${sandbox}`);
  writeFileSync(reportOf(room), JSON.stringify(report));
  rmSync(sandboxesOf(room), { recursive: true });
}

function testsOf(room) {
  return [room, ...(TESTED_IN[room] ?? [])].map((folder) => `test/unit/${folder}/**/*.test.ts`);
}

function sandboxesOf(room) {
  return `${OUT}/sandboxes/${room}`;
}

function reportOf(room) {
  mkdirSync(OUT, { recursive: true });
  return `${OUT}/${room.replaceAll('/', '-')}.json`;
}

/** The line of a room; what survived goes into a file. */
function scoreOf(room, share) {
  const { files } = JSON.parse(readFileSync(reportOf(room), 'utf8'));
  const count = { Killed: 0, Timeout: 0, Survived: 0, NoCoverage: 0, Ignored: 0 };
  const survivors = [];
  for (const [file, { source, mutants }] of Object.entries(files)) {
    for (const mutant of mutants) {
      count[mutant.status] = (count[mutant.status] ?? 0) + 1;
      if (mutant.status === 'Survived' || mutant.status === 'NoCoverage') survivors.push(shown(file, source, mutant));
    }
  }
  writeFileSync(reportOf(room).replace('.json', '.txt'), `${survivors.join('\n')}\n`);
  const found = count.Killed + count.Timeout;
  const tried = found + count.Survived + count.NoCoverage;
  return (
    `${room}: score ${(found / tried).toFixed(3)} of ${tried} changes (${share} of them): ${count.Killed} noticed, ` +
    `${count.Timeout} without an end, ${count.Survived} survived, ${count.NoCoverage} where no test goes; ` +
    `${count.Ignored} left out`
  );
}

/** One change, as `file:line mutator: before => after`. */
function shown(file, source, { status, location: { start, end }, mutatorName, replacement }) {
  const all = source.split('\n').slice(start.line - 1, end.line);
  all[all.length - 1] = all.at(-1).slice(0, end.column - 1);
  all[0] = all[0].slice(start.column - 1);
  const short = (text) => text.replace(/\s+/gu, ' ').slice(0, 120);
  const where = `${file}:${start.line}${status === 'NoCoverage' ? ' (no test)' : ''}`;
  return `${where} ${mutatorName}: ${short(all.join(' '))} => ${short(replacement ?? '')}`;
}
