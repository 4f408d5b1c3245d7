import { ownCopy } from './readBlocks';
import { endBehind, markupOf, type DraftFormat, type Markup, type QuotationMark } from './markup';

/** A mark of a block quotation, and where it stands in the plain text. */
export interface MarkedPlace {
  readonly mark: QuotationMark;
  readonly at: number;
}

/** A stretch of a source as plain text. Offsets count from the beginning of the piece, there and in the source. */
export interface Piece {
  readonly source: string;
  readonly text: string;
  /** Where runs begin in the plain text, and its length; one of markup maps as a whole. */
  readonly plainAt: readonly number[];
  /** Where they begin in the source, and its length. */
  readonly sourceAt: readonly number[];
  readonly isVerbatim: readonly boolean[];
  readonly marks: readonly MarkedPlace[];
  /** Whether it says the same whatever stands around it. */
  readonly isClosed: boolean;
}

/** What was read of a source: its pieces in order. The next version of it is read anew only where it differs. */
export interface ReadPieces {
  readonly markup?: Markup;
  readonly inOrder: readonly Piece[];
}

/** Behind empty lines, in front of a line that no blank begins: no pattern looks back over it. */
const BORDER = /\n[ \t\r]{0,100}\n(?=\S)/gu;
/** Pieces that are known, between two looks at the clock. */
const STEP = 100;
/** A tag that has no end, or that a quotation mark behind it may lengthen. */
const OPEN_TAG = /<(?![^<>"']{0,4000}(?:(?:"[^"<>]{0,2000}"|'[^'<>]{0,2000}')[^<>"']{0,4000}){0,100}>)/u;
/** The longest piece that is remembered, in UTF-16 code units. */
const LONGEST_KNOWN = 50_000;
const OPEN_BRACE = /\{[^{}]{0,4000}$/u;
/** What may be closed behind a piece, and mean something else then. */
const OPEN: Readonly<Partial<Record<DraftFormat, RegExp>>> = {
  markdown: OPEN_TAG,
  html: OPEN_TAG,
  xml: OPEN_TAG,
  latex: OPEN_BRACE,
};

const isBlank = (text: string): boolean => text.trim() === '';
const blankOf = (text: string): string => (text.includes('\n') ? '\n' : ' ');

/**
 * A source as plain text, a piece after another; together they hold all of it. A piece ends at a {@link BORDER} that no
 * markup reaches over. Yields often.
 *
 * @param last what was read of another version; what it has in common with this one is taken from it.
 */
export function* readPieces(source: string, format: DraftFormat, last?: ReadPieces): Generator<void, ReadPieces> {
  const markup = markupOf(source, format);
  const before = markup === last?.markup ? last.inOrder : [];
  const inOrder: Piece[] = [];
  let start = 0;
  while (isNext(before, inOrder.length, source, start)) {
    const piece = before[inOrder.length]!;
    inOrder.push(piece);
    start += piece.source.length;
    if (inOrder.length % STEP === 0) yield;
  }
  const tail = tailOf(before, inOrder.length, source, start);
  const known = new Map<string, Piece>();
  for (const piece of before.slice(inOrder.length, tail.first)) if (piece.isClosed) known.set(piece.source, piece);
  const scan = new Scan(source, markup, format);
  let next = 0;
  while (start < source.length) {
    while (next < tail.starts.length && tail.starts[next]! < start) next += 1;
    if (tail.starts[next] === start) {
      for (const piece of before.slice(tail.first + next)) inOrder.push(piece);
      break;
    }
    const words = source.slice(start, borderBehind(source, start));
    const piece = known.get(words) ?? scan.read(start, start + words.length);
    if (piece.isClosed) known.set(piece.source, piece);
    inOrder.push(piece);
    start += piece.source.length;
    yield;
  }
  return { markup, inOrder };
}

/** Whether a piece of before stands at an offset, and ends there, too. */
function isNext(before: readonly Piece[], at: number, source: string, start: number): boolean {
  const piece = before[at];
  if (piece?.isClosed !== true || !source.startsWith(piece.source, start)) return false;
  const end = start + piece.source.length;
  return end === source.length || (at < before.length - 1 && /\S/u.test(source[end]!));
}

/** The last pieces of before that a source ends with, behind those that it begins with: the first of them, and where each begins. */
function tailOf(
  before: readonly Piece[],
  from: number,
  source: string,
  start: number,
): { readonly first: number; readonly starts: readonly number[] } {
  const starts: number[] = [];
  let first = before.length;
  for (let end = source.length; first > from; first -= 1) {
    const piece = before[first - 1]!;
    const begin = end - piece.source.length;
    if (!piece.isClosed || begin < start || !source.startsWith(piece.source, begin)) break;
    starts.push(begin);
    end = begin;
  }
  return { first, starts: starts.reverse() };
}

/** The next border behind an offset, or the end of the source. */
function borderBehind(source: string, from: number): number {
  BORDER.lastIndex = from;
  const found = BORDER.exec(source);
  return found === null ? source.length : found.index + found[0].length;
}

/** Reads stretches of one source, from its beginning on. */
class Scan {
  readonly #pattern: RegExp;
  /** The next match that was found, which may stand far behind the piece that is read; null where there is none. */
  #next: RegExpExecArray | null | undefined;

  constructor(
    private readonly source: string,
    private readonly markup: Markup,
    private readonly format: DraftFormat,
  ) {
    this.#pattern = new RegExp(markup.pattern);
  }

  /** What stands between two borders, and further up to the next one that no markup reaches over. */
  read(start: number, border: number): Piece {
    const { source, markup } = this;
    const [parts, plainAt, sourceAt, isVerbatim, marks]: [string[], number[], number[], boolean[], MarkedPlace[]] = [[], [], [], [], []]; // prettier-ignore
    let [end, done, length] = [border, start, 0];
    const add = (part: string, from: number, verbatim: boolean): void => {
      plainAt.push(length);
      sourceAt.push(from - start);
      isVerbatim.push(verbatim);
      parts.push(part);
      length += part.length;
    };
    let isAfterGap = false;
    let isOpen = false;
    for (let match = this.#matchFrom(start); match !== null && match.index < end; match = this.#matchFrom(done)) {
      const { index, 0: whole, groups } = match;
      if (index > done) add(source.slice(done, index), done, true);
      const mark = markup.quotes?.(match);
      if (mark !== undefined) marks.push({ mark, at: length });
      const isSilent = groups?.['silent'] !== undefined;
      const isGap = !isSilent && isBlank(whole);
      const isGoingOn = isGap && isAfterGap && index === done && !whole.includes('\n');
      if (!isGoingOn) add(isSilent ? '' : isGap ? blankOf(whole) : markup.says(match), index, false);
      isAfterGap = isGap;
      done = index + whole.length;
      if (groups?.['opens'] !== undefined) {
        done = endBehind(groups['opens'], source, done);
        // What the end of the source ends, another end may.
        isOpen ||= done === source.length;
      }
      if (done > end) end = borderBehind(source, done);
    }
    add(source.slice(done, end), done, true);
    plainAt.push(length);
    sourceAt.push(end - start);
    const isShort = end === border && end - start <= LONGEST_KNOWN;
    const whole = source.slice(start, end);
    const isClosed = isShort && !isOpen && OPEN[this.format]?.test(whole) !== true;
    // What is kept is not to keep a whole source in memory for each of its pieces.
    const own = isClosed ? ownCopy(whole) : whole;
    const text = parts.length === 1 ? own : parts.join('');
    return { source: own, text, plainAt, sourceAt, isVerbatim, marks, isClosed };
  }

  #matchFrom(from: number): RegExpExecArray | null {
    if (this.#next === null || (this.#next !== undefined && this.#next.index >= from)) return this.#next;
    this.#pattern.lastIndex = from;
    return (this.#next = this.#pattern.exec(this.source));
  }
}
