import { foldCase, forEachRun, forEachTermOfRun, LONGEST_WORD } from '../../text';
import { PACKS } from '../registry';
import { termBy, type LatinAnalysis } from './analysis';

const LATIN = new Map(
  PACKS.flatMap(({ code, analysis }): [string, LatinAnalysis][] =>
    analysis?.latin === undefined ? [] : [[code, analysis.latin]],
  ),
);
/** Read so are words of Latin letters in law of other languages. */
const BORROWED_FROM = 'en';

/** The language in which the Latin-script words of an act are read: its own where its pack says how, else English. */
export const latinLanguageOf = (language: string): string => (LATIN.has(language) ? language : BORROWED_FROM);

/** Words remembered a language; a country's law has about 500,000 distinct ones. */
const MEMORY_LIMIT = 1_000_000;
const remembered = new Map<string, Map<string, string>>();

function rememberedTerm(word: string, language: string): string {
  let known = remembered.get(language);
  if (known === undefined) remembered.set(language, (known = new Map<string, string>()));
  const term = known.get(word);
  if (term !== undefined) return term;
  const found = termOf(word, language);
  if (known.size >= MEMORY_LIMIT) known.clear();
  known.set(word, found);
  return found;
}

/** The index term of a lower-cased Latin-script word, itself in a language that no pack reads; empty for a function word. */
export function termOf(word: string, language: string): string {
  const latin = LATIN.get(language);
  return latin === undefined ? word : termBy(latin, word);
}

/**
 * Calls `emit` for every index term of a text, in order, repeated as often as they occur. Each run of text is analysed
 * by its script:
 * - Hangul: character bigrams inside a word, the syllable itself for a word of one. Particles then cost one bigram
 *   instead of the match, without a dictionary (Lee and Ahn 1996; within 0.004 F1 of a morphological analyser on KoBLEX);
 * - Latin and other spaced scripts: the lower-cased word, stemmed as `latinLanguage`, without its function words;
 * - Han, Kana, Thai, Khmer: the words of `Intl.Segmenter`.
 *
 * @param latinLanguage language of the Latin-script runs; Hangul and Han runs inside an English text need no hint.
 */
export function forEachTerm(text: string, latinLanguage: string, emit: (term: string) => void): void {
  const folded = foldCase(text);
  forEachRun(folded, (start, end, script) => {
    if (script === 'latin') {
      const term = rememberedTerm(folded.slice(start, Math.min(end, start + LONGEST_WORD)), latinLanguage);
      if (term !== '') emit(term);
    } else forEachTermOfRun(folded, start, end, script, emit);
  });
}

/** The terms of {@link forEachTerm} as a list. */
export const terms = (text: string, latinLanguage: string): string[] => termsIn(text, [latinLanguage])[0]!;

/** The {@link terms} of a text in each of some languages; what is written in no Latin letters is analysed once for all. */
export function termsIn(text: string, latinLanguages: readonly string[]): string[][] {
  const found = latinLanguages.map((): string[] => []);
  const folded = foldCase(text);
  forEachRun(folded, (start, end, script) => {
    if (script === 'latin') {
      const word = folded.slice(start, Math.min(end, start + LONGEST_WORD));
      for (const [at, language] of latinLanguages.entries()) {
        const term = rememberedTerm(word, language);
        if (term !== '') found[at]!.push(term);
      }
    } else {
      forEachTermOfRun(folded, start, end, script, (term) => {
        for (const each of found) each.push(term);
      });
    }
  });
  return found;
}
