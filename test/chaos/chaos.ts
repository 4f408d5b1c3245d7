// Kills work at random points and holds what it comes to after that against what it comes to undisturbed:
// [--rounds 10] [--work NAME...] [--seed N]
import { parseArgs } from 'node:util';
import { rage, type Toll } from './kills';
import { openProgram, SCENARIOS } from './scenarios';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    work: { type: 'string', multiple: true, default: [] },
    seed: { type: 'string' },
  },
});

void (async () => {
  const [rounds, seed] = [Number(values.rounds), Number(values.seed ?? Math.floor(Math.random() * 1e9))];
  if (![rounds, seed].every((number) => Number.isSafeInteger(number) && number >= 0)) {
    throw new Error('--rounds and --seed take whole numbers.');
  }
  const names = SCENARIOS.map(({ name }) => name);
  const unknown = values.work.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`--work takes one of ${names.join(', ')}, not ${unknown}.`);
  const chosen = SCENARIOS.filter(({ name }) => values.work.length === 0 || values.work.includes(name));
  console.log(`seed ${seed}`);
  await openProgram();
  const tolls: Toll[] = [];
  for (const scenario of chosen) {
    tolls.push(await rage(scenario, rounds, seed, (line) => process.stderr.write(`${line}\n`)));
  }
  console.log(`${'work'.padEnd(14)}${['rounds', 'kills', 'faults'].map((head) => head.padStart(8)).join('')}`);
  for (const { name, rounds: done, kills, faults, missing } of tolls) {
    const figures = [done, kills, faults.length].map((figure) => String(figure).padStart(8)).join('');
    console.log(`${name.padEnd(14)}${figures}${missing === undefined ? '' : `  not done: ${missing}`}`);
    for (const fault of faults) console.log(`  ${fault}`);
  }
  if (tolls.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
})().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
