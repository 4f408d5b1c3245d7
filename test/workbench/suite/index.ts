import { join } from 'node:path';
import { format } from 'node:util';
import Mocha from 'mocha';
import CountingReporter from '../../countingReporter';
import { drivePage, pageIsDrivable } from './drivePage';
import { note } from './note';
import { toSourceLines } from './sourceLines';

/** How long a test may take, in milliseconds: opening the panel or asking a question in a cold editor takes seconds. */
const testTimeout = 30_000;

/** Loaded by VS Code's extension host: runs the bundled tests beside this file; rejects when one fails or none ran. */
export async function run(): Promise<void> {
  process.setSourceMapsEnabled(true); // toSourceLines needs them
  Mocha.reporters.Base.consoleLog = (...args: unknown[]) => {
    note(format(...args));
  };
  const grep = process.env.PROVISO_WORKBENCH_GREP;
  const mocha = new Mocha({
    ui: 'bdd',
    color: false,
    timeout: testTimeout,
    reporter: CountingReporter,
    ...(grep && { grep }),
  });
  mocha.rootHooks({ afterEach: showFailure });
  mocha.addFile(join(__dirname, 'tests.cjs'));
  const { failures, tests } = await new Promise<{ failures: number; tests: number }>((resolve) => {
    const runner = mocha.run((failed) => {
      resolve({ failures: failed, tests: runner.stats?.tests ?? 0 });
    });
  });
  if (failures > 0) throw new Error(`${failures} tests failed`);
  if (tests === 0) throw new Error('no test ran');
}

/** After a failed test: where in the sources it failed, and the window as it was. */
async function showFailure(this: Mocha.Context): Promise<void> {
  const test = this.currentTest;
  if (test?.state !== 'failed') return;
  if (test.err?.stack) test.err.stack = toSourceLines(test.err.stack);
  if (!pageIsDrivable()) return;
  await drivePage('screenshot', { name: `failed-${test.fullTitle().replace(/[^\p{L}\p{N}]+/gu, '-')}`.slice(0, 100) });
}
