import type { Corpus } from '../../law';
import { readTerms } from '../bm25/provisionTerms';
import type { ArticleReader } from '../ranking/articleReader';
import { articleOf } from '../ranking/article';
import type { Slice } from './slice';

/** Reads what a search has found with its articles, by the terms that a store keeps of these; other provisions by their texts. */
export class SliceReader implements ArticleReader {
  constructor(
    private readonly corpus: Corpus,
    private readonly slice: Slice,
  ) {}

  readonly expect = (terms: Iterable<string>): void => this.slice.expect(terms);

  readonly articleOf: ArticleReader['articleOf'] = (ordinal) =>
    this.slice.articleOf(ordinal) ?? articleOf(this.corpus, ordinal);

  readonly termsOf: ArticleReader['termsOf'] = (ordinal) =>
    this.slice.termsOf(ordinal) ?? readTerms(this.corpus, ordinal);
}
