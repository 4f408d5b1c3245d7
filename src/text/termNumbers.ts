import { StringTable, type StringColumnBuilder } from '../law';
import { foldCase, forEachTermOfRun, LONGEST_WORD, termOf } from './analyser';
import { forEachRun } from './script';
import { WordTable } from './wordTable';

/** In place of a number, for a word that has no term. */
const NO_TERM = 0xffff_ffff;

/**
 * The index terms of many texts as numbers, 0, 1, 2 ... as they are met: what `forEachTerm` emits, without a string for
 * every word, because millions of words are a few hundred thousand different ones.
 */
export class TermNumbers {
  readonly #terms = new StringTable();
  /** Latin-script language -> its words, with the numbers of their terms. */
  readonly #words = new Map<string, WordTable>();

  get size(): number {
    return this.#terms.size;
  }

  /** Calls `emit` with the number of every index term of a text. */
  forEach(text: string, latinLanguage: string, emit: (term: number) => void): void {
    const folded = foldCase(text);
    const words = this.#wordsOf(latinLanguage);
    const emitTerm = (term: string): void => emit(this.#terms.addString(term));
    forEachRun(folded, (start, end, script) => {
      if (script === 'latin') {
        const cut = Math.min(end, start + LONGEST_WORD);
        const number = words.get(folded, start, cut) ?? this.#learn(words, folded, start, cut, latinLanguage);
        if (number !== NO_TERM) emit(number);
      } else forEachTermOfRun(folded, start, end, script, emitTerm);
    });
  }

  /** Adds a term to a column of strings. */
  copyTo(column: StringColumnBuilder, term: number): void {
    this.#terms.copyTo(column, term);
  }

  #wordsOf(language: string): WordTable {
    let words = this.#words.get(language);
    if (words === undefined) this.#words.set(language, (words = new WordTable()));
    return words;
  }

  #learn(words: WordTable, text: string, start: number, end: number, language: string): number {
    const term = termOf(text.slice(start, end), language);
    const number = term === '' ? NO_TERM : this.#terms.addString(term);
    words.set(text, start, end, number);
    return number;
  }
}
