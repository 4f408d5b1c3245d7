import assert from 'node:assert/strict';
import type { Problem } from '../../../src/law';
import { logProblems } from '../../../src/server/problemLog';

describe('logProblems', () => {
  const problem: Problem = { file: '/corpus/a.md', line: 3, severity: 'warning', message: 'No heading.' };

  function logged(problems: readonly Problem[]): string[] {
    const lines: string[] = [];
    logProblems(problems, {
      error: (message) => lines.push(`E ${message}`),
      warn: (message) => lines.push(`W ${message}`),
      info: (message) => lines.push(`I ${message}`),
    });
    return lines;
  }

  it('writes file and line as editors link them, each as grave as it is', () => {
    const torn: Problem = { ...problem, severity: 'error', message: 'Torn.' };
    assert.deepEqual(logged([problem, torn]), ['W /corpus/a.md:3: No heading.', 'E /corpus/a.md:3: Torn.']);
  });

  it('counts what it leaves out', () => {
    const lines = logged(Array<Problem>(502).fill(problem));
    assert.equal(lines.length, 501);
    assert.equal(lines.at(-1), 'I … and 2 more problems.');
  });
});
