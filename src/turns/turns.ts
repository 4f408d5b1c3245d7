/** Turns of work on a shared thread: between two of them other work (a cancellation, a hover) is let in. */
export class Turns {
  #end: number;

  /** @param ms how long one turn may hold the thread, in milliseconds. */
  constructor(private readonly ms: number) {
    this.#end = performance.now() + ms;
  }

  /** Whether the turn is used up: asked often, it costs no more than reading a clock. */
  get isOver(): boolean {
    return performance.now() >= this.#end;
  }

  /** Lets other work in, and begins the next turn. */
  async pass(): Promise<void> {
    await this.nextRound();
    this.begin();
  }

  /** Of the event loop. */
  protected nextRound(): Promise<void> {
    return new Promise((resolve) => setImmediate(resolve));
  }

  protected begin(): void {
    this.#end = performance.now() + this.ms;
  }
}

/** Lets other work in where the turn is used up. Rejects with the signal's reason when aborted meanwhile. */
export async function rest(turns: Turns, signal?: AbortSignal): Promise<void> {
  if (!turns.isOver) return;
  await turns.pass();
  signal?.throwIfAborted();
}

/** Runs work to its end, one step after another, and resolves to its result. */
export async function inTurns<Result>(
  steps: Generator<void, Result>,
  turns: Turns,
  signal?: AbortSignal,
): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (turns.isOver) await rest(turns, signal);
  }
}
