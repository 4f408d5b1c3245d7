import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A language beside those that there are is one folder and one line of the registry: nothing else knows of it. */
describe('languages: the skeleton of one more', () => {
  it('passes what the conformance suite requires', async () => {
    const folder = join(import.meta.dirname, 'tenth');
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...['--require', 'tsx/cjs', '--require', join(folder, 'registered.ts')],
      join(folder, 'failures.ts'),
    ]);
    const { counts, failures } = JSON.parse(stdout) as { counts: Record<string, number>; failures: string[] };
    assert.deepEqual(failures, []);
    for (const [part, count] of Object.entries(counts)) assert.ok(count > 0, part);
  });
});
