import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { stemmer as stemGerman } from '@orama/stemmers/german';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';
import { stopwords as functionWordsEnglish } from '@orama/stopwords/english';
import { stopwords as functionWordsFrench } from '@orama/stopwords/french';
import { stopwords as functionWordsGerman } from '@orama/stopwords/german';
import { foldCase, forEachRun, forEachTermOfRun, LONGEST_WORD } from '../../text';

interface LatinLanguage {
  readonly stemmer: (word: string) => string;
  readonly functionWords: ReadonlySet<string>;
}

/**
 * Function words that are also the name of something once case is folded: US persons, IT systems, der Weg, sich einig
 * sein, the Wahlordnung (WO). They stay.
 */
const HOMOGRAPHS = ['us', 'it', 'weg', 'einig', 'wo'];

const withoutHomographs = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.filter((word) => !HOMOGRAPHS.includes(word)).flatMap((word) => [word, word.replaceAll('ß', 'ss')]));

/**
 * Snowball stemmers of the Latin-script languages and its lists of function words, which no index needs (Porter 2001,
 * "Snowball: A language for stemming algorithms"): half of all postings are theirs, and they tell next to nothing.
 * The Spanish list at hand is not Snowball's and has words like "work", so Spanish keeps its function words. A language
 * that is not listed keeps its words as they are.
 */
const LATIN_LANGUAGES: Readonly<Record<string, LatinLanguage>> = {
  en: { stemmer: stemEnglish, functionWords: withoutHomographs(functionWordsEnglish) },
  de: { stemmer: stemGerman, functionWords: withoutHomographs(functionWordsGerman) },
  fr: { stemmer: stemFrench, functionWords: withoutHomographs(functionWordsFrench) },
  es: { stemmer: stemSpanish, functionWords: new Set() },
};

/**
 * The language in which the Latin-script words of an act are read: its own where it is listed, else English, the language
 * that Korean or Japanese law borrows its Latin words from.
 */
export function latinLanguageOf(language: string): string {
  return Object.hasOwn(LATIN_LANGUAGES, language) ? language : 'en';
}

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

/** The index term of a lower-cased Latin-script word; empty for a function word, which has none. */
export function termOf(word: string, language: string): string {
  const known = LATIN_LANGUAGES[language];
  if (known === undefined) return word;
  return known.functionWords.has(word) ? '' : foldGerman(known.stemmer(word), language);
}

/** Old and new German spelling meet: "daß" and "dass", "Straße" and "Strasse". */
function foldGerman(word: string, language: string): string {
  return language === 'de' ? word.replaceAll('ß', 'ss') : word;
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
export function terms(text: string, latinLanguage: string): string[] {
  const found: string[] = [];
  forEachTerm(text, latinLanguage, (term) => found.push(term));
  return found;
}
