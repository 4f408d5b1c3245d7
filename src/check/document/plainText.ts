import type { TextSpan } from '../../text';
import { toEnd } from '../../turns';
import { firstWhere } from '../../law';
import type { DraftFormat } from './markup';
import { readPieces, type MarkedPlace, type Piece, type ReadPieces } from './pieces';

/**
 * The spans that marks make block quotations: from one that opens to the one that closes it, or to the end of the text;
 * marked lines one below the other. Known failure: a line that goes on without a mark, as Markdown allows, is left out.
 */
function quotationsBetween(marks: readonly MarkedPlace[], text: string): TextSpan[] {
  const spans: { start: number; end: number }[] = [];
  let open = 0;
  for (const { mark, at } of marks) {
    const last = spans.at(-1);
    const isInside = open > 0 || (last !== undefined && at <= last.end);
    if (mark === 'closes') {
      if (open === 1) last!.end = at;
      open = Math.max(0, open - 1);
    } else if (mark === 'opens') {
      if (open === 0) spans.push({ start: at, end: text.length });
      open += 1;
    } else if (!isInside) {
      const end = lineEnd(text, at);
      if (last !== undefined && at === last.end + 1) last.end = end;
      else spans.push({ start: at, end });
    }
  }
  return spans;
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

const NO_PIECE: Piece = {
  source: '',
  text: '',
  plainAt: [0, 0],
  sourceAt: [0, 0],
  isVerbatim: [true],
  marks: [],
  isClosed: false,
};

/** A text without its markup and its layout, and where its characters stand in the source. */
export class PlainText {
  readonly text: string;
  /** Its block quotations, in order, none in another. */
  readonly blockQuotations: readonly TextSpan[];
  readonly #pieces: readonly Piece[];
  /** Where each piece begins in the plain text, and in the source. */
  readonly #starts: number[] = [];
  readonly #froms: number[] = [];

  /** @param pieces what {@link readPieces} says of the source; the next version of it is read with them. */
  constructor(
    source: string,
    format: DraftFormat,
    readonly pieces: ReadPieces = toEnd(readPieces(source, format)),
  ) {
    const marks: MarkedPlace[] = [];
    let [start, from] = [0, 0];
    this.#pieces = pieces.inOrder.length === 0 ? [NO_PIECE] : pieces.inOrder;
    for (const piece of this.#pieces) {
      this.#starts.push(start);
      this.#froms.push(from);
      for (const { mark, at } of piece.marks) marks.push({ mark, at: at + start });
      start += piece.text.length;
      from += piece.source.length;
    }
    this.text = this.#pieces.map(({ text }) => text).join('');
    this.blockQuotations = quotationsBetween(marks, this.text);
  }

  /** The same, in steps. */
  static *read(source: string, format: DraftFormat, last?: ReadPieces): Generator<void, PlainText> {
    return new PlainText(source, format, yield* readPieces(source, format, last));
  }

  /** A span of the plain text in the source; markup at its ends is left out, markup inside it is not. */
  inSource({ start, end }: TextSpan): TextSpan {
    const first = this.#runAt(start);
    const from = first.from + (first.isVerbatim ? start - first.start : 0);
    if (end <= start) return { start: from, end: from };
    const last = this.#runAt(end - 1);
    return { start: from, end: last.isVerbatim ? last.from + end - last.start : last.end };
  }

  /** Whether markup that says nothing, such as one of two tags, stands inside a span: to replace the span would tear it. */
  isTorn({ start, end }: TextSpan): boolean {
    const [first, last] = [this.#runAt(start), this.#runAt(end - 1)];
    for (let at = first.piece; at <= last.piece; at += 1) {
      const { isVerbatim, plainAt } = this.#pieces[at]!;
      const behind = at === last.piece ? last.run : isVerbatim.length;
      for (let run = at === first.piece ? first.run : 0; run < behind; run += 1) {
        if (isVerbatim[run] === false && plainAt[run] === plainAt[run + 1]) return true;
      }
    }
    return false;
  }

  /** The run that holds a character of the plain text, with its piece; of runs without characters none. */
  #runAt(offset: number): Run {
    const piece = Math.max(0, firstWhere(this.#starts, (start) => start > offset) - 1);
    const { plainAt, sourceAt, isVerbatim } = this.#pieces[piece]!;
    const [start, from] = [this.#starts[piece]!, this.#froms[piece]!];
    let low = 0;
    for (let high = plainAt.length - 1; high - low > 1;) {
      const middle = (low + high) >> 1;
      if (start + plainAt[middle]! <= offset) low = middle;
      else high = middle;
    }
    const [begin, end] = [from + sourceAt[low]!, from + sourceAt[low + 1]!];
    return { piece, run: low, isVerbatim: isVerbatim[low] === true, start: start + plainAt[low]!, from: begin, end };
  }
}

/** A run of a piece: where it begins in the plain text, and where in the source, end exclusive. */
interface Run {
  readonly piece: number;
  readonly run: number;
  readonly isVerbatim: boolean;
  readonly start: number;
  readonly from: number;
  readonly end: number;
}
