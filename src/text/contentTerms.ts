import { forEachTerm } from './analyser';

const FUNCTION_WORDS =
  'the and for that this these those with from which who whom whose shall must may can will would should are was were has have had been being not any all such under upon into than then there their its his her they them does did also only other unless without ' +
  'der die das den dem des ein eine einen einem einer eines und oder aber nicht kein keine keinen keiner auch nur für mit von vom zum zur bei aus auf nach über unter durch wenn sofern soweit dass daß ist sind war wird werden wurde kann können muss müssen soll sollen darf dürfen hat haben sich sie ihm ihr ihre seine dieser diese dieses als wie gemäß section article rule paragraph absatz satz artikel';
/** Bigrams of Korean endings and connectives, which every sentence has. */
const KOREAN_ENDINGS =
  '니다 습니 합니 됩니 입니 있습 없습 한다 된다 이다 있다 없다 하는 하여 하고 하며 하지 되는 되어 에는 에서 으로 에게 부터 까지 경우 따라 대한 대하 의하 위하 관한 관하';

const STOPPED: ReadonlySet<string> = new Set([
  ...['de', 'en'].flatMap((language) => rawTerms(FUNCTION_WORDS, language)),
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
