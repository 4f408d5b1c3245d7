import { firstWhere, type Position } from '../../law';

/** Lines of a text as the Language Server Protocol counts them: `\n`, `\r\n` and `\r` end one. */
export class LineTable {
  readonly #starts: number[] = [0];

  constructor(private readonly text: string) {
    // Looked for by the engine, the next end of a line is found several times as fast as by a look at each character.
    let feed = text.indexOf('\n');
    let carriage = text.indexOf('\r');
    while (feed >= 0 || carriage >= 0) {
      const isFeed = carriage < 0 || (feed >= 0 && feed < carriage);
      const end = isFeed || feed === carriage + 1 ? feed : carriage;
      this.#starts.push(end + 1);
      if (!isFeed) carriage = text.indexOf('\r', carriage + 1);
      if (end === feed) feed = text.indexOf('\n', feed + 1);
    }
  }

  /** How many lines there are; at least one. */
  get count(): number {
    return this.#starts.length;
  }

  /** The position of an offset; the last one of the text for an offset behind it. */
  positionAt(offset: number): Position {
    const within = Math.max(0, Math.min(offset, this.text.length));
    const line = firstWhere(this.#starts, (start) => start > within) - 1;
    return { line, character: within - this.#starts[line]! };
  }

  /** The offset of a position; the text's length for a line behind its last one. */
  offsetAt({ line, character }: Position): number {
    const start = this.#starts[line];
    return start === undefined ? this.text.length : Math.min(start + character, this.text.length);
  }

  /** A line without its end; the empty string where there is none. */
  line(line: number): string {
    const start = this.#starts[line];
    if (start === undefined) return '';
    let end = this.#starts[line + 1] ?? this.text.length;
    while (end > start && (this.text[end - 1] === '\n' || this.text[end - 1] === '\r')) end -= 1;
    return this.text.slice(start, end);
  }
}
