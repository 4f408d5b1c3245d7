import { citationPatterns } from '../../citation';
import type { CheckedIndex } from '../../check';
import { compiling } from '../../turns';

const ready = new WeakSet<CheckedIndex['resolver']>();

/**
 * Makes an index ready to be cited, in steps: with the names of its acts, which it else learns all at once when it is first
 * asked for one, and with the patterns of its languages compiled.
 */
export function* readying({ corpus, resolver }: CheckedIndex): Generator<void> {
  if (ready.has(resolver)) return;
  yield* resolver.learnActs();
  yield* compiling(citationPatterns(corpus.acts).own);
  ready.add(resolver);
}
