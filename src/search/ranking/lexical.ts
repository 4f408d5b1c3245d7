import { roughIdfOf, type WeightedTerms } from '../bm25/termIndex';
import type { LegalIndex } from '../legalIndex';
import { queryTerms, termSequences } from '../bm25/query';
import { pairScores } from '../bm25/sequentialDependence';
import type { ArticleReader } from './articleReader';
import { actAgreement, articleScores } from './structuralContext';
import { compareHits, type Hit } from '../topK';
import { inTurns, rest, Turns } from '../../turns';

/** How much each part of {@link lexicalRerank} counts beside BM25, which counts 1. */
export interface LexicalWeights {
  /** Of the phrases, in units of BM25. */
  readonly pairs: number;
  /** Of the article, in units of BM25. */
  readonly article: number;
  /** Of the agreement on an act, as a share of the best BM25 score. */
  readonly act: number;
}

/**
 * Settled on an English and a Korean collection: half or twice of any of them changes recall@10 and MAP@10 by less than
 * 0.02 on either, and loses on at least one.
 */
export const DEFAULT_LEXICAL: LexicalWeights = { pairs: 0.6, article: 0.4, act: 0.1 };

/** Sibling and parent context alone: BM25 with what the article of a provision says of the query. */
export const CONTEXT_ALONE: LexicalWeights = { pairs: 0, article: DEFAULT_LEXICAL.article, act: 0 };

/** How many candidates of BM25 are looked at. */
export const POOL = 200;

/** However often a word is repeated, it counts less than twice. */
const QUERY_SATURATION = 1;

/** How long the reading of candidates may hold the thread, in milliseconds. */
const TURN_MS = 10;

/** A text, and how much a word of it counts. */
export interface WeightedText {
  readonly text: string;
  readonly weight: number;
}

/** A query as the lexical search reads it. */
export interface LexicalQuery {
  readonly terms: WeightedTerms;
  /** The terms in order; several sequences where a text was read in several languages. */
  readonly sequences: readonly (readonly string[])[];
}

export interface LexicalOptions {
  readonly signal?: AbortSignal | undefined;
  readonly weights?: LexicalWeights;
  readonly reader?: ArticleReader;
}

/** One query of several texts. What a text repeats is saturated; what two of them say counts for both. */
export function lexicalQuery(parts: readonly WeightedText[], languages: readonly string[]): LexicalQuery {
  const weighted = new Map<string, number>();
  for (const { text, weight } of parts) {
    for (const [term, value] of saturated(queryTerms(text, languages))) {
      weighted.set(term, (weighted.get(term) ?? 0) + weight * value);
    }
  }
  return { terms: weighted, sequences: parts.flatMap(({ text }) => termSequences(text, languages)) };
}

/**
 * What a query word counts that occurs qtf times: (k3 + 1) * qtf / (k3 + qtf), below k3 + 1 (Robertson et al. 1995,
 * "Okapi at TREC-3"). A scenario of a page repeats the names of its people and things; a rule does not.
 *
 * @param k3 at least 0: 0 counts every word once; the larger, the closer to counting each repetition.
 */
export function saturated(query: WeightedTerms, k3 = QUERY_SATURATION): WeightedTerms {
  return new Map([...query].map(([term, frequency]) => [term, ((k3 + 1) * frequency) / (k3 + frequency)]));
}

/** The best order that is known here without vectors or a model: BM25's best, as {@link lexicalRerank} orders them. */
export async function lexicalSearch(
  query: LexicalQuery,
  k: number,
  index: LegalIndex,
  options: LexicalOptions = {},
): Promise<readonly Hit[]> {
  const from = ['lexical', [...query.terms], query.sequences, k, options.weights];
  return index.derived(from, async () => {
    const hits = index.bm25.search(query.terms, Math.max(k, POOL));
    return (await lexicalRerank(query, hits, index, options)).slice(0, k);
  });
}

/**
 * Candidates of BM25, each with what it has of the query's phrases ({@link pairScores}), with what its article says of
 * the query ({@link articleScores}), and with how far the candidates agree on its act ({@link actAgreement}):
 *
 *   S(q, d) = BM25F(q, d) + pairs * P(q, d) + article * BM25(q, article(d)) + act * max BM25F(q, .) * A(act(d))
 *
 * @param hits best first.
 * @returns all of them, best first. Rejects with the signal's reason when aborted.
 */
export async function lexicalRerank(
  query: LexicalQuery,
  hits: readonly Hit[],
  index: LegalIndex,
  { signal, weights = DEFAULT_LEXICAL, reader = index.articleReader() }: LexicalOptions = {},
): Promise<readonly Hit[]> {
  const { bm25, corpus } = index;
  const candidates = hits.map(({ ordinal }) => ordinal);
  const turns = new Turns(TURN_MS);
  for (const terms of [query.terms.keys(), ...query.sequences]) reader.expect(terms);
  await readArticles(candidates, reader, turns, signal);
  await turns.pass();
  if (!index.isSound) return hits;
  const idf = (term: string): number => roughIdfOf(bm25, term);
  const pairs = await inTurns(pairScores(query.sequences, candidates.map(reader.termsOf), idf), turns, signal);
  await turns.pass();
  signal?.throwIfAborted();
  const articles = articleScores(query.terms, candidates, reader);
  const agreement = actAgreement(hits, corpus);
  const best = hits[0]?.score ?? 0;
  const scored = hits.map(({ ordinal, score }, at): Hit => {
    const context = weights.article * articles[at]! + weights.act * best * agreement(ordinal);
    return { ordinal, score: score + weights.pairs * pairs[at]! + context };
  });
  return scored.sort(compareHits);
}

/** Has the terms of the candidates' articles read, which is nearly all of the work, in turns with others. */
async function readArticles(
  candidates: readonly number[],
  { articleOf, termsOf }: ArticleReader,
  turns: Turns,
  signal: AbortSignal | undefined,
): Promise<void> {
  for (const candidate of candidates) {
    const [first, end] = articleOf(candidate);
    for (let ordinal = first; ordinal < end; ordinal += 1) {
      termsOf(ordinal);
      if (turns.isOver) await rest(turns, signal);
    }
  }
}
