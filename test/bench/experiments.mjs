// Runs the experiments of experiments.json against the built command line and checks each figure and its interval against
// what they are expected to be: `npm run experiments [-- --data FOLDER --models FOLDER --german FOLDER --only WORDS]`. An
// experiment is data: command, expected figures and their 95% intervals, within one tolerance. `--write` keeps what was
// measured as what is expected from then on, and puts the table of all strategies with their intervals into the documentation. The first that needs vectors encodes the corpus, which takes minutes;
// `--german` is an unpacked corpus of German federal law.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, URL } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { experimentTable, withTable } from './experimentTable.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: join(root, '../shared/data') },
    models: { type: 'string', default: join(root, '../shared/models') },
    german: { type: 'string', default: join(root, '../shared/data/gesetze/de') },
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  },
});
const file = new URL('experiments.json', import.meta.url);
const { tolerance, experiments } = JSON.parse(await readFile(file, 'utf8'));
/** What a command may name in braces. */
const FOLDERS = ['data', 'models', 'german'];
const FIGURES = [
  'provisionF1',
  'provisionEM',
  'recall@10',
  'map@10',
  'evidenceRecall',
  'evidencePrecision',
  'grounded',
  'groundedPrecision',
  'groundedWithout',
  'abstentionAUROC',
  'abstentionBalancedAccuracy',
];

if (!existsSync(values.data)) {
  console.log(`The data sets are not at ${values.data}: name their folder with --data.`);
  process.exit(1);
}

async function measure(command) {
  const args = command
    .split(' ')
    .map((word) => FOLDERS.reduce((path, folder) => path.replace(`{${folder}}`, values[folder]), word));
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'dist/cli.js'), ...args, '--json'], {
    maxBuffer: 1 << 28,
  });
  return JSON.parse(stdout);
}

const rounded = (figure) => Math.round(figure * 1000) / 1000;
const isNear = (measured, expected) => Math.abs(measured - expected) <= tolerance;

/** Keeps what was measured of the figures that an experiment expects, with their intervals. */
function keep(experiment, metrics, intervals) {
  for (const figure of Object.keys(experiment.expected)) {
    experiment.expected[figure] = rounded(metrics[figure]);
    const interval = intervals[figure];
    if (interval !== undefined) (experiment.intervals ??= {})[figure] = interval.map(rounded);
  }
}

const wanted = experiments.filter(({ name }) => name.toLowerCase().includes(values.only.toLowerCase()));
if (wanted.length === 0) {
  console.log(`No experiment has "${values.only}" in its name.`);
  process.exit(1);
}

let missed = 0;
console.log(`| Experiment | ${FIGURES.join(' | ')} |\n| --- |${' ---: |'.repeat(FIGURES.length)}`);
for (const experiment of wanted) {
  const { name } = experiment;
  const absent = FOLDERS.find((folder) => experiment.command.includes(`{${folder}}`) && !existsSync(values[folder]));
  if (absent !== undefined) {
    console.log(`| ${name} | skipped: there is nothing at ${values[absent]} (--${absent}) |`);
    continue;
  }
  const { metrics, intervals } = await measure(experiment.command);
  const cells = FIGURES.map((figure) => {
    const { expected, intervals: expectedIntervals = {} } = experiment;
    const differs = figure in expected && !isNear(metrics[figure], expected[figure]);
    const interval = intervals[figure]?.map(rounded);
    const hasMoved =
      figure in expectedIntervals && !expectedIntervals[figure].every((end, at) => isNear(interval?.[at], end));
    missed += Number(differs) + Number(hasMoved);
    return [
      metrics[figure]?.toFixed(3) ?? '',
      interval === undefined ? '' : `[${interval.join(', ')}]`,
      differs ? `(expected ${expected[figure].toFixed(3)})` : '',
      hasMoved ? `(expected [${expectedIntervals[figure].join(', ')}])` : '',
    ]
      .join(' ')
      .trim();
  });
  console.log(`| ${name} | ${cells.join(' | ')} |`);
  if (values.write) keep(experiment, metrics, intervals);
}
if (values.write) {
  await writeFile(file, `${JSON.stringify({ tolerance, experiments }, null, 2)}\n`);
  const page = join(root, 'media/docs/evaluation.md');
  await writeFile(page, withTable(await readFile(page, 'utf8'), experimentTable(experiments)));
}
console.log(missed === 0 ? '\nAll figures are as expected.' : `\n${missed} figures differ from what was expected.`);
process.exitCode = missed === 0 ? 0 : 1;
