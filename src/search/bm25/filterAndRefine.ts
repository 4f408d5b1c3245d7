import type { QueryTerm } from './bm25Columns';
import type { FrequentTerms } from './frequentTerms';
import { TopK } from '../topK';

/** Most k-th best scores are above this share of the k-th best bound. */
const GUESSED = 0.97;
/** A document without a term of the query is no hit. */
const ABOVE_ZERO = Number.MIN_VALUE;

/** A query of which all but the frequent terms are scanned: their scores are those of `frequent`. */
export interface HalfScanned {
  readonly frequent: FrequentTerms;
  /** The terms that are left, all frequent and at least one. */
  readonly rest: readonly QueryTerm[];
  /** Room for all documents; first come some that are likely to be among the best. */
  readonly documents: Uint32Array;
  /** How many these are, at least k. */
  readonly likely: number;
  readonly k: number;
  /** A little below 1: no score times this passes its bound, for all the rounding on the way. */
  readonly rounding: number;
}

/**
 * Offers to `best` every document that can be among the k best, with its exact score. Which they are depends on the k-th
 * best score, which is not known before they are scored: it is guessed, a little below the k-th best bound of the likely
 * ones. Where the guess was too high, those that it left out follow.
 */
export function filterAndRefine(query: HalfScanned, best: TopK): void {
  query.frequent.boundWith(query.rest);
  const guess = Math.max(highest(query, query.likely, query.k).threshold * GUESSED, ABOVE_ZERO);
  refine(query, guess, best);
  const least = leastBound(query, best);
  if (least < guess) refine(query, least, best);
}

/** What a document's bound must reach for it to be among the best. */
function leastBound({ rounding }: HalfScanned, best: TopK): number {
  return Math.max(best.threshold * rounding, ABOVE_ZERO);
}

/** Scores the documents whose bound is at least `least`, highest bounds first, while they can be among the best. */
function refine(query: HalfScanned, least: number, best: TopK): void {
  let count = query.frequent.listReaching(least, query.documents);
  // Ever more at once: of a thousand equal documents, all have to be scored.
  for (let width = query.k; count > 0; width *= 2) {
    score(query, highest(query, count, Math.min(width, count)).ordinals, best);
    count = keep(query, count, leastBound(query, best));
  }
}

/** Of the first `count` documents, those with the highest bounds. */
function highest({ frequent, documents }: HalfScanned, count: number, width: number): TopK {
  const found = new TopK(width);
  for (let at = 0; at < count; at += 1) {
    const document = documents[at]!;
    const bound = frequent.bound(document);
    if (bound > found.threshold) found.offer(document, bound);
  }
  return found;
}

/** Offers the documents with their exact scores; they then have no bound any more. */
function score({ frequent, rest }: HalfScanned, documents: Int32Array, best: TopK): void {
  const scores = Float32Array.from(documents, (document) => frequent.scores[document]!);
  frequent.addTo(scores, documents, rest);
  for (const [at, document] of documents.entries()) {
    if (scores[at]! >= best.threshold) best.offer(document, scores[at]!);
    frequent.scores[document] = NaN;
  }
}

/** Moves the documents whose bound is at least `least` to the front, order kept; how many they are. */
function keep({ frequent, documents }: HalfScanned, count: number, least: number): number {
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const document = documents[at]!;
    if (frequent.bound(document) >= least) documents[kept++] = document;
  }
  return kept;
}
