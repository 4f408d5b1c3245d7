import type { Corpus } from '../../law';
import { DEFAULT_BM25, inverseDocumentFrequency, meanLength, pseudoFrequency, termWeight } from '../bm25/bm25';
import type { WeightedTerms, Postings, TermIndex } from '../bm25/termIndex';
import { compareHits, TopK, type Hit } from '../topK';

/**
 * What the best act counts beside the best provision, which counts 1. Without it, recall@10 of German scenarios is 0.05
 * lower, that of a Korean collection 0.01, and that of an English one the same; from 0.4 to 0.7 all is one.
 */
export const ACT_SHARE = 0.6;

const { k1: K1, fields } = DEFAULT_BM25;
const [TEXT] = fields;

/** Acts that are measured in one step. */
const MEASURED = 100;

/** How long acts are: what the frequencies of their terms are brought to one length by. */
export class ActLengths {
  /**
   * @param lengths row = act: the texts of its provisions together, in UTF-8 bytes.
   * @param total all of them together.
   * @param average what they are compared with: their own mean, or that of another corpus.
   */
  private constructor(
    private readonly lengths: Float64Array,
    readonly total: number,
    readonly average: number,
  ) {}

  /** Those of a corpus, some acts in each step. */
  static *inSteps(corpus: Corpus): Generator<void, ActLengths> {
    const lengths = new Float64Array(corpus.acts.length);
    for (let act = 0; act < lengths.length; act += 1) {
      const [first, end] = corpus.provisionsOf(act);
      for (let ordinal = first; ordinal < end; ordinal += 1) lengths[act]! += corpus.textLength(ordinal);
      if (act % MEASURED === 0) yield;
    }
    const total = lengths.reduce((sum, length) => sum + length, 0);
    return new ActLengths(lengths, total, meanLength(total, lengths.length));
  }

  /** The same, compared with that average. */
  comparedWith(average: number): ActLengths {
    return new ActLengths(this.lengths, this.total, average);
  }

  /** f~(t, a) of {@link ActSearch}, of a term that so many provisions of the act hold. */
  pseudoFrequency(holders: number, act: number): number {
    return pseudoFrequency(holders, this.lengths[act]!, this.average, TEXT!);
  }
}

/** Provisions that were found with the help of their acts. */
export interface ActHits {
  /** Best first, each with its own score. */
  readonly hits: readonly Hit[];
  /** What the act of a provision says of the query as a whole, as a share of what the best act says: 0 to 1. */
  readonly ofAct: (ordinal: number) => number;
}

/** What finds them. */
export interface ActSearching {
  /** The k best of the provisions that hold a term of the query. */
  search(query: WeightedTerms, k: number): ActHits;
}

/**
 * Finds provisions by their own words and by what their act as a whole says of the query (Callan 1994, "Passage-level
 * evidence in document retrieval"):
 *
 *   S(q, d) = BM25F(q, d) + share * max BM25F(q, .) * A(q, act(d)) / max A(q, .)
 *   A(q, a) = sum over query terms t of weight(t) * idf(t) * f~(t, a) / (k1 + f~(t, a))
 *
 * with f the number of provisions of the act that hold the term, and idf taken over acts: an everyday word that stands
 * once in each of a hundred acts tells little of any, one that half of an act's provisions use tells what it is about. A
 * client's words meet the act's field sooner than the wording of the one provision.
 *
 * Assumption: an act is about one field. Known failure: a code of all private law, or an act that amends twenty others.
 */
export class ActSearch implements ActSearching {
  /** Row = ordinal: its act. */
  readonly #actOf: Int32Array;
  /** Of the query at work or the last one: row = ordinal, then row = act. */
  readonly #scores: Float64Array;
  readonly #actScores: Float64Array;
  /** Of the term at work: row = act, how many of its provisions hold it. */
  readonly #holders: Uint32Array;

  private constructor(
    corpus: Corpus,
    private readonly bm25: TermIndex,
    private readonly lengths: ActLengths,
  ) {
    const acts = corpus.acts.length;
    this.#actOf = new Int32Array(corpus.size);
    this.#scores = new Float64Array(corpus.size);
    this.#actScores = new Float64Array(acts);
    this.#holders = new Uint32Array(acts);
    for (let act = 0; act < acts; act += 1) {
      const [first, end] = corpus.provisionsOf(act);
      this.#actOf.fill(act, first, end);
    }
  }

  /** Made in steps: a whole country's law takes some hundredths of a second. */
  static *inSteps(corpus: Corpus, bm25: TermIndex): Generator<void, ActSearch> {
    return new ActSearch(corpus, bm25, yield* ActLengths.inSteps(corpus));
  }

  search(query: WeightedTerms, k: number): ActHits {
    this.#scores.fill(0);
    this.#actScores.fill(0);
    for (const [term, weight] of query) if (weight > 0) this.#add(this.bm25.postings(term), weight);
    const scores = this.#scores;
    const mostOfAct = Math.max(Number.MIN_VALUE, maximum(this.#actScores));
    const ofAct = (ACT_SHARE * maximum(scores)) / mostOfAct;
    const hits = new TopK(Math.min(k, scores.length));
    for (let ordinal = 0; ordinal < scores.length; ordinal += 1) {
      const score = scores[ordinal]!;
      if (score > 0) hits.offer(ordinal, score + ofAct * this.#actScores[this.#actOf[ordinal]!]!);
    }
    const ofActs = this.#actScores.map((score) => score / mostOfAct);
    return {
      hits: hits
        .hits()
        .map(({ ordinal }): Hit => ({ ordinal, score: scores[ordinal]! }))
        .sort(compareHits),
      ofAct: (ordinal) => ofActs[this.#actOf[ordinal]!]!,
    };
  }

  /** Adds what one term tells of provisions and of acts. */
  #add(lists: readonly Postings[], weight: number): void {
    const [actOf, scores, holders] = [this.#actOf, this.#scores, this.#holders];
    const holding: number[] = [];
    for (const { ordinals, weights } of lists) {
      for (let row = 0; row < ordinals.length; row += 1) {
        const ordinal = ordinals[row]!;
        scores[ordinal]! += weight * weights[row]!;
        const act = actOf[ordinal]!;
        if (holders[act] === 0) holding.push(act);
        holders[act]! += 1;
      }
    }
    const idf = inverseDocumentFrequency(this.#actScores.length, holding.length);
    for (const act of holding) {
      const normal = this.lengths.pseudoFrequency(holders[act]!, act);
      this.#actScores[act]! += weight * termWeight(normal, idf, K1);
      holders[act] = 0;
    }
  }
}

function maximum(values: Float64Array): number {
  let most = 0;
  // Not for-of, which takes ten times as long: there is a value a provision.
  for (let at = 0; at < values.length; at += 1) if (values[at]! > most) most = values[at]!;
  return most;
}
