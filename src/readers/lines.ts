import type { Problem } from '../law';

/** Longer lines are no statute and no passage; they are reported and left out. UTF-16 code units. */
export const MAX_LINE = 8 * 1024 * 1024;

/** The lines of a text as the Language Server Protocol counts them: `\n`, `\r\n` and `\r` end a line. */
export function splitLines(text: string): string[] {
  return text.includes('\r') ? text.split(/\r\n|\r|\n/u) : text.split('\n');
}

/** Blanks the lines that are too long to be law, and says so. */
export function withoutGiantLines(file: string, lines: string[], problems: Problem[]): string[] {
  if (!lines.some((line) => line.length > MAX_LINE)) return lines;
  return lines.map((line, index) => {
    if (line.length <= MAX_LINE) return line;
    problems.push(giantLine(file, index, line.length));
    return '';
  });
}

/** {@link withoutGiantLines} of a text whose offsets stay: such a line is as many blanks. */
export function blankGiantLines(file: string, text: string): { text: string; problems: Problem[] } {
  const problems: Problem[] = [];
  if (text.length <= MAX_LINE) return { text, problems };
  const parts: string[] = [];
  let done = 0;
  let line = 0;
  const take = (end: number, next: number): void => {
    if (end - done <= MAX_LINE) parts.push(text.slice(done, next));
    else {
      problems.push(giantLine(file, line, end - done));
      parts.push(' '.repeat(end - done), text.slice(end, next));
    }
    done = next;
    line += 1;
  };
  for (const { 0: ending, index } of text.matchAll(/\r\n|\n|\r/gu)) take(index, index + ending.length);
  take(text.length, text.length);
  return { text: problems.length === 0 ? text : parts.join(''), problems };
}

export function giantLine(file: string, index: number, length: number): Problem {
  const megabytes = Math.round(length / (1024 * 1024));
  return {
    file,
    line: index + 1,
    severity: 'error',
    message: `The line has ${megabytes} million characters, more than the ${MAX_LINE >> 20} million allowed; it was left out.`,
  };
}

/** Whether a line has nothing but blanks. The first character of most lines tells: those of ASCII come before 0x7f. */
export function isBlank(line: string): boolean {
  const code = line.charCodeAt(0);
  return !(code > 0x20 && code < 0x7f) && line.trim() === '';
}
