import { threadClock } from '../../threadClock';

/** The system counts processor time in steps of some milliseconds: the work is done so often. */
const TIMES = 40;
/** What that takes on the machine that limits are meant for, in milliseconds of processor time. */
const REFERENCE = 40;
const TRIES = 5;

/**
 * How many times as long as on that machine work takes here and now, 1 or more: what holds a thread for long holds it so many
 * times as long on a slow core, or on one that is shared.
 */
export function slowness(): number {
  const clock = threadClock();
  const took = Array.from({ length: TRIES }, (_, round) => {
    const started = clock();
    for (let at = 0; at < TIMES; at += 1) work(round * TIMES + at);
    return clock() - started;
  });
  return Math.max(1, Math.min(...took) / REFERENCE);
}

/** What the first use of code is made of: an expression that was never compiled, and strings and objects that are made. */
function work(salt: number): void {
  const words = Array.from({ length: 300 }, (_, at) => `${String.fromCharCode(97 + (at % 26))}${at * 7_919 + salt}`);
  const pattern = new RegExp(`(?<!\\p{L})(?:${words.join('|')})\\s{1,2}(\\d{1,4})(?!\\p{L})`, 'gu');
  const text = words.map((word, at) => `${word} ${at} und † `).join('');
  const found = [...text.matchAll(pattern)].map(({ 0: whole, index }) => ({ whole, index }));
  JSON.parse(JSON.stringify(found.sort((one, other) => (one.whole < other.whole ? -1 : 1))));
}
