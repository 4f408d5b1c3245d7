// Runs the experiments of experiments.json against the built command line and checks each figure against what it is
// expected to be: `npm run experiments [-- --data FOLDER]`. An experiment is data: command, expected figures, tolerance.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, URL } from 'node:url';
import { parseArgs, promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({ options: { data: { type: 'string', default: join(root, '../shared/data') } } });
const experiments = JSON.parse(await readFile(new URL('experiments.json', import.meta.url), 'utf8'));

if (!existsSync(values.data)) {
  console.log(`The data sets are not at ${values.data}: name their folder with --data.`);
  process.exit(1);
}

let missed = 0;
console.log('| Experiment | Figure | Expected | Measured |\n| --- | --- | ---: | ---: |');
for (const { name, command, expected, tolerance } of experiments) {
  const args = command.split(' ').map((word) => word.replace('{data}', values.data));
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'dist/cli.js'), ...args, '--json'], {
    maxBuffer: 1 << 28,
  });
  const { metrics } = JSON.parse(stdout);
  for (const [figure, value] of Object.entries(expected)) {
    const differs = Math.abs(metrics[figure] - value) > tolerance;
    if (differs) missed += 1;
    console.log(
      `| ${name} | ${figure} | ${value.toFixed(3)} | ${metrics[figure].toFixed(3)}${differs ? ' (!)' : ''} |`,
    );
  }
}
console.log(missed === 0 ? '\nAll figures are as expected.' : `\n${missed} figures differ from what was expected.`);
process.exitCode = missed === 0 ? 0 : 1;
