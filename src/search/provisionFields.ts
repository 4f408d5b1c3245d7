import { ancestorsOf, type Corpus } from '../law';
import { forEachTerm, latinLanguageOf } from '../text';
import type { EmitTerms } from './bm25Builder';

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

/** The two fields of a provision's index document: its text, and its context. A provision without text has none. */
export function provisionFields(corpus: Corpus, ordinal: number): readonly EmitTerms[] {
  const text = corpus.text(ordinal);
  if (text === '') return [];
  const language = latinLanguageOf(corpus.acts[corpus.actOf(ordinal)]!.language);
  return [
    (emit) => forEachTerm(text.replace(AMENDMENT_NOTE, ' '), language, emit),
    (emit) => forEachTerm(contextOf(corpus, ordinal), language, emit),
  ];
}
