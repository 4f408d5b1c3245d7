import * as l10n from '@vscode/l10n';
import type { Problem } from '../law';
import { figure } from '../text';

/** A line of the list that leads to its place. */
export interface ProblemLink {
  /** Of the text, zero-based. */
  readonly line: number;
  /** How many UTF-16 code units from its beginning are the link. */
  readonly length: number;
  readonly file: string;
  /** One-based. */
  readonly lineOfFile: number;
}

/** All problems of the law as a text, file by file, each on a line that leads to its place. */
export interface ProblemText {
  readonly text: string;
  readonly links: readonly ProblemLink[];
}

/** @param pathOf a file as a person names it: relative to the folder that is open */
export function problemText(problems: readonly Problem[], pathOf: (file: string) => string): ProblemText {
  const files = new Map<string, Problem[]>();
  for (const problem of problems) {
    const known = files.get(problem.file);
    if (known === undefined) files.set(problem.file, [problem]);
    else known.push(problem);
  }
  const named = [...files].map(([file, found]) => ({ file, path: pathOf(file), found }));
  const lines = [summaryOf(problems)];
  const links: ProblemLink[] = [];
  for (const { file, path, found } of named.sort((one, other) => collator.compare(one.path, other.path))) {
    lines.push('', onOneLine(path));
    for (const { line, severity, message } of found.sort((one, other) => one.line - other.line)) {
      const place = l10n.t('line {0}', line);
      links.push({ line: lines.length, length: INDENT.length + place.length, file, lineOfFile: line });
      lines.push(`${INDENT}${place}: ${severityInWords(severity)}: ${onOneLine(message)}`);
    }
  }
  return { text: `${lines.join('\n')}\n`, links };
}

const INDENT = '  ';
const collator = new Intl.Collator(undefined, { numeric: true });

/** Information is no problem, and is counted as none anywhere else. */
function summaryOf(problems: readonly Problem[]): string {
  const count = (severity: Problem['severity']): string =>
    figure(problems.filter((problem) => problem.severity === severity).length);
  return l10n.t(
    'The law of this workspace: errors {0}, warnings {1}, notes {2}.',
    count('error'),
    count('warning'),
    count('information'),
  );
}

function severityInWords(severity: Problem['severity']): string {
  if (severity === 'error') return l10n.t('error');
  return severity === 'warning' ? l10n.t('warning') : l10n.t('note');
}

/** What a statute or a file's name says makes no line of its own. */
const onOneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
