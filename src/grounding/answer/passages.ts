import { fencesOf, LineTable, type DraftFormat, type ReadPart } from '../../check';
import { detectLanguage, splitSentences } from '../../languages';
import { type TextSpan } from '../../text';
import { withoutMarks, type Notes } from './notes';

/** A sentence of a text, or lines of it that are none. Offsets are those of the plain text. */
export interface Passage extends TextSpan {
  /** Whether it says something that can be right or wrong: a heading, a question, code and a note do not. */
  readonly isClaim: boolean;
  /** The number of the paragraph that it stands in. */
  readonly paragraph: number;
}

const ATX_HEADING = /^[ \t>]{0,16}#{1,6}[ \t]/u;
/** A line without any underlines a heading, or parts a table or a text. */
const LETTER = /\p{L}/u;
const LIST_MARK = /^[ \t>]{0,16}(?:[-–—•*]|\(?\d{1,3}[.)]|\(\p{L}{1,4}\))[ \t]/u;
const SENTENCE_END = /[.!?…;。！？][)\]"'”’“»」』*_`\s]{0,8}$/u;
const QUESTION = /[?？][)\]"'”’“»」』*_`]{0,8}$/u;

/**
 * The passages of a text in order. Yields often.
 *
 * Assumption: a paragraph of one line that no mark ends is a heading, unless it is an item of a list, cites a provision or
 * refers to a note. Known failures: a claim of one line without a full stop and without a citation; a rhetorical question.
 */
export function* passagesOf(
  source: string,
  format: DraftFormat,
  { plain, blocks, citations }: ReadPart,
  notes: Notes,
): Generator<void, Passage[]> {
  const language = detectLanguage(plain.text);
  const text = withoutMarks(plain.text);
  const silent = new Silence(source, format, notes);
  const passages: Passage[] = [];
  let cited = 0;
  for (const [paragraph, block] of blocks.entries()) {
    const isSilent = (line: TextSpan): boolean => {
      const written = plain.inSource(line);
      return silent.has(written.start) || (format === 'markdown' && isBoldLine(source, written));
    };
    for (const run of runsOf(text, block, isSilent)) {
      while (cited < citations.length && citations[cited]!.citation.start < run.start) cited += 1;
      const cites = cited < citations.length && citations[cited]!.citation.start < run.end;
      const words = text.slice(run.start, run.end);
      const isTitle = !cites && words === plain.text.slice(run.start, run.end) && isHeading(words);
      for (const span of run.isClaim && !isTitle ? sentencesOf(words, run.start, language) : [run]) {
        const said = text.slice(span.start, span.end);
        const isClaim = run.isClaim && !isTitle && LETTER.test(said) && !QUESTION.test(said);
        passages.push({ start: span.start, end: span.end, isClaim, paragraph });
      }
      yield;
    }
  }
  return passages;
}

const sentencesOf = (words: string, offset: number, language: string): TextSpan[] =>
  splitSentences(words, language).map(({ start, end }) => ({ start: offset + start, end: offset + end }));

/** Lines of one paragraph below each other, all of which say something or none of which do. */
interface Run extends TextSpan {
  readonly isClaim: boolean;
}

function runsOf(text: string, block: TextSpan, isSilent: (line: TextSpan) => boolean): Run[] {
  const runs: Run[] = [];
  let start = block.start;
  for (const line of text.slice(block.start, block.end).split('\n')) {
    const end = start + line.length;
    const last = runs.at(-1);
    if (line.trim() !== '') {
      const isClaim = LETTER.test(line) && !ATX_HEADING.test(line) && !isSilent({ start, end });
      if (last?.isClaim === isClaim) runs[runs.length - 1] = { ...last, end };
      else runs.push({ start, end, isClaim });
    }
    start = end + 1;
  }
  return runs;
}

/** A line in bold letters, such as "**Answer**", is one although text follows right below. */
const isBoldLine = (source: string, { start, end }: TextSpan): boolean =>
  source.slice(Math.max(0, start - 2), start) === '**' &&
  /^:?\*\*:?[ \t\r]{0,10}(?:\n|$)/u.test(source.slice(end, end + 16)) &&
  !SENTENCE_END.test(source.slice(Math.max(start, end - 16), end));

const isHeading = (words: string): boolean =>
  !words.trim().includes('\n') && !LIST_MARK.test(words) && !SENTENCE_END.test(words);

/** Where a source holds code and notes. */
class Silence {
  /** In order, none in another. */
  readonly #spans: readonly TextSpan[];
  #next = 0;

  constructor(source: string, format: DraftFormat, { texts }: Notes) {
    const lines = new LineTable(source);
    const fences = format === 'markdown' ? fencesOf(lines) : [];
    const code = fences.map(({ first, last }) => ({
      start: lines.offsetAt({ line: first, character: 0 }),
      end: lines.offsetAt({ line: last + 1, character: 0 }),
    }));
    this.#spans = [...code, ...texts].sort((one, other) => one.start - other.start);
  }

  /** Asked in the order of the source. */
  has(offset: number): boolean {
    while (this.#next < this.#spans.length && this.#spans[this.#next]!.end <= offset) this.#next += 1;
    const span = this.#spans[this.#next];
    return span !== undefined && span.start <= offset;
  }
}
