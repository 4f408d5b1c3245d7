import { ancestorsOf, type Corpus, type StringColumn } from '../../law';
import { forEachTerm, latinLanguageOf, type TermNumbers } from '../../languages';
import type { EmitTerms } from './termRecords';

/**
 * Amendment notes are history, not content: `<개정 2010.1.25, 2014.3.18>`, `[전문개정 2009.5.28]`.
 * Assumption: brackets around a date of the form 2010.1.25. Known failure: a note without a date stays in the index.
 */
const AMENDMENT_NOTE = /[<[][^<>[\]]{0,400}?\d{4}\.\s?\d{1,2}\.\s?\d{1,2}[^<>[\]]{0,400}[>\]]/gu;

/**
 * What a provision is about besides its own words: the names of its act, and every heading from the outermost division
 * down to its own. Not its number: as a word among words a number matches amounts and dates.
 */
export function contextOf(corpus: Corpus, ordinal: number): string {
  const { title, abbreviation } = corpus.acts[corpus.actOf(ordinal)]!;
  const headings = [...ancestorsOf(corpus, ordinal), ordinal].map((above) => corpus.heading(above));
  return [title, abbreviation, ...headings].filter((part) => part !== '').join('\n');
}

/** Calls `emit` for every index term of a text; words of Latin script are read in the given language. */
type Analyse<Term> = (text: string, latinLanguage: string, emit: (term: Term) => void) => void;

/**
 * Calls `emit` for every index term of a provision's own text; returns false, and emits nothing, where that takes the
 * text as a string.
 */
type AnalyseOwnText<Term> = (ordinal: number, latinLanguage: string, emit: (term: Term) => void) => boolean;

/** What an {@link AMENDMENT_NOTE} begins with. */
const [LESS_THAN, BRACKET] = ['<'.charCodeAt(0), '['.charCodeAt(0)] as const;

/** Reads own texts in their column, without a string for each. */
export function analyseColumn({ bytes, offsets }: StringColumn, numbers: TermNumbers): AnalyseOwnText<number> {
  return (ordinal, latinLanguage, emit) => {
    const text = bytes.subarray(offsets[ordinal], offsets[ordinal + 1]);
    return !text.includes(LESS_THAN) && !text.includes(BRACKET) && numbers.forEachUtf8(text, latinLanguage, emit);
  };
}

/** The two fields of a provision's index document: its text, and its context. A provision without text has none. */
export const provisionFields = (corpus: Corpus, ordinal: number): readonly EmitTerms<string>[] =>
  new FieldAnalysis(corpus, forEachTerm).fields(ordinal);

/** {@link provisionFields} of many provisions of a corpus; what neighbours share of their context is analysed once. */
export class FieldAnalysis<Term> {
  /** The act of the provision read last, the terms of its names, and those of headings in it by their ordinals. */
  #act = -1;
  #names: readonly Term[] = [];
  readonly #headings = new Map<number, readonly Term[]>();

  constructor(
    private readonly corpus: Corpus,
    private readonly analyse: Analyse<Term>,
    private readonly analyseOwnText: AnalyseOwnText<Term> = () => false,
  ) {}

  fields(ordinal: number): readonly EmitTerms<Term>[] {
    if (!this.corpus.hasText(ordinal)) return [];
    const act = this.corpus.actOf(ordinal);
    const { title, abbreviation, language } = this.corpus.acts[act]!;
    const latinLanguage = latinLanguageOf(language);
    if (act !== this.#act) {
      this.#act = act;
      this.#names = [...this.#termsOf(title, latinLanguage), ...this.#termsOf(abbreviation, latinLanguage)];
      this.#headings.clear();
    }
    return [
      (emit) => {
        if (this.analyseOwnText(ordinal, latinLanguage, emit)) return;
        this.analyse(this.corpus.text(ordinal).replace(AMENDMENT_NOTE, ' '), latinLanguage, emit);
      },
      (emit) => {
        this.#names.forEach(emit);
        for (const above of ancestorsOf(this.corpus, ordinal)) this.#headingTerms(above, latinLanguage).forEach(emit);
        this.#headingTerms(ordinal, latinLanguage).forEach(emit);
      },
    ];
  }

  #headingTerms(ordinal: number, language: string): readonly Term[] {
    const known = this.#headings.get(ordinal);
    if (known !== undefined) return known;
    const found = this.#termsOf(this.corpus.heading(ordinal), language);
    this.#headings.set(ordinal, found);
    return found;
  }

  #termsOf(text: string, language: string): readonly Term[] {
    const found: Term[] = [];
    if (text !== '') this.analyse(text, language, (term) => found.push(term));
    return found;
  }
}
