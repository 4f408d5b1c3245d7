import { firstWhere, type Position } from '../../law';

const [LINE_FEED, RETURN] = [0x0a, 0x0d];

/** Lines of a text as the Language Server Protocol counts them: `\n`, `\r\n` and `\r` end one. */
export class LineTable {
  readonly #starts: number[] = [0];

  constructor(private readonly text: string) {
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      if (unit === LINE_FEED || (unit === RETURN && text.charCodeAt(at + 1) !== LINE_FEED)) this.#starts.push(at + 1);
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
