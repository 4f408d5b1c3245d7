import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file for countingReporter.ts to leave a suite's counts in; none exists there yet. */
export function countsFile(suite) {
  const file = join(tmpdir(), `proviso-${suite}-${process.pid}.json`);
  rmSync(file, { force: true });
  return file;
}

/**
 * What a suite came to, from its counts and from whether its process succeeded. A suite that crashed before its end,
 * ran no test, or failed without a failing test counts as one failure.
 */
export function takeCounts(file, succeeded) {
  const counts = readCounts(file);
  rmSync(file, { force: true });
  if (counts === undefined) return { passes: 0, failures: 1, pending: 0, reason: 'it ended without a result' };
  const { passes, failures } = counts;
  if (passes + failures === 0) return { ...counts, failures: 1, reason: 'no test ran' };
  if (failures === 0 && !succeeded) return { ...counts, failures: 1, reason: 'its process failed' };
  return counts;
}

function readCounts(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
