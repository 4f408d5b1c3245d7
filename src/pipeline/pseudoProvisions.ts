import { nearestHeading, type Corpus } from '../law';
import { lexicalSearch } from '../search';
import { splitSentences } from '../languages';
import type { ParametricProvision } from './parametric';
import { wordsOf } from './queryWords';
import type { Run } from './run';

/** How many of the nearest provisions lend their words. */
const NEAREST = 5;

/** A lead sentence is cut here: a definition may list a page of things. */
const LONGEST_LEAD = 300;

/**
 * An issue as the corpus itself would say it: the headings and lead sentences of its nearest provisions (pseudo-relevance
 * feedback). A layman's "how long may I wait to sue" meets "Extinctive prescription" there.
 *
 * Assumption: among the nearest are some that are right, or stand beside it. Known failure: where they are not, their
 * words lead further away, which is why they count little. Measured, it is no gain: see media/docs/evaluation.md.
 */
async function pseudoProvision(query: ParametricProvision, { index, signal, reader }: Run): Promise<string> {
  const nearest = await lexicalSearch(wordsOf(query, index), NEAREST, index, { signal, reader });
  return nearest
    .map(({ ordinal }) => `${nearestHeading(index.corpus, ordinal)}\n${leadOf(index.corpus, ordinal)}`)
    .join('\n');
}

/** Each parametric provision with its pseudo-provision. */
export async function withPseudoProvisions(
  provisions: readonly ParametricProvision[],
  run: Run,
): Promise<ParametricProvision[]> {
  const written: ParametricProvision[] = [];
  for (const provision of provisions) written.push({ ...provision, pseudo: await pseudoProvision(provision, run) });
  return written;
}

/** The first sentence of a provision. */
function leadOf(corpus: Corpus, ordinal: number): string {
  const text = corpus.text(ordinal).slice(0, LONGEST_LEAD);
  return text.slice(0, splitSentences(text)[0]?.end ?? 0);
}
