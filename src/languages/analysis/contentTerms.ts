import { PACKS } from '../registry';
import { latinLanguageOf, terms } from './analyser';

const STATUTE_WORDS = PACKS.flatMap(({ code, analysis }) =>
  analysis?.statuteWords === undefined ? [] : [{ code, words: analysis.statuteWords }],
);
/** The terms of all statute words, in each of their languages: texts of one quote another. */
const STOPPED: ReadonlySet<string> = new Set(
  STATUTE_WORDS.flatMap(({ code }) => STATUTE_WORDS.flatMap(({ words }) => terms(words, latinLanguageOf(code)))),
);

const NO_CONTENT = /^(?:[\d.]+|[가-힣]|\p{Script=Latin}{1,2})$/u;

/** The index terms that carry content: no figures (they have a check of their own), function words or words of every statute; repeated as in the text. */
export function contentTerms(text: string, language: string): string[] {
  return terms(text, language).filter((term) => !STOPPED.has(term) && !NO_CONTENT.test(term));
}
