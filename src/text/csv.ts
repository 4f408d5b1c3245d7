/**
 * Rows as CSV (RFC 4180): a comma between cells, CR and LF behind each row, quoted where it must be. A text that a
 * spreadsheet would run as a formula is disarmed by an apostrophe before it; numbers stay as they are.
 */
export const toCsv = (rows: Iterable<readonly (string | number)[]>): string =>
  Array.from(rows, (cells) => `${cells.map((cell) => toCell(String(cell))).join(',')}\r\n`).join('');

/** What begins a formula, in its full-width form too; spreadsheets pass over blanks and control characters before it. */
const FORMULA = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

function toCell(value: string): string {
  const safe = FORMULA.test(value) && Number.isNaN(Number(value)) ? `'${value}` : value;
  return /[",;\t\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
