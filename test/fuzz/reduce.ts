/** Tries at most. */
const MOST_TRIES = 400;

/** A shorter input that still fails: without one stretch after another, from halves of it down to single characters. */
export async function reduced(input: string, fails: (input: string) => Promise<boolean>): Promise<string> {
  let tries = 0;
  let least = input;
  for (let span = Math.ceil(input.length / 2); span >= 1 && tries < MOST_TRIES; span = Math.floor(span / 2)) {
    for (let at = 0; at < least.length && tries < MOST_TRIES;) {
      const without = least.slice(0, at) + least.slice(at + span);
      tries += 1;
      if (await fails(without)) least = without;
      else at += span;
    }
  }
  return least;
}
