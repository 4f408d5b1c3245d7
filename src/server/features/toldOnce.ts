import type { AskEvent } from '../../pipeline';

/**
 * Passes on what happens while a question is answered, each thing once, where the work is done over: what a later pass repeats is
 * left out, and what comes of something that was not there yet is not told.
 */
export class ToldOnce {
  #events = 0;
  /** How much of the answer's text, which a later pass may have in other pieces. */
  #length = 0;

  constructor(private readonly tell: (event: AskEvent) => void) {}

  /** @param isSound whether what the pass has come to will be so in the last one. */
  inPass(isSound: () => boolean): (event: AskEvent) => void {
    let events = 0;
    let length = 0;
    return (event) => {
      if (event.kind === 'text') {
        const known = this.#length - length;
        length += event.piece.length;
        if (!isSound() || length <= this.#length) return;
        this.#length = length;
        this.tell({ kind: 'text', piece: event.piece.slice(Math.max(0, known)) });
      } else {
        events += 1;
        if (!isSound() || events <= this.#events) return;
        this.#events = events;
        this.tell(event);
      }
    };
  }
}
