import { StringTable, type StringColumnBuilder } from '../../law';
import { LONGEST_WORD } from '../../text';
import { forEachTerm } from './analyser';

/** What a segment has instead of the number of its only term. */
const [NO_TERM, SEVERAL_TERMS] = [-1, -2] as const;
/** Segments remembered a language; a country's law has about 500,000 different ones. */
const MEMORY_LIMIT = 1_000_000;

/** Classes of bytes. `CONTEXT` begins a character that cannot be read without what stands around it. */
const [SEPARATOR, PART, FULL_STOP, CONTEXT] = [0, 1, 2, 3] as const;
/** The first byte of U+2000 to U+2FFF, of which those up to U+25BF can be read alone, marks (U+20C0 to U+20FF) apart. */
const GENERAL_PUNCTUATION = 0xe2;
const LAST_SECOND_BYTE = 0x96;
const SECOND_BYTE_OF_MARKS = 0x83;

const CLASSES = classTable();

function classTable(): Uint8Array {
  const table = new Uint8Array(0x100);
  for (let byte = 0; byte < 0x80; byte += 1) if (/[0-9A-Za-z]/u.test(String.fromCharCode(byte))) table[byte] = PART;
  table['.'.charCodeAt(0)] = FULL_STOP;
  table.fill(PART, 0x80, 0xc0);
  table.fill(CONTEXT, 0xc0);
  table.fill(PART, 0xc2, 0xcc);
  table[GENERAL_PUNCTUATION] = PART;
  return table;
}

/** The segments of one language: what stands between two separators, with the number of its only term. */
interface Segments {
  table: StringTable;
  numbers: number[];
}

/**
 * The index terms of many texts as numbers, 0, 1, 2 ... as they are met: what `forEachTerm` emits, without a string for
 * every word, because millions of words are a few hundred thousand different ones.
 */
export class TermNumbers {
  readonly #terms = new StringTable();
  /** By Latin-script language. */
  readonly #segments = new Map<string, Segments>();

  get size(): number {
    return this.#terms.size;
  }

  /** Calls `emit` with the number of every index term of a text. */
  forEach(text: string, latinLanguage: string, emit: (term: number) => void): void {
    if (!this.forEachUtf8(encoder.encode(text), latinLanguage, emit)) this.#analyse(text, latinLanguage, emit);
  }

  /**
   * {@link forEach} for a text in UTF-8, read byte by byte: what stands between blanks or signs of ASCII is analysed once
   * and looked up from then on. Returns false, and emits nothing, where a text has characters that it cannot tell apart
   * in this way: those of other scripts than Latin, and combining marks. In the others (U+0080 to U+02FF, and punctuation)
   * neither NFKC nor lower-casing looks beyond a sign of ASCII, and a full stop beside one of them is left to the analysis.
   */
  forEachUtf8(text: Uint8Array, latinLanguage: string, emit: (term: number) => void): boolean {
    if (!isReadAlone(text)) return false;
    const segments = this.#segmentsOf(latinLanguage);
    for (let start = 0; start < text.length; start += 1) {
      if (!isPart(text, start)) continue;
      let end = start + 1;
      while (end < text.length && isPart(text, end)) end += 1;
      const number = this.#numberOf(text, start, end, segments, latinLanguage);
      if (number === SEVERAL_TERMS) this.#analyse(decode(text, start, end), latinLanguage, emit);
      else if (number !== NO_TERM) emit(number);
      start = end;
    }
    return true;
  }

  /** Adds a term to a column of strings. */
  copyTo(column: StringColumnBuilder, term: number): void {
    this.#terms.copyTo(column, term);
  }

  #segmentsOf(language: string): Segments {
    const known = this.#segments.get(language);
    if (known !== undefined && known.numbers.length < MEMORY_LIMIT) return known;
    const segments = { table: new StringTable(), numbers: [] };
    this.#segments.set(language, segments);
    return segments;
  }

  /** Of the segment from `start` to `end`. */
  #numberOf(text: Uint8Array, start: number, end: number, { table, numbers }: Segments, language: string): number {
    // Data (base64, a table without blanks) is not worth remembering.
    if (end - start > LONGEST_WORD) return SEVERAL_TERMS;
    const row = table.add(text, start, end);
    return (numbers[row] ??= this.#learn(decode(text, start, end), language));
  }

  #analyse(text: string, latinLanguage: string, emit: (term: number) => void): void {
    forEachTerm(text, latinLanguage, (term) => {
      emit(this.#terms.addString(term));
    });
  }

  #learn(segment: string, language: string): number {
    let found: number = NO_TERM;
    this.#analyse(segment, language, (term) => {
      found = found === NO_TERM ? term : SEVERAL_TERMS;
    });
    return found;
  }
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const decode = (text: Uint8Array, start: number, end: number): string => decoder.decode(text.subarray(start, end));

function isReadAlone(text: Uint8Array): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const byte = text[at]!;
    if (CLASSES[byte] === CONTEXT) return false;
    if (byte !== GENERAL_PUNCTUATION) continue;
    const second = text[at + 1]!;
    if (second === SECOND_BYTE_OF_MARKS || second > LAST_SECOND_BYTE) return false;
  }
  return true;
}

/** Whether a byte belongs to a segment: a full stop does between two digits, or where a character beyond ASCII is beside it. */
function isPart(text: Uint8Array, at: number): boolean {
  const kind = CLASSES[text[at]!];
  if (kind !== FULL_STOP) return kind !== SEPARATOR;
  const [before, after] = [text[at - 1] ?? 0, text[at + 1] ?? 0];
  return before >= 0x80 || after >= 0x80 || (isDigit(before) && isDigit(after));
}

const isDigit = (byte: number): boolean => byte >= 0x30 && byte <= 0x39;
