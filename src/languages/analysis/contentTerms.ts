import { forEachTerm } from './analyser';

/** What every sentence of a statute has beside the function words of its language, which have no index term. */
const STATUTE_WORDS =
  'whose upon also unless without section article rule paragraph ' +
  'sofern soweit wurde müssen sollen darf dürfen gemäß absatz satz artikel';
/** Bigrams of Korean endings and connectives, which every sentence has. */
const KOREAN_ENDINGS =
  '니다 습니 합니 됩니 입니 있습 없습 한다 된다 이다 있다 없다 하는 하여 하고 하며 하지 되는 되어 에는 에서 으로 에게 부터 까지 경우 따라 대한 대하 의하 위하 관한 관하';

const STOPPED: ReadonlySet<string> = new Set([
  ...['de', 'en'].flatMap((language) => rawTerms(STATUTE_WORDS, language)),
  ...KOREAN_ENDINGS.split(' '),
]);

function rawTerms(text: string, language: string): string[] {
  const terms: string[] = [];
  forEachTerm(text, language, (term) => terms.push(term));
  return terms;
}

/** The index terms that carry content: no figures (they have a check of their own), function words or Korean endings; repeated as in the text. */
export function contentTerms(text: string, language: string): string[] {
  return rawTerms(text, language).filter((term) => !STOPPED.has(term) && !NO_CONTENT.test(term));
}

const NO_CONTENT = /^(?:[\d.]+|[가-힣]|\p{Script=Latin}{1,2})$/u;
