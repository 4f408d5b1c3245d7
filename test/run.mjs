// The one command that runs all checks and tests (`npm test`). Its last line is `N passed, N failed` over all Mocha
// suites; a type check, lint or build that fails counts as one failure. What failed is said again above that line. It exits
// 0 only when nothing failed.
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { setTimeout } from 'node:timers';
import { fileURLToPath, URL } from 'node:url';
import { countsFile, takeCounts } from './testCounts.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const mocha = { suite: true, args: ['--reporter', './test/countingReporter.ts'] };

/**
 * The scripts of package.json to run, in order; each runs whatever became of those before it. The lanes of a group run
 * beside each other: these ask nothing of the clock and of each other, and each keeps one core busy. What yields has only
 * the time that nothing else wants.
 */
const groups = [
  [[{ script: 'build' }]],
  [
    [{ script: 'test:unit', ...mocha }],
    // The workbench's host is fetched and compiled meanwhile.
    [{ script: 'test:host' }, { script: 'test:chaos', ...mocha }],
  ],
  [
    // How long a stretch of work is, is told by processor time, and set beside a piece of work that is timed then and there.
    [{ script: 'test:pauses', ...mocha }],
    // A real node of OpenSearch; where its packages cannot be had it says so, and these tests are counted as not run.
    [
      { script: 'test:shared', ...mocha },
      { script: 'test:fuzz', ...mocha },
    ],
  ],
  [
    // A window waits for what it shows, and wants both cores at times, one of them idle at most others.
    [{ script: 'test:workbench', suite: true }],
    [
      { script: 'typecheck', yields: true },
      { script: 'lint', yields: true },
    ],
  ],
  [
    // What grows is a ratio of processor times; it has a bundle of its own.
    [{ script: 'test:growth', ...mocha }],
    [
      // Of the hosts of the workbench only code-server speaks another language than English without a download.
      ...(process.platform === 'win32' ? [] : [{ script: 'test:languages', suite: true }]),
      // These make dist/ anew, as it is handed out.
      { script: 'test:packages', ...mocha },
      { script: 'test:installed', suite: true },
    ],
  ],
];

let passed = 0;
let failed = 0;
/** What failed, in words. */
const told = [];
for (const [first, ...others] of groups) {
  await Promise.all([runLane(first, true), ...others.map((lane) => runLane(lane, false))]);
}
for (const text of told) console.log(`\n${text}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Runs steps one after another; what they print is passed through, or said when each has ended. */
async function runLane(steps, live) {
  for (const step of steps) {
    if (live) console.log(`\n== ${step.script}`);
    const { outcome, output } = await (step.suite ? runTestSuite : runCheck)(step, live);
    if (!live) process.stdout.write(`\n== ${step.script}\n${output}`);
    passed += outcome.passes;
    failed += outcome.failures;
    if (outcome.reason) told.push(`${step.script}: failed: ${outcome.reason}`);
    for (const text of outcome.told ?? []) told.push(`${step.script}: ${text}`);
    if (outcome.pending) console.log(`${step.script}: ${outcome.pending} tests were not run here`);
  }
}

async function runCheck(step, live) {
  const { succeeded, output } = await runScript(step, live);
  return { outcome: { passes: 0, failures: succeeded ? 0 : 1, ...(!succeeded && { reason: 'see above' }) }, output };
}

async function runTestSuite(step, live) {
  const counts = countsFile(step.script.replace(':', '-'));
  const { succeeded, output } = await runScript(step, live, { PROVISO_TEST_COUNTS: counts });
  return { outcome: takeCounts(counts, succeeded), output };
}

/** Runs a script of package.json with its output passed through, or kept; whether it succeeded, and what was kept. */
function runScript({ script, args = [], yields = false }, live, variables = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
      cwd: root,
      env: { ...process.env, ...variables },
      stdio: live ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      // npm is a shell script on Windows.
      shell: process.platform === 'win32',
    });
    // Before npm has started anything, which has the priority of what starts it.
    if (yields && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => (output += text));
    }
    // A signal ends the step, which cleans up after itself, and then this run.
    const passOn = (signal) => {
      child.kill(signal);
      child.once('exit', () => process.exit(1));
    };
    process.once('SIGINT', passOn).once('SIGTERM', passOn);
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('SIGINT', passOn).off('SIGTERM', passOn);
      const end = () => resolve({ succeeded: code === 0, output });
      // What a suite leaves running keeps its output open: the rest of what was said is waited for, not its end.
      if (live) end();
      else {
        child.once('close', end);
        setTimeout(end, 2000).unref();
      }
    });
  });
}
