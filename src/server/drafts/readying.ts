import type { CheckedIndex } from '../../check';
import { citationPatterns, WORDING_PATTERNS } from '../../citation';
import { compilingJudge } from '../../files';
import { compiling } from '../../turns';

let canJudge = false;
const canRead = new WeakSet<CheckedIndex['resolver']>();

/** Makes ready to tell what documents are, in steps: the first one else waits for all that tells it at once. */
export function* readyingToJudge(): Generator<void> {
  if (!canJudge) yield* compilingJudge();
  canJudge = true;
}

/**
 * Makes ready to read whole documents, in steps: the first one else waits for the names of all acts at once, and each of its
 * citations for all patterns that it is the first to use.
 */
export function* readyingToRead({ corpus, resolver }: CheckedIndex): Generator<void> {
  if (canRead.has(resolver)) return;
  yield* resolver.learnActs();
  yield* compiling([...citationPatterns(corpus.acts).own, ...WORDING_PATTERNS]);
  canRead.add(resolver);
}
