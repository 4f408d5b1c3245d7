import type { TextSpan } from '../../text';
import { endBehind, markupOf, type DraftFormat, type QuotationMark } from './markup';

const isBlank = (text: string): boolean => text.trim() === '';
const blankOf = (text: string): string => (text.includes('\n') ? '\n' : ' ');

/** A mark of a block quotation, and where it stands in the plain text. */
interface MarkedPlace {
  readonly mark: QuotationMark;
  readonly at: number;
}

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

/** A text without its markup and its layout, and where its characters stand in the source. */
export class PlainText {
  readonly text: string;
  /** Its block quotations, in order, none in another. */
  readonly blockQuotations: readonly TextSpan[];
  /** Where the runs of the plain text begin, there and in the source; a run of markup maps as a whole. */
  readonly #plain: number[] = [];
  readonly #source: number[] = [];
  readonly #isVerbatim: boolean[] = [];

  constructor(source: string, format: DraftFormat) {
    const parts: string[] = [];
    let length = 0;
    let done = 0;
    const add = (part: string, from: number, isVerbatim: boolean): void => {
      this.#plain.push(length);
      this.#source.push(from);
      this.#isVerbatim.push(isVerbatim);
      parts.push(part);
      length += part.length;
    };
    const { says, quotes, pattern: shared } = markupOf(source, format);
    const pattern = new RegExp(shared);
    const marks: MarkedPlace[] = [];
    let isAfterGap = false;
    for (let match = pattern.exec(source); match !== null; match = pattern.exec(source)) {
      const { index, 0: whole, groups } = match;
      if (groups?.['opens'] !== undefined) {
        pattern.lastIndex = endBehind(groups['opens'], source, pattern.lastIndex);
      }
      if (index > done) add(source.slice(done, index), done, true);
      const mark = quotes?.(match);
      if (mark !== undefined) marks.push({ mark, at: length });
      const isSilent = groups?.['silent'] !== undefined;
      const isGap = !isSilent && isBlank(whole);
      const isGoingOn = isGap && isAfterGap && index === done && !whole.includes('\n');
      if (!isGoingOn) add(isSilent ? '' : isGap ? blankOf(whole) : says(match), index, false);
      isAfterGap = isGap;
      done = pattern.lastIndex;
    }
    add(source.slice(done), done, true);
    this.#plain.push(length);
    this.#source.push(source.length);
    this.text = parts.join('');
    this.blockQuotations = quotationsBetween(marks, this.text);
  }

  /** A span of the plain text in the source; markup at its ends is left out, markup inside it is not. */
  inSource({ start, end }: TextSpan): TextSpan {
    const first = this.#runAt(start);
    const from =
      this.#isVerbatim[first] === true ? this.#source[first]! + start - this.#plain[first]! : this.#source[first]!;
    if (end <= start) return { start: from, end: from };
    const last = this.#runAt(end - 1);
    const to =
      this.#isVerbatim[last] === true ? this.#source[last]! + end - this.#plain[last]! : this.#source[last + 1]!;
    return { start: from, end: to };
  }

  /** Whether markup that says nothing, such as one of two tags, stands inside a span: to replace the span would tear it. */
  isTorn({ start, end }: TextSpan): boolean {
    for (let run = this.#runAt(start), last = this.#runAt(end - 1); run < last; run += 1) {
      if (this.#isVerbatim[run] === false && this.#plain[run] === this.#plain[run + 1]) return true;
    }
    return false;
  }

  /** The run that holds a character; of runs without characters none. */
  #runAt(offset: number): number {
    let low = 0;
    for (let high = this.#plain.length - 1; high - low > 1;) {
      const middle = (low + high) >> 1;
      if (this.#plain[middle]! <= offset) low = middle;
      else high = middle;
    }
    return low;
  }
}
