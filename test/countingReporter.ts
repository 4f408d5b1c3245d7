import { writeFileSync } from 'node:fs';
import Mocha from 'mocha';

const { EVENT_RUN_END, EVENT_TEST_FAIL, EVENT_TEST_RETRY } = Mocha.Runner.constants;
/** Of what a test says of its failure, in UTF-16 code units. */
const LONGEST_TOLD = 2_000;

/**
 * Mocha's spec reporter that also leaves its counts, as JSON `{passes, failures, pending, told}`, in the file that
 * PROVISO_TEST_COUNTS names; `told` holds a text for each test that failed, or that failed and was tried again. The file
 * appears at the end of the run only: a suite that crashes leaves none.
 * (Mocha takes a reporter from a module's default export.)
 */
export default class CountingReporter extends Mocha.reporters.Spec {
  constructor(runner: Mocha.Runner, options: Mocha.MochaOptions) {
    super(runner, options);
    const file = process.env.PROVISO_TEST_COUNTS;
    const told: string[] = [];
    const tell =
      (how: string) =>
      (test: Mocha.Runnable, error: Error): void => {
        told.push(`${how}: ${test.fullTitle()}\n${error.message.slice(0, LONGEST_TOLD)}`);
      };
    runner.on(EVENT_TEST_FAIL, tell('failed'));
    runner.on(EVENT_TEST_RETRY, tell('failed, and was tried again'));
    runner.once(EVENT_RUN_END, () => {
      const { passes, failures, pending } = this.stats;
      if (file) writeFileSync(file, JSON.stringify({ passes, failures, pending, told }));
    });
  }
}
