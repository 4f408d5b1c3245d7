import { Turns } from '../../turns';

/** How long a turn holds the thread, in milliseconds. */
const TURN_MS = 8;

/** Those who wait for a turn. The event loop comes round between two turns, and with it the messages that have come. */
class Line {
  readonly #waiting: (() => void)[] = [];
  #isMoving = false;
  #hasNewcomer = false;

  /** At the end of the line, for the first time. */
  join(): Promise<void> {
    this.#hasNewcomer = true;
    return this.wait();
  }

  /** At the end of the line. */
  wait(): Promise<void> {
    return new Promise((begin) => {
      this.#waiting.push(begin);
      if (!this.#isMoving) this.#move();
    });
  }

  #move(): void {
    this.#isMoving = this.#waiting.length > 0;
    if (!this.#isMoving) return;
    setImmediate(() => {
      // Requests come one in each round of the loop: while they do, they are read first, what is urgent among them too.
      if (this.#hasNewcomer) this.#hasNewcomer = false;
      else this.#waiting.shift()!();
      this.#move();
    });
  }
}

/** There is one event loop, and so one line. */
const line = new Line();

/**
 * Turns of work that no one waits for at the cursor: links, tokens and findings of a whole document, which an editor asks
 * for together after an edit. With turns of its own each would take one whenever the event loop comes round, so that a
 * hover waited for all of them; these are taken one at a time. The first one, too, is waited for.
 */
export class BackgroundTurns extends Turns {
  #hasBegun = false;

  /** @param assertWanted throws once the work is of no use any more */
  constructor(
    private readonly assertWanted: () => void = () => undefined,
    ms = TURN_MS,
  ) {
    super(ms);
  }

  override get isOver(): boolean {
    return !this.#hasBegun || super.isOver;
  }

  /** Rejects where the work is of no use any more. */
  override async pass(): Promise<void> {
    await (this.#hasBegun ? line.wait() : line.join());
    this.#hasBegun = true;
    await super.pass();
    this.assertWanted();
  }
}
