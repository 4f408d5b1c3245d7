import { type Compounds, detectLanguage, packOf, termOf } from '../../languages';
import { foldCase, forEachRun, LONGEST_WORD } from '../../text';
import type { WeightedTerms, TermIndex } from '../bm25/termIndex';
import { saturated } from './lexical';

/** How much a part counts beside its compound, which counts 1: both together as much as the whole. */
const PART_WEIGHT = 0.5;

/**
 * By how much a part tells less than a word that no provision has. A part stands in three provisions at least: one that is
 * rarer is a misprint, or the torn end of a word.
 */
const LEAST_KNOWN = Math.log(7);

/**
 * The two parts of a compound that the corpus itself knows as words and that are, in the geometric mean of their
 * frequencies, more frequent than the compound (Koehn and Knight 2003, "Empirical methods for compound splitting",
 * equation 1, over provisions); of several divisions the one whose parts are most frequent. With idf falling as the
 * logarithm of a frequency, that is the one of the least mean idf, if it is less than the compound's own.
 *
 * Assumption: what a compound means has to do with what its parts mean. Known failures: "Schublade" is no lade, and a word
 * that is rare may be torn apart at an ending that happens to be one ("einig-ungen").
 *
 * @param word lower case, at most {@link LONGEST_WORD} characters are looked at.
 * @param idf of a word of the corpus; that of the empty string: of a word in no provision.
 */
export function compoundParts(
  word: string,
  { links, shortestPart }: Compounds,
  idf: (word: string) => number,
): readonly [string, string] | undefined {
  const known = idf('') - LEAST_KNOWN;
  let parts: readonly [string, string] | undefined;
  let least = idf(word);
  for (let at = shortestPart; at <= Math.min(word.length, LONGEST_WORD) - shortestPart; at += 1) {
    const head = word.slice(at);
    if (idf(head) > known) continue;
    for (const link of ['', ...links]) {
      const modifier = word.slice(0, at - link.length);
      if (modifier.length < shortestPart || !word.startsWith(link, modifier.length)) continue;
      const mean = (idf(modifier) + idf(head)) / 2;
      if (idf(modifier) > known || mean >= least) continue;
      least = mean;
      parts = [modifier, head];
    }
  }
  return parts;
}

/**
 * The terms of the parts of a text's compounds, with what they count. A client's "Elektronikmarkt" stands in no
 * provision; its parts do.
 */
export function compoundTerms(text: string, languages: readonly string[], bm25: Pick<TermIndex, 'idf'>): WeightedTerms {
  const own = detectLanguage(text);
  const found = new Map<string, number>();
  for (const language of languages.includes(own) ? [own] : languages) {
    const compounds = packOf(language)?.compounds;
    if (compounds === undefined) continue;
    const idf = idfOfWords(language, bm25);
    for (const word of latinWords(text)) {
      for (const part of compoundParts(word, compounds, idf) ?? []) {
        const term = termOf(part, language);
        found.set(term, (found.get(term) ?? 0) + 1);
      }
    }
  }
  return new Map([...saturated(found)].map(([term, weight]) => [term, PART_WEIGHT * weight]));
}

/** The idf of words by the terms that stand for them; a function word is no part of anything. */
function idfOfWords(language: string, bm25: Pick<TermIndex, 'idf'>): (word: string) => number {
  const known = new Map<string, number>();
  return (word) => {
    let idf = known.get(word);
    if (idf === undefined) known.set(word, (idf = bm25.idf(termOf(word, language))));
    return idf;
  };
}

function latinWords(text: string): string[] {
  const folded = foldCase(text);
  const words: string[] = [];
  forEachRun(folded, (start, end, script) => {
    if (script === 'latin') words.push(folded.slice(start, end));
  });
  return words;
}
