import type { Corpus } from '../../law';
import { DEFAULT_BM25, meanLength, pseudoFrequency, termWeight } from '../bm25/bm25';
import type { WeightedTerms, Postings, TermIndex } from '../bm25/termIndex';
import { currentHits, currentPostings, type Succession } from './currentHits';
import { provisionFields } from '../bm25/provisionFields';
import { compareHits, TopK, type Hit } from '../topK';
import type { Turns } from '../../turns';

const { k1, fields: FIELDS } = DEFAULT_BM25;

/** Provisions whose lengths are counted for {@link averageLengths}. */
const SAMPLE = 1000;

/**
 * The average number of terms in each field of an index document, from a sample at even distances: all of a small
 * corpus, and within a few percent of the mean for a large one, where the weights follow it less than linearly.
 */
export async function averageLengths(corpus: Corpus, turns: Turns): Promise<readonly number[]> {
  const totals = FIELDS.map(() => 0);
  const step = Math.max(1, Math.ceil(corpus.size / SAMPLE));
  let filled = 0;
  for (let ordinal = 0; ordinal < corpus.size; ordinal += step) {
    const lengths = provisionFields(corpus, ordinal).map((emit) => {
      let length = 0;
      emit(() => (length += 1));
      return length;
    });
    if (lengths.some((length) => length > 0)) filled += 1;
    for (const [field, length] of lengths.entries()) totals[field]! += length;
    if (turns.isOver) await turns.pass();
  }
  return totals.map((total) => meanLength(total, filled));
}

interface OwnPostings {
  readonly rows: number[];
  readonly weights: number[];
}

/** A small inverted index of changed provisions, weighed with the statistics of a larger one. */
export class OverlayBm25 {
  readonly #terms = new Map<string, OwnPostings>();
  readonly #ordinals: number[] = [];

  /**
   * @param statistics gives the idf of a term.
   * @param averages the average length of each field there, in terms.
   */
  constructor(
    private readonly statistics: Pick<TermIndex, 'idf'>,
    private readonly averages: readonly number[],
  ) {}

  add(corpus: Corpus, ordinal: number): void {
    const row = this.#ordinals.push(ordinal) - 1;
    const counts = FIELDS.map(() => new Map<string, number>());
    const lengths = FIELDS.map(() => 0);
    for (const [field, emit] of provisionFields(corpus, ordinal).entries()) {
      const own = counts[field]!;
      emit((term) => {
        own.set(term, (own.get(term) ?? 0) + 1);
        lengths[field]! += 1;
      });
    }
    for (const term of new Set(counts.flatMap((own) => [...own.keys()]))) {
      let frequency = 0;
      for (const [field, parameters] of FIELDS.entries()) {
        const count = counts[field]!.get(term) ?? 0;
        frequency += pseudoFrequency(count, lengths[field]!, this.averages[field]!, parameters);
      }
      const postings = this.#terms.get(term) ?? { rows: [], weights: [] };
      this.#terms.set(term, postings);
      postings.rows.push(row);
      postings.weights.push(termWeight(frequency, this.statistics.idf(term), k1));
    }
  }

  postings(term: string): readonly Postings[] {
    const own = this.#terms.get(term);
    return own === undefined ? [] : [{ ordinals: own.rows.map((row) => this.#ordinals[row]!), weights: own.weights }];
  }

  /** The k best documents by the ordinals they were added under, best first. */
  search(query: WeightedTerms, k: number): Hit[] {
    const scores = new Float64Array(this.#ordinals.length);
    for (const [term, weight] of query) {
      const postings = this.#terms.get(term);
      if (postings === undefined || weight <= 0) continue;
      for (const [at, row] of postings.rows.entries()) scores[row]! += weight * postings.weights[at]!;
    }
    const best = new TopK(Math.min(k, scores.length));
    for (const [row, score] of scores.entries()) if (score > 0) best.offer(this.#ordinals[row]!, score);
    return best.hits();
  }
}

/**
 * BM25 over a base and an overlay of changed documents. Both are weighed with the statistics of the base, so that their
 * scores compare. An approximation: document frequencies and average lengths are those before the change, off by at most
 * the share of what changed; the next full build makes them exact.
 */
export class LayeredBm25 implements TermIndex {
  /** @param succession of the documents of the base. */
  constructor(
    private readonly base: TermIndex,
    private readonly overlay: OverlayBm25,
    private readonly succession: Succession,
  ) {}

  idf(term: string): number {
    return this.base.idf(term);
  }

  search(query: WeightedTerms, k: number): Hit[] {
    if (k <= 0) return [];
    const kept = currentHits((asked) => this.base.search(query, asked), k, this.succession);
    return [...kept, ...this.overlay.search(query, k)].sort(compareHits).slice(0, k);
  }

  postings(term: string): readonly Postings[] {
    return [
      ...this.base.postings(term).map((list) => currentPostings(list, this.succession)),
      ...this.overlay.postings(term),
    ];
  }
}
