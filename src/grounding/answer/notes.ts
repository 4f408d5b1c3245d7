import { matchesOf, type TextSpan } from '../../text';

/** Where a text refers to notes. */
export interface NoteMark extends TextSpan {
  readonly labels: readonly string[];
  /** It opens a line that goes on, and belongs to what follows. */
  readonly leads: boolean;
}

/** A note at the foot or the end of a text, from its mark on. */
export interface NoteText extends TextSpan {
  readonly label: string;
}

export interface Notes {
  /** In order. */
  readonly marks: readonly NoteMark[];
  /** In order, without overlap. */
  readonly texts: readonly NoteText[];
}

/** `[1]`, `[1, 3]`, `[2-4]`, `[^1]`, `[^name]`; a link `[1](...)` and a year `[2019]` are none. */
const MARK = /\[(\^[^\s[\]]{1,40}|\d{1,3}(?:\s{0,2}[,;–-]\s{0,2}\d{1,3}){0,20})\](?!\()/gu;
const LINE_START = /(?:^|\n)[ \t>]{0,16}(?:[-*•][ \t]{1,4})?$/u;
const LIST_ITEM = /(?<=^|\n)[ \t>]{0,16}(\d{1,3})[.)][ \t]/gu;
const EMPTY_LINE = /\n[ \t\r]{0,100}\n/gu;
const WIDEST_RANGE = 20;

/**
 * The notes of a text and the marks that refer to them.
 *
 * Assumption: a mark that opens a line is a note's own where the text refers to its number elsewhere; and a text that
 * refers to notes it does not have lists its sources as numbered lines behind the last mark. A note ends at the next one or
 * an empty line. Known failures: the second paragraph of a note; a list of sources in front of the text.
 */
export function notesIn(text: string): Notes {
  const found = matchesOf(MARK, text).map(({ 0: mark, 1: list, index }) => ({
    start: index,
    end: index + mark.length,
    labels: labelsOf(list!),
    leads: LINE_START.test(text.slice(Math.max(0, index - 40), index)),
  }));
  const used = new Set(found.filter(({ leads }) => !leads).flatMap(({ labels }) => labels));
  const isNote = ({ leads, labels }: NoteMark): boolean => leads && labels.length === 1 && used.has(labels[0]!);
  const marks = found.filter((mark) => !isNote(mark));
  const notes = found.filter(isNote).map(({ start, labels }) => ({ start, label: labels[0]! }));
  const known = new Set(notes.map(({ label }) => label));
  const listed = listedBehind(text, marks.at(-1)?.end ?? text.length).filter(
    ({ label }) => used.has(label) && !known.has(label),
  );
  return {
    marks,
    texts: withEnds(
      text,
      [...notes, ...listed].sort((one, other) => one.start - other.start),
    ),
  };
}

/** A text with blanks for its marks: offsets stay, and a full stop in front of a mark ends its sentence. */
export const withoutMarks = (text: string): string => text.replace(MARK, (mark) => ' '.repeat(mark.length));

/** The numbered lines behind an offset. */
const listedBehind = (text: string, from: number): { start: number; label: string }[] =>
  matchesOf(LIST_ITEM, text.slice(from)).map(({ 1: label, index }) => ({ start: from + index, label: label! }));

function withEnds(text: string, notes: readonly { start: number; label: string }[]): NoteText[] {
  const gaps = matchesOf(EMPTY_LINE, text).map(({ index }) => index);
  let gap = 0;
  return notes.map(({ start, label }, at) => {
    while (gap < gaps.length && gaps[gap]! < start) gap += 1;
    const next = notes[at + 1]?.start ?? text.length;
    return { start, end: Math.min(next, gaps[gap] ?? text.length), label };
  });
}

/** `1, 3` -> 1, 3; `2-4` -> 2, 3, 4; `^name` -> name. */
function labelsOf(list: string): string[] {
  if (list.startsWith('^')) return [list.slice(1)];
  return list.split(/[,;]/u).flatMap((part) => {
    const [from = 0, to = from] = part.split(/[–-]/u).map(Number);
    const count = Math.max(1, Math.min(to - from + 1, WIDEST_RANGE));
    return Array.from({ length: count }, (_, step) => String(from + step));
  });
}
