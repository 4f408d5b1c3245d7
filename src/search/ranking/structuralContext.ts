import type { Corpus } from '../../law';
import { DEFAULT_BM25, inverseDocumentFrequency, meanLength, pseudoFrequency, termWeight } from '../bm25/bm25';
import type { WeightedTerms } from '../bm25/termIndex';
import type { ArticleReader } from './articleReader';
import type { Hit } from '../topK';

const { k1: K1, fields } = DEFAULT_BM25;
const [TEXT] = fields;

/**
 * BM25 of each candidate's article: a paragraph says little without its lead-in and its siblings, so that it inherits
 * part of what they score together (as document and passage are combined in Callan 1994, "Passage-level evidence in
 * document retrieval"):
 *
 *   sum over query terms t of weight(t) * idf(t) * f~(t, a) / (k1 + f~(t, a))
 *
 * idf is taken over the articles given, so that what all of them say tells none from another; f~ is normalised by the
 * average length of a candidate, so that an article that is much longer than a provision pays for it.
 *
 * @returns one score a candidate, at least 0.
 */
export function articleScores(
  query: WeightedTerms,
  candidates: readonly number[],
  reader: Pick<ArticleReader, 'articleOf' | 'termsOf'>,
): number[] {
  const articles = new Map<number, Article>();
  const articleAt = candidates.map((ordinal) => {
    const [first, end] = reader.articleOf(ordinal);
    let article = articles.get(first);
    if (article === undefined) articles.set(first, (article = readArticle(query, first, end, reader)));
    return article;
  });
  const lengths = candidates.reduce((sum, ordinal) => sum + reader.termsOf(ordinal).length, 0);
  const average = meanLength(lengths, candidates.length);
  const idf = idfAmong([...articles.values()]);
  const scores = new Map<Article, number>();
  for (const article of articles.values()) {
    let score = 0;
    for (const [term, frequency] of article.frequencies) {
      const normal = pseudoFrequency(frequency, article.length, average, TEXT!);
      score += query.get(term)! * termWeight(normal, idf(term), K1);
    }
    scores.set(article, score);
  }
  return articleAt.map((article) => scores.get(article)!);
}

/** What an article holds of a query. */
interface Article {
  /** Of the query's terms, those that occur. */
  readonly frequencies: ReadonlyMap<string, number>;
  /** Terms, the query's or not. */
  readonly length: number;
}

function readArticle(
  query: WeightedTerms,
  first: number,
  end: number,
  { termsOf }: Pick<ArticleReader, 'termsOf'>,
): Article {
  const frequencies = new Map<string, number>();
  let length = 0;
  for (let ordinal = first; ordinal < end; ordinal += 1) {
    const terms = termsOf(ordinal);
    length += terms.length;
    for (const term of terms) if (query.has(term)) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
  }
  return { frequencies, length };
}

function idfAmong(articles: readonly Article[]): (term: string) => number {
  const holders = new Map<string, number>();
  for (const { frequencies } of articles) {
    for (const term of frequencies.keys()) holders.set(term, (holders.get(term) ?? 0) + 1);
  }
  return (term) => inverseDocumentFrequency(articles.length, holders.get(term) ?? 0);
}

/** How many of the first hits vote for their act, and how much the first weighs against the second. */
const VOTERS = 30;
const VOTE_RANK = 5;

/**
 * How far the best hits of a search agree on an act: each votes for its own by reciprocal rank (Macdonald and Ounis
 * 2006, "Voting for candidates", the RR technique with a rank constant); the act with most votes has 1.
 *
 * Assumption: the provisions that answer one question mostly stand in one or two acts. Known failure: an act cited
 * once, at the edge of the question, loses against the neighbours of the main one.
 */
export function actAgreement(hits: readonly Hit[], corpus: Corpus): (ordinal: number) => number {
  const votes = new Map<number, number>();
  for (const [rank, { ordinal }] of hits.slice(0, VOTERS).entries()) {
    const act = corpus.actOf(ordinal);
    votes.set(act, (votes.get(act) ?? 0) + 1 / (VOTE_RANK + rank));
  }
  const most = Math.max(...votes.values());
  return (ordinal) => (votes.size === 0 ? 0 : (votes.get(corpus.actOf(ordinal)) ?? 0) / most);
}
