import type { Corpus } from '../../law';
import { forEachTerm } from '../../languages';
import { DEFAULT_BM25, FieldAnalysis } from '../../search';

/** How many provisions are read until their terms are forgotten. */
const KEPT = 5000;

/** The terms of provisions by field, in order, as they are indexed; those of texts read last are kept, as units stand in units. */
export class FieldTerms {
  readonly #analysis: FieldAnalysis<string>;
  readonly #texts = new Map<number, readonly string[]>();

  constructor(private readonly corpus: Corpus) {
    this.#analysis = new FieldAnalysis(corpus, forEachTerm);
  }

  /** Of its own text alone. */
  text(ordinal: number): readonly string[] {
    const known = this.#texts.get(ordinal);
    if (known !== undefined) return known;
    const found = this.#read(ordinal, 0);
    if (this.#texts.size >= KEPT) this.#texts.clear();
    this.#texts.set(ordinal, found);
    return found;
  }

  /** Row = field of BM25F; all are empty where the provision has no text. */
  fields(ordinal: number): readonly (readonly string[])[] {
    return DEFAULT_BM25.fields.map((_, field) => (field === 0 ? this.text(ordinal) : this.#read(ordinal, field)));
  }

  /** Row = field: how many terms all provisions have in it. */
  totals(): readonly number[] {
    const totals = DEFAULT_BM25.fields.map(() => 0);
    for (let ordinal = 0; ordinal < this.corpus.size; ordinal += 1) {
      for (const [field, emit] of this.#analysis.fields(ordinal).entries()) emit(() => (totals[field]! += 1));
    }
    return totals;
  }

  #read(ordinal: number, field: number): readonly string[] {
    const found: string[] = [];
    this.#analysis.fields(ordinal)[field]?.((term) => found.push(term));
    return found;
  }
}
