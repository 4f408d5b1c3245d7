// The one command that runs all checks and tests (`npm test`). Its last line is `N passed, N failed` over all Mocha
// suites; a type check, lint or build that fails counts as one failure. It exits 0 only when nothing failed.
import { spawn } from 'node:child_process';
import { fileURLToPath, URL } from 'node:url';
import { countsFile, takeCounts } from './testCounts.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The scripts of package.json to run, in order; each runs whatever became of those before it. */
const steps = [
  { script: 'typecheck' },
  { script: 'lint' },
  { script: 'build' },
  { script: 'test:unit', suite: true, args: ['--reporter', './test/countingReporter.ts'] },
  { script: 'test:growth', suite: true, args: ['--reporter', './test/countingReporter.ts'] },
  { script: 'test:fuzz', suite: true, args: ['--reporter', './test/countingReporter.ts'] },
  { script: 'test:chaos', suite: true, args: ['--reporter', './test/countingReporter.ts'] },
  { script: 'test:workbench', suite: true },
  // Of the hosts of the workbench only code-server speaks another language than English without a download.
  ...(process.platform === 'win32' ? [] : [{ script: 'test:languages', suite: true }]),
  // These make dist/ anew, as it is handed out.
  { script: 'test:packages', suite: true, args: ['--reporter', './test/countingReporter.ts'] },
  { script: 'test:installed', suite: true },
];

let passed = 0;
let failed = 0;
for (const step of steps) {
  console.log(`\n== ${step.script}`);
  const outcome = step.suite ? await runTestSuite(step) : await runCheck(step);
  passed += outcome.passes;
  failed += outcome.failures;
  if (outcome.reason) console.log(`${step.script}: failed: ${outcome.reason}`);
  if (outcome.pending) console.log(`${step.script}: ${outcome.pending} tests were not run here`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

async function runCheck({ script }) {
  return (await runScript(script)) ? { passes: 0, failures: 0 } : { passes: 0, failures: 1 };
}

async function runTestSuite({ script, args = [] }) {
  const counts = countsFile(script.replace(':', '-'));
  const succeeded = await runScript(script, args, { PROVISO_TEST_COUNTS: counts });
  return takeCounts(counts, succeeded);
}

/** Runs a script of package.json with its output passed through; true when it succeeded. */
function runScript(script, args = [], variables = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
      cwd: root,
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'inherit', 'inherit'],
      // npm is a shell script on Windows.
      shell: process.platform === 'win32',
    });
    // A signal ends the step, which cleans up after itself, and then this run.
    const passOn = (signal) => {
      child.kill(signal);
      child.once('exit', () => process.exit(1));
    };
    process.once('SIGINT', passOn).once('SIGTERM', passOn);
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('SIGINT', passOn).off('SIGTERM', passOn);
      resolve(code === 0);
    });
  });
}
