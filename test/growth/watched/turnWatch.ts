import { threadClock } from '../../threadClock';

/**
 * How much processor time one round of the event loop takes: as long no message is read, whatever else goes on on the
 * machine. The loop is kept busy while it is watched, so that each round is seen.
 */
export class TurnWatch {
  readonly #clock = threadClock();
  #longest = 0;
  #isWatching = false;

  begin(): void {
    this.#longest = 0;
    this.#isWatching = true;
    let seen = this.#clock();
    const look = (): void => {
      const now = this.#clock();
      this.#longest = Math.max(this.#longest, now - seen);
      seen = now;
      if (this.#isWatching) setImmediate(look);
    };
    setImmediate(look);
  }

  /** The longest round since {@link begin}, in milliseconds. */
  end(): Promise<number> {
    return new Promise((told) =>
      setImmediate(() => {
        this.#isWatching = false;
        told(this.#longest);
      }),
    );
  }
}
