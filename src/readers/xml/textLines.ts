/** More text than this is no provision: a table of data, or an attack. UTF-16 code units. */
const MAX_TEXT = 8 * 1024 * 1024;

const BLANK = 0x20;
const SOME_TEXT = /\S/u;
/** White space that is not a single blank. */
const UNEVEN = /[^\S ]|\s{2}/u;

/** Whether there is more than white space; ASCII letters are told without looking further. */
export function hasText(text: string): boolean {
  const first = text.charCodeAt(0);
  return (first > BLANK && first < 0x7f) || SOME_TEXT.test(text);
}

/** A table drawn with characters: its lines are its rows. */
export const isDrawn = (text: string): boolean => text.includes('\n') && /[\u2500-\u257F]/u.test(text);

/** White space runs as one blank; those at the ends too. */
export const collapse = (text: string): string => (UNEVEN.test(text) ? text.replace(/\s+/gu, ' ') : text);

/** Gathers a provision's text: running text on one line, a new line where a block, a list item or a row begins. */
export class TextLines {
  readonly #lines: string[] = [];
  /** The line that is being gathered, in pieces, so that many of them cost no more than few. */
  #pieces: string[] = [];
  #endsBlank = true;
  /** Whether the line has a list item's number and no more. */
  #isLabelled = false;
  #length = 0;
  #isCut = false;

  get isEmpty(): boolean {
    return this.#pieces.length === 0 && this.#lines.length === 0;
  }

  /** Whether text was left out because there was too much of it. */
  get isCut(): boolean {
    return this.#isCut;
  }

  /** Adds running text; white space counts as one blank, and as none at the beginning of a line. */
  add(text: string): void {
    if (!hasText(text)) {
      if (!this.#endsBlank && text !== '') this.#push(' ');
      return;
    }
    if (isDrawn(text)) {
      this.addLines(text);
      return;
    }
    const remaining = MAX_TEXT - this.#length;
    if (text.length > remaining) {
      this.#isCut = true;
      if (remaining <= 0) return;
    }
    const piece = collapse(text.length > remaining ? text.slice(0, remaining) : text);
    this.#push(this.#endsBlank ? piece.trimStart() : piece);
    this.#isLabelled = false;
  }

  /** Adds a list item's number, which the item's text follows on the same line. */
  label(number: string): void {
    const words = collapse(number).trim();
    if (words === '') return;
    this.add(`${words} `);
    this.#isLabelled = true;
  }

  /** Begins a table's next cell. */
  cell(): void {
    if (this.#pieces.length > 0 && !this.#isLabelled) this.#push(this.#endsBlank ? '| ' : ' | ');
  }

  newLine(): void {
    if (this.#pieces.length === 0 || this.#isLabelled) return;
    this.#lines.push(this.#pieces.join('').trimEnd());
    this.#pieces = [];
    this.#endsBlank = true;
  }

  /** Adds whole lines. */
  addLines(text: string): void {
    if (text === '') return;
    for (const line of text.split('\n')) {
      this.newLine();
      this.add(line);
    }
    this.newLine();
  }

  /** How many lines there are; what comes next begins one. */
  mark(): number {
    this.newLine();
    return this.#lines.length;
  }

  /** Adds whole lines in front of those that came after a mark. */
  insertLines(text: string, mark: number): void {
    this.newLine();
    const after = this.#lines.splice(mark);
    this.addLines(text);
    for (const line of after) this.#lines.push(line);
  }

  /** Takes over what another has gathered. */
  append(other: TextLines): void {
    if (other.isEmpty) return;
    this.newLine();
    for (const line of other.#lines) {
      this.add(line);
      this.newLine();
    }
    for (const piece of other.#pieces) this.add(piece);
    this.#isCut ||= other.#isCut;
  }

  finish(): string {
    this.#isLabelled = false;
    this.newLine();
    return this.#lines.join('\n');
  }

  #push(piece: string): void {
    this.#pieces.push(piece);
    this.#length += piece.length;
    this.#endsBlank = piece.endsWith(' ');
  }
}
