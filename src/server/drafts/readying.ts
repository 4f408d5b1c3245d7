import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { CheckedIndex } from '../../check';
import { WORDING_PATTERNS } from '../../citation';
import { compilingJudge } from '../../files';
import type { Corpus } from '../../law';
import { compiling } from '../../turns';
import { statuteFileOf } from './documentFormat';

let canJudge = false;
const canRead = new WeakSet<CheckedIndex['resolver']>();

/** Makes ready to tell what a document is that is not indexed, in steps: the first one else waits for all that tells it at once. */
export function* readyingToJudge(document: TextDocument, corpus: Corpus): Generator<void> {
  if (canJudge || statuteFileOf(document, corpus) !== undefined) return;
  yield* compilingJudge();
  canJudge = true;
}

/**
 * Makes ready to read whole documents, in steps: the first one else waits for the names of all acts at once, and its first citations
 * for all patterns that tell of which wording they are.
 */
export function* readyingToRead({ resolver }: CheckedIndex): Generator<void> {
  if (canRead.has(resolver)) return;
  yield* resolver.learnActs();
  yield* compiling(WORDING_PATTERNS);
  canRead.add(resolver);
}
