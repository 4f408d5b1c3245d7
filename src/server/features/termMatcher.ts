import type { DefinedTerm } from './termCatalogue';

/** A defined term as it is used. Offsets are UTF-16 code units, end exclusive. */
export interface TermUse {
  readonly start: number;
  readonly end: number;
  /** Every definition of it: more than one where several acts define it. */
  readonly definitions: readonly DefinedTerm[];
}

/** What an English plural and a German case may add; a Korean particle needs no rule, because nothing ends the word. */
const ENDINGS = '(?:[es]|e[nsr]|n)?';
const LONGEST_ENDING = 2;
const UNSPACED = ['Han', 'Katakana', 'Hiragana'];
const HANGUL_END = /\p{Script=Hangul}$/u;
const LOWER_START = /^\p{Ll}/u;

/**
 * Finds the uses of defined terms in a text, the longest term at a place. A term in lower case may begin a sentence in
 * upper case; one in upper case is not the word in lower case ("the Authority", "an authority").
 *
 * Known failures: a Thai term that no blank sets off; a plural that changes the word itself ("bodies", "Häuser"), and a German word in its inflected form
 * before the noun ("anzulegenden Werts").
 */
export class TermMatcher {
  readonly #byName = new Map<string, DefinedTerm[]>();
  readonly #pattern: RegExp | undefined;

  constructor(terms: readonly DefinedTerm[]) {
    for (const defined of terms) {
      for (const name of spellings(defined.term)) {
        const known = this.#byName.get(name);
        if (known === undefined) this.#byName.set(name, [defined]);
        else known.push(defined);
      }
    }
    const names = [...this.#byName.keys()].sort((one, other) => other.length - one.length);
    if (names.length > 0) this.#pattern = new RegExp(names.map(toPattern).join('|'), 'gu');
  }

  /** In order, none overlapping. */
  uses(text: string): TermUse[] {
    if (this.#pattern === undefined) return [];
    return [...text.matchAll(this.#pattern)].flatMap(({ 0: used, index: start }) => {
      const definitions = this.#definitionsOf(used.replace(/\s+/gu, ' '));
      return definitions === undefined ? [] : [{ start, end: start + used.length, definitions }];
    });
  }

  /** Of the name that a use is made of: itself, or all but its ending. */
  #definitionsOf(used: string): readonly DefinedTerm[] | undefined {
    for (let ending = 0; ending <= LONGEST_ENDING; ending += 1) {
      const known = this.#byName.get(used.slice(0, used.length - ending));
      if (known !== undefined) return known;
    }
    return undefined;
  }
}

function spellings(term: string): string[] {
  const plain = term.replace(/\s+/gu, ' ');
  return LOWER_START.test(plain) ? [plain, `${plain.charAt(0).toUpperCase()}${plain.slice(1)}`] : [plain];
}

/** A name as a whole word; in scripts without blanks as a run of its script, cut off from what is written in another. */
function toPattern(name: string): string {
  const words = name.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&').replaceAll(' ', '\\s{1,3}');
  const script = UNSPACED.find((each) => new RegExp(`^\\p{Script=${each}}`, 'u').test(name));
  if (script !== undefined) return `(?<!\\p{Script=${script}})${words}`;
  const whole = `(?<![\\p{L}\\p{N}])${words}`;
  return HANGUL_END.test(name) ? whole : `${whole}${ENDINGS}(?![\\p{L}\\p{N}])`;
}
