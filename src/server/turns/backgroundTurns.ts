import { Turns } from '../../turns';

/** How long a turn holds the thread, in milliseconds. */
const TURN_MS = 8;

/** A round of the event loop in which other work took longer, in milliseconds, is none to do idle work in, too. */
const BRIEF_MS = 2;

/** While someone waits at the cursor, one of so many rounds of the event loop is for those who wait in the line. */
const ONE_IN = 8;

/** Those who wait for a turn. The event loop comes round between two turns, and with it the messages that have come. */
class Line {
  readonly #waiting: (() => void)[] = [];
  /** Those who wait until nobody else does. */
  readonly #idle: (() => void)[] = [];
  #isMoving = false;
  #hasNewcomer = false;
  /** How many wait at the cursor. */
  #urgent = 0;
  #round = 0;
  /** When the line moved last. */
  #moved = 0;

  /** At the end of the line, for the first time. */
  join(): Promise<void> {
    this.#hasNewcomer = true;
    return this.wait();
  }

  /** At the end of the line. */
  wait(): Promise<void> {
    return this.#in(this.#waiting);
  }

  /** Behind the line, and behind whoever waits at the cursor. */
  waitBehind(): Promise<void> {
    return this.#in(this.#idle);
  }

  #in(waiting: (() => void)[]): Promise<void> {
    return new Promise((begin) => {
      waiting.push(begin);
      if (!this.#isMoving) this.#move();
    });
  }

  /** Moves more slowly while some work goes on: as fast as ever where that work waits, too. */
  async behind<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#urgent += 1;
    try {
      return await work();
    } finally {
      this.#urgent -= 1;
      // Those behind the line have waited for it.
      if (!this.#isMoving) this.#move();
    }
  }

  #move(): void {
    this.#isMoving = this.#waiting.length > 0 || (this.#idle.length > 0 && this.#urgent === 0);
    if (!this.#isMoving) return;
    setImmediate(() => {
      // Requests come one in each round of the loop: while they do, they are read first, what is urgent among them too.
      const isQuiet = performance.now() - this.#moved < BRIEF_MS;
      this.#moved = performance.now();
      if (this.#hasNewcomer) this.#hasNewcomer = false;
      else if (this.#waiting.length === 0 && this.#urgent === 0) {
        if (isQuiet) this.#idle.shift()?.();
      } else if (this.#isForLine()) this.#waiting.shift()?.();
      this.#move();
    });
  }

  #isForLine(): boolean {
    this.#round += 1;
    return this.#urgent === 0 || this.#round % ONE_IN === 0;
  }
}

/** There is one event loop, and so one line. */
const line = new Line();

/**
 * Does what someone waits for at the cursor. Beside it {@link BackgroundTurns} are fewer: reading a statute that was just
 * opened for its findings does not take half the thread from the references that are asked for in it. Where the work waits
 * for such turns itself, rounds of the event loop are short, and it loses nothing.
 */
export const atCursor = <Result>(work: () => Promise<Result>): Promise<Result> => line.behind(work);

/** Turns that are waited for in the line, the first one, too. */
abstract class QueuedTurns extends Turns {
  #hasBegun = false;

  override get isOver(): boolean {
    return !this.#hasBegun || super.isOver;
  }

  override async pass(): Promise<void> {
    await this.takeTurn(!this.#hasBegun);
    this.#hasBegun = true;
    this.begin();
  }

  protected abstract takeTurn(isFirst: boolean): Promise<void>;
}

/**
 * Turns of work that no one waits for at the cursor: links, tokens and findings of a whole document, which an editor asks
 * for together after an edit. With turns of its own each would take one whenever the event loop comes round, so that a
 * hover waited for all of them; these are taken one at a time.
 */
export class BackgroundTurns extends QueuedTurns {
  /** @param assertWanted throws once the work is of no use any more */
  constructor(
    private readonly assertWanted: () => void = () => undefined,
    ms = TURN_MS,
  ) {
    super(ms);
  }

  /** Rejects where the work is of no use any more. */
  override async pass(): Promise<void> {
    await super.pass();
    this.assertWanted();
  }

  protected override async takeTurn(isFirst: boolean): Promise<void> {
    await (isFirst ? line.join() : line.wait());
    // With the round in which the turn came others may have come.
    await this.nextRound();
  }
}

/**
 * Turns of work that no one waits for at all: they are taken while there is nothing else to do, one at a time, and begin in the round in
 * which that is seen, so that none adds to other work.
 */
export class IdleTurns extends QueuedTurns {
  constructor() {
    super(TURN_MS);
  }

  protected override takeTurn(): Promise<void> {
    return line.waitBehind();
  }
}
