import { denseSearch, POOL, wordsAndMeaning, type ActHits, type Hit, type LexicalQuery, type Tuning } from '../search';
import type { ParametricProvision } from './parametric';
import { wordsOf } from './queryWords';
import type { Run } from './run';

/** What was found for one query, before anything is reranked. */
export interface Retrieved {
  readonly query: ParametricProvision;
  readonly lexicalQuery: LexicalQuery;
  /** By words, best first. */
  readonly lexical: readonly Hit[];
  /** By meaning, best first; undefined without vectors. */
  readonly dense: readonly Hit[] | undefined;
  /** What the act of a provision says of the query, 0 to 1. */
  readonly ofAct: ActHits['ofAct'];
}

/** The candidates of each parametric provision by words and, where there are vectors, by meaning. */
export const retrieve = (queries: readonly ParametricProvision[], run: Run): Promise<readonly Retrieved[]> =>
  run.derived(['retrieve', queries], () => retrieveAll(queries, run));

async function retrieveAll(queries: readonly ParametricProvision[], run: Run): Promise<readonly Retrieved[]> {
  const words = queries.map((query) => wordsOf(query, run.index));
  run.index.barrier();
  const all: Retrieved[] = [];
  for (const [at, query] of queries.entries()) {
    await run.rest();
    all.push(await retrieveOne(query, words[at]!, run));
  }
  return all;
}

async function retrieveOne(
  query: ParametricProvision,
  words: LexicalQuery,
  { index, dense, signal }: Run,
): Promise<Retrieved> {
  const found = await dense.with<readonly Hit[] | undefined>(
    (retriever) => denseSearch(textOf(query), POOL, retriever, signal),
    () => undefined,
  );
  const { hits, ofAct } = index.searchWithActs(words.terms, POOL);
  return { query, lexicalQuery: words, lexical: hits, dense: found, ofAct };
}

/** One list of what words and meaning found. */
export const fuse = ({ lexical, dense }: Pick<Retrieved, 'lexical' | 'dense'>, tuning: Tuning): readonly Hit[] =>
  dense === undefined ? lexical : wordsAndMeaning(lexical, dense, tuning);

/** The text of a query, for a model that reads it whole. */
export const textOf = ({ issue, background }: ParametricProvision): string =>
  background === '' ? issue : `${issue}\n${background}`;
