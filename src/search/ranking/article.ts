import type { Corpus } from '../../law';

/** An article of more provisions than this is a chapter: what it says is not about each of its sections. */
const LARGEST_ARTICLE = 64;

/**
 * The unit whose text a provision is read with, as its first and one past its last ordinal: that of its parent (the
 * article with its heading, lead-in and all its paragraphs), or its own where there is none or it is a chapter.
 */
export function articleOf(corpus: Corpus, ordinal: number): readonly [first: number, end: number] {
  const parent = corpus.parent(ordinal);
  const unit = parent >= 0 && isArticle(corpus, parent) ? parent : ordinal;
  return [unit, corpus.subtreeEnd(unit)];
}

/** Whether what stands in a unit is read with all of it: see {@link articleOf}. */
export function isArticle(corpus: Corpus, unit: number): boolean {
  const size = corpus.subtreeEnd(unit) - unit;
  return size > 1 && size <= LARGEST_ARTICLE;
}
