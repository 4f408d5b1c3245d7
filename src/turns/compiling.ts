/** A text whose characters take a byte each, and one of others: the engine of regular expressions compiles for either apart. */
const TEXTS = ['x', '†'];
/** What is used once is compiled again, to run faster, when it is used the second time. */
const USES = 2;

/**
 * Has regular expressions compiled, one after another: a large one takes some milliseconds when it is first used, and work
 * that uses many of them in one step would hold its thread for all together.
 */
export function* compiling(patterns: Iterable<RegExp>): Generator<void> {
  for (const pattern of patterns) {
    for (const text of TEXTS) {
      for (let use = 0; use < USES; use += 1) {
        pattern.lastIndex = 0;
        pattern.test(text);
        yield;
      }
    }
    pattern.lastIndex = 0;
  }
}
