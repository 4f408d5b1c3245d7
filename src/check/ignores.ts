import { isCheckCode, type CheckCode } from './codes';
import type { LineTable } from './lineTable';
import type { DraftFormat } from './markup';

/** `<!-- proviso-ignore missing-provision -->`, `// proviso-ignore`, `% proviso-ignore unchecked, unknown-act`. */
const COMMENT = /(?:<!--|\/\/|%)[ \t]{0,8}proviso-ignore\b([^\r\n]{0,400})/u;
const ALONE = /^\s*(?:<!--|\/\/|%)/u;
const NAME = /[a-z]+(?:-[a-z]+)*/gu;

/**
 * Whether a comment asks for silence about a code on a line: one at its end, or one on a line of its own above it. A
 * comment that names no code means all of them.
 */
export function isIgnored(code: CheckCode, line: number, lines: LineTable): boolean {
  if (line > 0 && ALONE.test(lines.line(line - 1)) && silences(lines.line(line - 1), code)) return true;
  return silences(lines.line(line), code);
}

function silences(line: string, code: CheckCode): boolean {
  const named = COMMENT.exec(line)?.[1]?.split('-->')[0];
  if (named === undefined) return false;
  const names = named.match(NAME) ?? [];
  return names.length === 0 || names.some((name) => isCheckCode(name) && name === code);
}

/** A comment, on a line of its own, that silences a code for the line below. */
export function ignoreComment(code: CheckCode, format: DraftFormat): string {
  if (format === 'latex') return `% proviso-ignore ${code}`;
  return format === 'text' ? `// proviso-ignore ${code}` : `<!-- proviso-ignore ${code} -->`;
}
