import type { ParagraphMarks } from '../../languages';
import type { ParagraphMarker } from './markers';

const NUMBERED = /^([0-9０-９]{1,3})[ \u3000](?=\S)/u;
/** `(๑)`, `(ก)`, `一、`, `（一）`, `(1)`: a point, whatever it follows. */
const POINT = /^\s*(?:[（(][\d๐-๙一二三四五六七八九十ก-ฮa-z]{1,4}[)）]|[一二三四五六七八九十]{1,3}、|[-*•])/u;

/** What was read of an article before a line. */
export interface ParagraphContext {
  /** The number of the last paragraph, or the empty string. */
  readonly last: string;
  /** Whether the article has no text yet. */
  readonly isEmpty: boolean;
  readonly isAfterBlank: boolean;
}

/**
 * The paragraph of an article that a line opens, by its number or as a block of its own; the first one only where it has
 * its number.
 *
 * Assumption: a line that begins with the next number and a blank opens a paragraph (`２ 前項の…`); where paragraphs
 * carry no numbers, one that follows a blank line, or is indented, and is no point of a list. Known failures: a wrapped
 * line that begins with the very number; a paragraph in Thai that goes on behind its list.
 */
export function unmarkedParagraph(
  line: string,
  marks: ParagraphMarks,
  { last, isEmpty, isAfterBlank }: ParagraphContext,
): ParagraphMarker | undefined {
  const next = isEmpty ? 1 : Math.max(1, Number(last)) + 1;
  if (marks === 'from the second') {
    const match = NUMBERED.exec(line);
    const number = match?.[1]!.normalize('NFKC');
    return match !== null && Number(number) === next
      ? { number: number!, rest: line.slice(match[0].length) }
      : undefined;
  }
  const isOpened = !isEmpty && (isAfterBlank || /^[ \t\u3000]{2,}/u.test(line));
  return isOpened && !POINT.test(line) && line.trim() !== '' ? { number: String(next), rest: line } : undefined;
}
