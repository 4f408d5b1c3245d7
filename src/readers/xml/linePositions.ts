import { firstWhere, type Position } from '../../law';

/** Offsets of a text as positions of the Language Server Protocol: `\n`, `\r\n` and `\r` end a line. */
export class LinePositions {
  readonly #starts: number[] = [0];

  constructor(text: string) {
    const ends = text.includes('\r') ? /\r\n|\r|\n/gu : undefined;
    if (ends === undefined) {
      for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.#starts.push(at + 1);
    } else {
      while (ends.exec(text) !== null) this.#starts.push(ends.lastIndex);
    }
  }

  at(offset: number): Position {
    const line = firstWhere(this.#starts, (start) => start > offset) - 1;
    return { line, character: offset - this.#starts[line]! };
  }
}
