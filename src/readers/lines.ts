import type { Problem } from '../law';

/** Longer lines are no statute and no passage; they are reported and left out. UTF-16 code units. */
export const MAX_LINE = 8 * 1024 * 1024;

/** The lines of a text as the Language Server Protocol counts them: `\n`, `\r\n` and `\r` end a line. */
export function splitLines(text: string): string[] {
  return text.includes('\r') ? text.split(/\r\n|\r|\n/u) : text.split('\n');
}

/** Blanks the lines that are too long to be law, and says so. */
export function withoutGiantLines(file: string, lines: string[], problems: Problem[]): string[] {
  return lines.map((line, index) => {
    if (line.length <= MAX_LINE) return line;
    problems.push(giantLine(file, index, line.length));
    return '';
  });
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

export const isBlank = (line: string): boolean => line.trim() === '';
