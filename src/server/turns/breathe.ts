import { rest, Turns } from '../../turns';

/** How long work may hold the thread, in milliseconds, before messages (a cancellation, a hover) get their turn. */
const TURN_MS = 15;

/**
 * Passes on what a generator yields, and lets the event loop turn now and then. A generator whose awaits never leave the
 * microtask queue would otherwise keep the server deaf, to its own cancellation too.
 */
export async function breathe<Item, Result>(
  steps: AsyncGenerator<Item, Result>,
  onItem: (item: Item) => void,
  signal?: AbortSignal,
): Promise<Result> {
  const turns = new Turns(TURN_MS);
  for (;;) {
    const step = await steps.next();
    signal?.throwIfAborted();
    if (step.done === true) return step.value;
    onItem(step.value);
    if (turns.isOver) await rest(turns, signal);
  }
}
