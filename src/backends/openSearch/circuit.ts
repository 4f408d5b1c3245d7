import { StoreError } from '../../store';

/** Failures one after another that are enough: a search asks four things at once, and all of them fail together. */
const MOST_FAILURES = 3;

/**
 * Keeps requests from a cluster that does not answer, so that nobody waits for it time and again. After some failures in a row
 * it is open, and whatever is asked fails at once, with what failed last; an answer, which only a probe can get then, closes
 * it (Nygard 2007, "Release It!", chapter 5).
 */
export class Circuit {
  #failures = 0;
  #failure: StoreError | undefined;

  /** @param onChange called when it opens, with why, and when it closes. */
  constructor(private readonly onChange: (failure: StoreError | undefined) => void = () => undefined) {}

  /** Throws what failed last while it is open. */
  admit(): void {
    if (this.#failure !== undefined) throw this.#failure;
  }

  /** A request has failed; what says that the cluster is at work is an answer as any other. */
  failed(error: unknown): void {
    if (!(error instanceof StoreError)) return;
    if (error.failure !== 'unavailable') {
      this.answered();
      return;
    }
    this.#failures += 1;
    if (this.#failures < MOST_FAILURES) return;
    const wasOpen = this.#failure !== undefined;
    this.#failure = error;
    if (!wasOpen) this.onChange(error);
  }

  answered(): void {
    const wasOpen = this.#failure !== undefined;
    this.#failures = 0;
    this.#failure = undefined;
    if (wasOpen) this.onChange(undefined);
  }
}
