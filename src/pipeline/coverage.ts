import { contextOf, type LegalIndex, type WeightedTerms } from '../search';
import { contentTerms, latinLanguageOf, terms } from '../languages';

/**
 * How much of a query's information provisions and texts hold, between 0 and 1. The information of a term is its weight
 * times its idf; a term that the corpus does not know counts in full, so that a question of another field holds little.
 */
export class Coverage {
  readonly #information = new Map<string, number>();
  readonly #whole: number;

  constructor(
    private readonly index: LegalIndex,
    query: WeightedTerms,
  ) {
    for (const [term, weight] of query) this.#information.set(term, weight * index.bm25.idf(term));
    this.#whole = [...this.#information.values()].reduce((sum, part) => sum + part, 0);
  }

  /** Of a provision with its context. */
  ofProvision(ordinal: number): number {
    const { corpus } = this.index;
    const { language } = corpus.acts[corpus.actOf(ordinal)]!;
    return this.ofText(`${corpus.text(ordinal)}\n${contextOf(corpus, ordinal)}`, language);
  }

  ofText(text: string, language: string): number {
    if (this.#whole === 0) return 0;
    const present = new Set(terms(text, latinLanguageOf(language)));
    let held = 0;
    for (const [term, information] of this.#information) if (present.has(term)) held += information;
    return held / this.#whole;
  }
}

/**
 * Whether a text says anything: one of function words and figures alone ("what is it?", "1 2 3") asks for nothing, and a
 * provision that holds all of it answers nothing.
 */
export const hasContent = (text: string, languages: readonly string[]): boolean =>
  languages.some((language) => contentTerms(text, language).length > 0);
