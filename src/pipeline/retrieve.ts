import { languageRefusal, ModelUnavailableError } from '../models';
import {
  denseSearch,
  lexicalQuery,
  POOL,
  wordsAndMeaning,
  type DenseRetriever,
  type Hit,
  type LegalIndex,
  type LexicalQuery,
} from '../search';
import { detectLanguage } from '../text';
import type { ParametricProvision } from './parametric';
import type { Run } from './run';

/** What was found for one query, before anything is reranked. */
export interface Retrieved {
  readonly query: ParametricProvision;
  readonly lexicalQuery: LexicalQuery;
  /** By words, best first. */
  readonly lexical: readonly Hit[];
  /** By meaning, best first; undefined without vectors. */
  readonly dense: readonly Hit[] | undefined;
}

/** The candidates of a parametric provision by words and, where there are vectors, by meaning. */
export async function retrieve(query: ParametricProvision, { index, dense, signal }: Run): Promise<Retrieved> {
  const words = wordsOf(query, index);
  const found = await dense.with<readonly Hit[] | undefined>(
    (retriever) => searchMeaning(textOf(query), retriever, signal),
    () => undefined,
  );
  return { query, lexicalQuery: words, lexical: index.bm25.search(words.terms, POOL), dense: found };
}

/** One list of what words and meaning found. */
export const fuse = ({ lexical, dense }: Pick<Retrieved, 'lexical' | 'dense'>): readonly Hit[] =>
  dense === undefined ? lexical : wordsAndMeaning(lexical, dense);

/** The text of a query, for a model that reads it whole. */
export const textOf = ({ issue, background }: ParametricProvision): string =>
  background === '' ? issue : `${issue}\n${background}`;

function wordsOf({ issue, background, issueWeight }: ParametricProvision, { languages }: LegalIndex): LexicalQuery {
  const ofIssue = { text: issue, weight: issueWeight };
  return lexicalQuery(background === '' ? [ofIssue] : [{ text: background, weight: 1 }, ofIssue], languages);
}

async function searchMeaning(text: string, retriever: DenseRetriever, signal?: AbortSignal): Promise<Hit[]> {
  const refusal = languageRefusal(retriever.encoder, detectLanguage(text));
  if (refusal !== undefined) throw new ModelUnavailableError(refusal);
  return denseSearch(text, POOL, retriever, signal);
}
