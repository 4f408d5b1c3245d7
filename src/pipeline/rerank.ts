import { languageRefusal, ModelUnavailableError, type CrossEncoder } from '../models';
import {
  ACT_SHARE,
  compareHits,
  CONTEXT_ALONE,
  DEFAULT_LEXICAL,
  lexicalRerank,
  passageText,
  queryTerms,
  writtenLanguage,
  type Hit,
  type LegalIndex,
  type LexicalWeights,
} from '../search';
import { detectLanguage } from '../languages';
import { claimOf } from './claims';
import { Coverage, hasContent } from './coverage';
import { fuse, textOf, type Retrieved } from './retrieve';
import type { Run } from './run';

/** KoBLEX section 5: the reranker keeps 10 of the retrieved. */
export const RERANKED = 10;

/** How much being the provision that the query says it is counts beside how well it matches, which counts 1. */
const CLAIM_WEIGHT = 0.3;

/**
 * How much the act counts in it that says most of the query as a whole: little, for two issues of one question may need
 * two acts. From 0.2 on, a Korean collection loses 0.02 of F1.
 */
const ACT_WEIGHT = 0.1;

/** Candidates that a cross-encoder reads, and how much its word counts; it sees what no list of words shows. */
const CROSS_ENCODED = 2 * RERANKED;
const CROSS_ENCODER_WEIGHT = 0.7;

/** A provision that may be selected. */
export interface Candidate extends Hit {
  /** Share of the information in what the issue asks that the provision and its context hold, 0 to 1. */
  readonly coverage: number;
}

/**
 * All candidates of a query, best first, scores 0 to 1: how well words and meaning match, with phrases, articles and acts
 * looked at; whether the query names them (a claim that does not resolve counts for nothing); what their acts say of it;
 * and what a cross-encoder says of the best.
 */
export const rerank = (retrieved: Retrieved, run: Run): Promise<readonly Hit[]> =>
  run.derived(['rerank', retrieved.query], () => reranked(retrieved, run));

async function reranked(retrieved: Retrieved, run: Run): Promise<readonly Hit[]> {
  const { query, ofAct } = retrieved;
  const { index, crossEncoder, signal } = run;
  const matched = await weighted(retrieved, run, run.has('context') ? DEFAULT_LEXICAL : WITHOUT_CONTEXT);
  const best = matched[0]?.score ?? 0;
  const claimed = claimOf(query.issue, index);
  const ranked = matched
    .map(({ ordinal, score }): Hit => {
      const match = best > 0 ? score / best : 0;
      const beside = CLAIM_WEIGHT * claimed(ordinal) + ACT_WEIGHT * ofAct(ordinal);
      return { ordinal, score: (match + beside) / (1 + CLAIM_WEIGHT + ACT_WEIGHT) };
    })
    .sort(compareHits);
  return crossEncoder.with(
    (model) => crossEncoded(textOf(query), ranked, index, model, signal),
    () => ranked,
  );
}

/** All candidates of a query as they were retrieved, with what their articles say of it where that stage was put in. */
export const unranked = (retrieved: Retrieved, run: Run): Promise<readonly Hit[]> =>
  run.has('context')
    ? run.derived(['unranked', retrieved.query], () => weighted(retrieved, run, CONTEXT_ALONE))
    : Promise.resolve(fuse(retrieved, run.tuning));

const WITHOUT_CONTEXT: LexicalWeights = { ...DEFAULT_LEXICAL, article: 0 };

async function weighted(
  { lexicalQuery, lexical, dense }: Retrieved,
  run: Run,
  weights: LexicalWeights,
): Promise<readonly Hit[]> {
  const { index, signal, reader } = run;
  const rescored = await lexicalRerank(lexicalQuery, lexical, index, { signal, reader, weights });
  return fuse({ lexical: rescored, dense }, run.tuning);
}

/**
 * A ranking in which acts count in full: for a list that is read from its top, where the provisions of the right act are
 * worth a look. To select by, they count less ({@link rerank}).
 */
export function withActs(ranked: readonly Hit[], { ofAct }: Retrieved): Hit[] {
  const share = ACT_SHARE * (ranked[0]?.score ?? 0);
  return ranked
    .map(({ ordinal, score }): Hit => ({ ordinal, score: score + share * ofAct(ordinal) }))
    .sort(compareHits);
}

/** What the pipeline chooses from: the best of a ranking, each with what it holds of the issue. */
export function candidatesOf({ query: { asks } }: Retrieved, ranked: readonly Hit[], index: LegalIndex): Candidate[] {
  const coverages = asks
    .filter((ask) => hasContent(ask, index.languages))
    .map((ask) => new Coverage(index, queryTerms(ask, index.languages)));
  return ranked.slice(0, RERANKED).map((hit) => ({
    ...hit,
    coverage: Math.max(0, ...coverages.map((coverage) => coverage.ofProvision(hit.ordinal))),
  }));
}

async function crossEncoded(
  query: string,
  ranked: readonly Hit[],
  { corpus }: LegalIndex,
  model: CrossEncoder,
  signal?: AbortSignal,
): Promise<readonly Hit[]> {
  const read = ranked.slice(0, CROSS_ENCODED);
  const languages = [detectLanguage(query), ...read.map(({ ordinal }) => writtenLanguage(corpus, ordinal))];
  for (const language of new Set(languages)) {
    const refusal = languageRefusal(model, language);
    if (refusal !== undefined) throw new ModelUnavailableError(refusal);
  }
  const passages = read.map(({ ordinal }) => passageText(corpus, ordinal));
  const scores = await model.score(query, passages, signal);
  const reread = read.map(({ ordinal, score }, at): Hit => {
    return { ordinal, score: (1 - CROSS_ENCODER_WEIGHT) * score + CROSS_ENCODER_WEIGHT * scores[at]! };
  });
  // What it did not read was worse before it read: it stays behind what it read.
  const least = Math.min(...reread.map(({ score }) => score));
  const rest = ranked.slice(CROSS_ENCODED).map(({ ordinal, score }): Hit => ({ ordinal, score: least * score }));
  return [...reread.sort(compareHits), ...rest];
}
