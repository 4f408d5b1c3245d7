/** Tries at most, and milliseconds in which another is begun: an input that hangs for a second has not 400 of them. */
const MOST_TRIES = 400;
const MOST_TIME = 20_000;

/** A shorter input that still fails: without one stretch after another, from halves of it down to single characters. */
export async function reduced(input: string, fails: (input: string) => Promise<boolean>): Promise<string> {
  const end = Date.now() + MOST_TIME;
  let tries = 0;
  let least = input;
  const goesOn = (): boolean => tries < MOST_TRIES && Date.now() < end;
  for (let span = Math.ceil(input.length / 2); span >= 1 && goesOn(); span = Math.floor(span / 2)) {
    for (let at = 0; at < least.length && goesOn();) {
      const without = least.slice(0, at) + least.slice(at + span);
      tries += 1;
      if (await fails(without)) least = without;
      else at += span;
    }
  }
  return least;
}
