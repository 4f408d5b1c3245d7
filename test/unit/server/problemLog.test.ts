import assert from 'node:assert/strict';
import type { Problem } from '../../../src/law';
import { ProblemLog } from '../../../src/server/problemLog';

describe('ProblemLog', () => {
  const problem: Problem = { file: '/corpus/a.md', line: 3, severity: 'warning', message: 'No heading.' };
  const torn: Problem = { ...problem, severity: 'error', message: 'Torn.' };
  let lines: string[];
  let log: ProblemLog;
  beforeEach(() => {
    lines = [];
    log = new ProblemLog({
      error: (message) => lines.push(`E ${message}`),
      warn: (message) => lines.push(`W ${message}`),
      info: (message) => lines.push(`I ${message}`),
    });
  });

  /** What is written for the problems of the next index. */
  function logged(problems: readonly Problem[]): string[] {
    lines = [];
    log.write(problems);
    return lines;
  }

  it('writes file and line as editors link them, each as grave as it is', () => {
    assert.deepEqual(logged([problem, torn]), ['E /corpus/a.md:3: Torn.', 'W /corpus/a.md:3: No heading.']);
  });

  it('writes those of one weight in one message, a line each', () => {
    assert.deepEqual(logged([problem, torn, { ...problem, line: 9 }]), [
      'E /corpus/a.md:3: Torn.',
      'W /corpus/a.md:3: No heading.\n/corpus/a.md:9: No heading.',
    ]);
  });

  it('writes of an index only what the one before it did not have', () => {
    logged([problem]);
    assert.deepEqual(logged([problem, torn]), ['E /corpus/a.md:3: Torn.']);
    assert.deepEqual(logged([torn]), []);
    assert.deepEqual(logged([problem, torn]), ['W /corpus/a.md:3: No heading.'], 'one that came back is new');
  });

  it('counts what it leaves out', () => {
    const many = Array.from({ length: 502 }, (_, line) => ({ ...problem, line }));
    const written = logged(many);
    assert.equal(written.length, 2);
    assert.equal(written[0]!.split('\n').length, 500);
    assert.match(written.at(-1)!, /^I … and 2 more problems\. .*“Proviso: Show Problems of the Law” lists them all/u);
  });
});
