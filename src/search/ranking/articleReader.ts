import type { Corpus } from '../../law';
import { provisionTerms } from '../bm25/provisionTerms';
import { articleOf } from './article';

/** Reads provisions with their articles. Searches that follow each other share one: none is read twice. */
export interface ArticleReader {
  /** Says which terms matter to the searches to come: others may read as the empty string, which is none. */
  readonly expect: (terms: Iterable<string>) => void;
  /** See {@link articleOf}. */
  readonly articleOf: (ordinal: number) => readonly [first: number, end: number];
  /** A provision's own terms in order, as they are indexed; see {@link provisionTerms}. */
  readonly termsOf: (ordinal: number) => readonly string[];
}

/** Reads the texts of a corpus that is here. */
export const articleReader = (corpus: Corpus): ArticleReader => ({
  expect: () => undefined,
  articleOf: (ordinal) => articleOf(corpus, ordinal),
  termsOf: provisionTerms(corpus),
});
