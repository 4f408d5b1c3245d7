import { UNIT, type Edit, type WrittenNumber } from '../../check';
import type { NewProvision } from './newProvision';
import { isInner, numbersAt, type LinedText, type ReadProvision } from './numbersAt';
import { placeholdersIn } from '../writing';

/**
 * A new provision in Markdown or plain text: the beginning of the provision that it comes before, with its own number, and
 * placeholders for heading and text. Undefined where that provision does not begin with its number.
 */
export function newLines(text: LinedText, { at, number, language, provisions }: NewProvision): Edit | undefined {
  const provision = provisions[at]!;
  const [written] = numbersAt(text, provisions, at, language);
  if (written === undefined) return undefined;
  const { source } = text;
  const placeholders = placeholdersIn(language);
  const { start, mark } = beginningOf(text, provision, written, placeholders.heading);
  const renamed = `${mark.slice(0, written.start - start)}${written.as(number)}${mark.slice(written.end - start)}`;
  const line = source.slice(source.lastIndexOf('\n', start - 1) + 1, start);
  const isApart = /\n[ \t]*\r?\n$/u.test(source.slice(Math.max(0, start - 200), start));
  const newLine = source.includes('\r\n') ? '\r\n' : '\n';
  const isHeading = isApart && !isInner(provision.path.at(-1)!.kind);
  const begun = renamed.trimEnd();
  const body = isHeading ? `${begun}${newLine.repeat(2)}${placeholders.text}` : `${begun} ${placeholders.text}`;
  return { start, end: start, newText: `${body}${newLine.repeat(isApart && line === '' ? 2 : 1)}` };
}

const CLOSING = new RegExp(`^${UNIT}?[)）.]?(?:[—–-](?=[(（]))?`, 'u');

/** What a provision begins with, down to its number and its heading, which gives way to a placeholder. */
function beginningOf(
  { source, lines }: LinedText,
  { heading, range }: ReadProvision,
  written: WrittenNumber,
  placeholder: string,
): { start: number; mark: string } {
  const lineStart = lines.offsetAt(range.start);
  // What stands in front of a mark on the same line is another provision's: 제3조(신청) ① ...
  const isInside = written.isEnclosed && source.slice(lineStart, written.start).trim().length > 1;
  const bracket = /[(（]/u.test(source[written.start - 1] ?? '') ? 1 : 0;
  const start = isInside ? written.start - bracket : lineStart;
  const lineEnd = /\r?\n|$/u.exec(source.slice(start))!.index + start;
  const at = heading === '' ? -1 : source.slice(written.end, lineEnd).indexOf(heading);
  if (at >= 0) {
    const from = written.end + at;
    const closed = /^[)）\]]/u.exec(source.slice(from + heading.length))?.[0] ?? '';
    return { start, mark: `${source.slice(start, from)}${placeholder}${closed}` };
  }
  const closing = CLOSING.exec(source.slice(written.end, lineEnd))![0];
  return { start, mark: source.slice(start, written.end + closing.length) };
}
