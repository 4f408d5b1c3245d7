import type { LongestPauses } from '../protocol';

export type Activity = keyof LongestPauses;

/** How often the event loop is looked at, in milliseconds. */
const INTERVAL_MS = 5;

interface Watch {
  readonly since: number;
  longest: number;
}

/**
 * How long the event loop stands still while something goes on: for so long no message is answered. A timer says it by
 * how late it comes, as `perf_hooks.monitorEventLoopDelay` does; that one, however, sees nothing before its second tick,
 * and a question is often answered sooner. The timer runs only while something is watched.
 */
export class LoopPauses {
  readonly #watches = new Set<Watch>();
  readonly #followed = new Map<Activity, () => void>();
  readonly #longest: { -readonly [Of in Activity]?: number } = {};
  #timer: NodeJS.Timeout | undefined;
  /** When the loop was last seen to turn, in milliseconds of the monotonic clock. */
  #seen = 0;

  /** @param onMeasured hears the longest pause of each activity that ended, in milliseconds. */
  constructor(private readonly onMeasured: (activity: Activity, ms: number) => void) {}

  /** Of the activities that have ended, the latest of each kind. */
  get longest(): LongestPauses {
    return { ...this.#longest };
  }

  /** Watches until the function that it returns is called. */
  begin(activity: Activity): () => void {
    const watch: Watch = { since: performance.now(), longest: 0 };
    this.#watches.add(watch);
    this.#timer ??= this.#start();
    return () => {
      if (!this.#watches.delete(watch)) return;
      this.#note(watch, performance.now());
      if (this.#watches.size === 0) this.#stop();
      this.#longest[activity] = watch.longest;
      this.onMeasured(activity, watch.longest);
    };
  }

  /** Watches while some work lasts. */
  async during<T>(activity: Activity, work: () => Promise<T>): Promise<T> {
    const end = this.begin(activity);
    try {
      return await work();
    } finally {
      end();
    }
  }

  /** Begins to watch, or ends, an activity that tells now and then whether it still goes on. */
  follow(activity: Activity, goesOn: boolean): void {
    const end = this.#followed.get(activity);
    if (goesOn && end === undefined) this.#followed.set(activity, this.begin(activity));
    if (goesOn || end === undefined) return;
    this.#followed.delete(activity);
    end();
  }

  #start(): NodeJS.Timeout {
    this.#seen = performance.now();
    return setInterval(() => {
      const now = performance.now();
      for (const watch of this.#watches) this.#note(watch, now);
      this.#seen = now;
    }, INTERVAL_MS).unref();
  }

  #stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #note(watch: Watch, now: number): void {
    const pause = now - Math.max(this.#seen, watch.since) - INTERVAL_MS;
    watch.longest = Math.max(watch.longest, pause);
  }
}
