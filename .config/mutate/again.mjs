// The second look at what survived. Stryker tries all changes in one process, where what a test file made when it was
// loaded, and what an object remembers from the test before, is from the program without the change. So each change that
// no test noticed is tried once more in a process of its own, by the files whose tests reach it.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { URL } from 'node:url';

/** Longer runs do not end, in milliseconds. */
const LONGEST = 180_000;
const MOCHA = join(
  createRequire(new URL('../../package.json', import.meta.url)).resolve('mocha/package.json'),
  '../bin/mocha.js',
);

/** Corrects the status of what survived in a report of Stryker. `sandbox` has the room with all changes in it, each asleep. */
export async function tryAgain({ files, testFiles }, sandbox) {
  const fileOf = new Map(Object.entries(testFiles).flatMap(([file, { tests }]) => tests.map(({ id }) => [id, file])));
  const survivors = Object.values(files).flatMap(({ mutants }) =>
    mutants.filter(({ status }) => status === 'Survived'),
  );
  for (const [at, mutant] of survivors.entries()) {
    const reaching = new Set(mutant.coveredBy.map((test) => fileOf.get(test)));
    mutant.status = await statusOf(mutant.id, [...reaching], sandbox);
    console.log(`tried again: ${at + 1} of ${survivors.length}, ${mutant.status}`);
  }
}

function statusOf(id, tests, sandbox) {
  const child = spawn(process.execPath, [MOCHA, '--bail', '--timeout', '0', ...tests], {
    cwd: sandbox,
    stdio: 'ignore',
    timeout: LONGEST,
    killSignal: 'SIGKILL',
    env: { ...process.env, __STRYKER_ACTIVE_MUTANT__: id },
  });
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code === null ? 'Timeout' : code === 0 ? 'Survived' : 'Killed'));
  });
}
