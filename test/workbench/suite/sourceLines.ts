import { findSourceMap } from 'node:module';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `FILE.cjs:LINE:COLUMN` as it stands in a stack; Mocha has made the file relative to the working folder. */
const place = /([^\s():]+\.cjs):(\d+):(\d+)/g;

/**
 * Rewrites a stack's places in the bundled suite to those in its sources. Node would do so by itself with source maps
 * enabled, but VS Code's extension host formats stacks its own way.
 */
export function toSourceLines(stack: string): string {
  return stack.replace(place, (bundled: string, file: string, line: string, column: string) => {
    const entry = findSourceMap(resolve(file))?.findEntry(Number(line) - 1, Number(column) - 1);
    if (entry === undefined || !('originalSource' in entry)) return bundled;
    const source = relative(process.cwd(), fileURLToPath(entry.originalSource));
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}
