// Runs the experiments of experiments.json against the built command line and checks each figure against what it is
// expected to be: `npm run experiments [-- --data FOLDER --models FOLDER --german FOLDER --only WORDS]`. An experiment is
// data: command and expected figures, within one tolerance. The first that needs vectors encodes the corpus, which takes
// minutes; `--german` is an unpacked corpus of German federal law.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, URL } from 'node:url';
import { parseArgs, promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: join(root, '../shared/data') },
    models: { type: 'string', default: join(root, '../shared/models') },
    german: { type: 'string', default: join(root, '../shared/data/gesetze/de') },
    only: { type: 'string', default: '' },
  },
});
const { tolerance, experiments } = JSON.parse(await readFile(new URL('experiments.json', import.meta.url), 'utf8'));
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
  return JSON.parse(stdout).metrics;
}

const wanted = experiments.filter(({ name }) => name.toLowerCase().includes(values.only.toLowerCase()));
if (wanted.length === 0) {
  console.log(`No experiment has "${values.only}" in its name.`);
  process.exit(1);
}

let missed = 0;
console.log(`| Experiment | ${FIGURES.join(' | ')} |\n| --- |${' ---: |'.repeat(FIGURES.length)}`);
for (const { name, command, expected } of wanted) {
  const absent = FOLDERS.find((folder) => command.includes(`{${folder}}`) && !existsSync(values[folder]));
  if (absent !== undefined) {
    console.log(`| ${name} | skipped: there is nothing at ${values[absent]} (--${absent}) |`);
    continue;
  }
  const metrics = await measure(command);
  const cells = FIGURES.map((figure) => {
    const measured = metrics[figure];
    const differs = figure in expected && !(Math.abs(measured - expected[figure]) <= tolerance);
    if (differs) missed += 1;
    return (measured?.toFixed(3) ?? '') + (differs ? ` (expected ${expected[figure].toFixed(3)})` : '');
  });
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}
console.log(missed === 0 ? '\nAll figures are as expected.' : `\n${missed} figures differ from what was expected.`);
process.exitCode = missed === 0 ? 0 : 1;
