import * as l10n from '@vscode/l10n';
import type { Problem } from '../../law';

/** A line may have at most so many characters: many times what a question with its contexts has. */
export const LONGEST_LINE = 4_000_000;
/** So many lines with a problem are named; the others are counted. */
const NAMED_PROBLEMS = 100;

/** The lines of a text one by one, without their ends. */
export function* linesOf(content: string): Generator<string> {
  let start = content.startsWith('\ufeff') ? 1 : 0;
  while (start < content.length) {
    const end = content.indexOf('\n', start);
    const last = end < 0 ? content.length : end;
    yield content.slice(start, last);
    start = last + 1;
  }
}

/** The problems of a file's lines: the first hundred are named, of those that are left out beyond it how many. */
export function problemsOf(file: string): {
  /** Beyond the first hundred, not told. */
  add(line: number, severity: Problem['severity'], message: string): void;
  /** Why a line could not be read. */
  leftOut(line: number, why: string): void;
  all(): Problem[];
} {
  const named: Problem[] = [];
  let unnamed = 0;
  return {
    add: (line, severity, message) => {
      if (named.length < NAMED_PROBLEMS) named.push({ file, line, severity, message });
    },
    leftOut: (line, why) => {
      const message = l10n.t('{0}. The line is left out.', why);
      if (named.length < NAMED_PROBLEMS) named.push({ file, line, severity: 'error', message });
      else unnamed += 1;
    },
    all: () => {
      if (unnamed === 0) return named;
      const message =
        unnamed === 1
          ? l10n.t('1 more line could not be read and is left out.')
          : l10n.t('{0} more lines could not be read and are left out.', unnamed);
      return [...named, { file, line: 1, severity: 'error', message }];
    },
  };
}
