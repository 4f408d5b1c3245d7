import { readPart, statuteFormatOf } from '../../check';
import { CITATION_PATTERNS } from '../../citation';
import type { LegalIndex } from '../../search';
import { compiling } from '../../turns';
import { readyingToRead } from '../drafts/readying';

/** How many provisions are read: as many again would make little difference to the reading behind them. */
const READ = 60;
/** How many provisions are passed over, for each that is read, because they cite nothing. */
const TRIED = 4;

/**
 * Reads provisions from all over a corpus for practice, in steps. What reads citations is compiled by then, and the engine has learned
 * how it runs: in a process that has just begun both take as long as reading what cites a heading that many cite.
 */
export function* practising(index: LegalIndex): Generator<void> {
  const { corpus, graph } = index;
  yield* readyingToRead(index);
  const stride = Math.max(1, Math.floor(corpus.size / (READ * TRIED)));
  for (let ordinal = 0, read = 0; ordinal < corpus.size && read < READ; ordinal += stride) {
    yield;
    if (graph.cites(ordinal).length === 0) continue;
    read += 1;
    const { text, file } = corpus.provision(ordinal);
    const place = { start: 0, act: corpus.actOf(ordinal), ordinal };
    yield* readPart(text, statuteFormatOf(file, text), place, index);
  }
  // Of the languages that nothing was cited in.
  yield* compiling(CITATION_PATTERNS);
}
