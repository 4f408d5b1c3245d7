import { contextOf, queryTerms, type LegalIndex, type WeightedTerms } from '../search';
import { latinLanguageOf, terms } from '../text';

/** How well a provision fits a query, each between 0 and 1. */
export interface Features {
  /** Share of the query's information (idf mass) that the provision and its context hold. */
  readonly coverage: number;
  /** Share of the provision's own information that the query holds: high when the query paraphrases it. */
  readonly focus: number;
  /** Share of the query's information found in the headings and names above the provision. */
  readonly context: number;
}

const massOf = (index: LegalIndex, found: Iterable<string>): number => {
  let mass = 0;
  for (const term of found) mass += index.bm25.idf(term);
  return mass;
};

const ratio = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);

/** A query made ready to be compared with many provisions. */
export class QueryFeatures {
  readonly #terms: WeightedTerms;
  readonly #mass: number;

  constructor(
    private readonly index: LegalIndex,
    query: string,
  ) {
    this.#terms = queryTerms(query, index.languages);
    this.#mass = massOf(index, this.#terms.keys());
  }

  of(ordinal: number): Features {
    const { corpus } = this.index;
    const language = latinLanguageOf(corpus.acts[corpus.actOf(ordinal)]!.language);
    const own = new Set(terms(corpus.text(ordinal), language));
    const context = new Set(terms(contextOf(corpus, ordinal), language));
    const inContext = this.#shared(context);
    const inOwn = this.#shared(own);
    const inEither =
      inOwn +
      massOf(
        this.index,
        [...this.#terms.keys()].filter((term) => context.has(term) && !own.has(term)),
      );
    return {
      coverage: ratio(inEither, this.#mass),
      focus: ratio(inOwn, massOf(this.index, own)),
      context: ratio(inContext, this.#mass),
    };
  }

  /** Share of the query's information that a piece of text holds. */
  coverageOf(text: string, language: string): number {
    return ratio(this.#shared(new Set(terms(text, latinLanguageOf(language)))), this.#mass);
  }

  #shared(present: ReadonlySet<string>): number {
    return massOf(
      this.index,
      [...this.#terms.keys()].filter((term) => present.has(term)),
    );
  }
}
