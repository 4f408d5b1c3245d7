import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { stemmer as stemGerman } from '@orama/stemmers/german';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';
import { stopwords as functionWordsEnglish } from '@orama/stopwords/english';
import { stopwords as functionWordsFrench } from '@orama/stopwords/french';
import { stopwords as functionWordsGerman } from '@orama/stopwords/german';
import { toNfkc } from './normalise';
import { forEachRun, type Script } from './script';

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
/** A "word" beyond this is data (base64, a table without blanks): it is cut, not stemmed. */
export const LONGEST_WORD = 64;

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

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string): Intl.Segmenter {
  let segmenter = segmenters.get(language);
  if (segmenter === undefined) {
    segmenters.set(language, (segmenter = new Intl.Segmenter(language, { granularity: 'word' })));
  }
  return segmenter;
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

/** A text as its words are compared: NFKC, lower case. */
export const foldCase = (text: string): string => toNfkc(text).toLowerCase();

/** The index terms of a run in a script that does not put blanks between words. */
export function forEachTermOfRun(
  folded: string,
  start: number,
  end: number,
  script: Exclude<Script, 'latin'>,
  emit: (term: string) => void,
): void {
  if (script === 'hangul') emitBigrams(folded, start, end, emit);
  else emitSegments(folded.slice(start, end), emit);
}

function emitBigrams(text: string, start: number, end: number, emit: (term: string) => void): void {
  if (end - start === 1) emit(text.slice(start, end));
  for (let at = start; at + 2 <= end; at += 1) emit(text.slice(at, at + 2));
}

/** `Intl.Segmenter` takes more than linear time: a longer run is segmented in slices, and a word at their border is cut. */
const LONGEST_SLICE = 2048;

function emitSegments(run: string, emit: (term: string) => void): void {
  const segmenter = segmenterOf(/\p{Script=Thai}/u.test(run) ? 'th' : 'ja');
  for (let start = 0; start < run.length;) {
    let end = Math.min(start + LONGEST_SLICE, run.length);
    // No slice ends between the halves of a surrogate pair.
    if (run.codePointAt(end - 1)! > 0xffff) end -= 1;
    for (const { segment, isWordLike } of segmenter.segment(run.slice(start, end))) {
      if (isWordLike === true) emit(segment.slice(0, LONGEST_WORD));
    }
    start = end;
  }
}

/** The terms of {@link forEachTerm} as a list. */
export function terms(text: string, latinLanguage: string): string[] {
  const found: string[] = [];
  forEachTerm(text, latinLanguage, (term) => found.push(term));
  return found;
}
