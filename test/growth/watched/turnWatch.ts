import { threadClock } from '../../threadClock';

/**
 * How much processor time one round of the event loop takes: as long no message is read, whatever else goes on on the
 * machine. A timer of a millisecond, which the loop has while it is watched, is due in each round but the shortest; of
 * these, what a millisecond holds counts as one.
 */
export class TurnWatch {
  readonly #clock = threadClock();
  #seen = 0;
  #longest = 0;
  #timer: NodeJS.Timeout | undefined;

  begin(): void {
    this.#longest = 0;
    this.#seen = this.#clock();
    this.#timer = setInterval(() => this.#look(), 1);
  }

  /** The longest round since {@link begin}, in milliseconds. */
  end(): Promise<number> {
    return new Promise((told) =>
      setImmediate(() => {
        clearInterval(this.#timer);
        this.#look();
        told(this.#longest);
      }),
    );
  }

  #look(): void {
    const now = this.#clock();
    this.#longest = Math.max(this.#longest, now - this.#seen);
    this.#seen = now;
  }
}
