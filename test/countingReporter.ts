import { writeFileSync } from 'node:fs';
import Mocha from 'mocha';

/**
 * Mocha's spec reporter that also leaves its counts, as JSON `{passes, failures, pending}`, in the file that
 * PROVISO_TEST_COUNTS names. The file appears at the end of the run only: a suite that crashes leaves none.
 * (Mocha takes a reporter from a module's default export.)
 */
export default class CountingReporter extends Mocha.reporters.Spec {
  constructor(runner: Mocha.Runner, options: Mocha.MochaOptions) {
    super(runner, options);
    const file = process.env.PROVISO_TEST_COUNTS;
    runner.once(Mocha.Runner.constants.EVENT_RUN_END, () => {
      const { passes, failures, pending } = this.stats;
      if (file) writeFileSync(file, JSON.stringify({ passes, failures, pending }));
    });
  }
}
