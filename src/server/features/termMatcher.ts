import type { DefinedTerm } from './termCatalogue';
import { THAI_CHARACTER, ThaiWords } from './thaiWords';

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
const THAI = new RegExp(`^${THAI_CHARACTER}(?:.*${THAI_CHARACTER})?$`, 'su');
const LOWER_START = /^\p{Ll}/u;

/**
 * Finds the uses of defined terms in a text, the longest term at a place. A term in lower case may begin a sentence in
 * upper case; one in upper case is not the word in lower case ("the Authority", "an authority").
 *
 * Known failures: a term in Thai and another script that no blank sets off; a plural that changes the word itself
 * ("bodies", "Häuser"), and a German word in its inflected form before the noun ("anzulegenden Werts").
 */
export class TermMatcher {
  readonly #byName = new Map<string, DefinedTerm[]>();
  /** The names, the longest first. */
  readonly #names: readonly string[];
  readonly #pattern: RegExp | undefined;

  constructor(terms: readonly DefinedTerm[]) {
    for (const defined of terms) {
      for (const name of spellings(defined.term)) {
        const known = this.#byName.get(name);
        if (known === undefined) this.#byName.set(name, [defined]);
        else known.push(defined);
      }
    }
    this.#names = [...this.#byName.keys()].sort((one, other) => other.length - one.length);
    if (this.#names.length > 0) this.#pattern = new RegExp(this.#names.map(toPattern).join('|'), 'gu');
  }

  /** In order, none overlapping. */
  uses(text: string): TermUse[] {
    if (this.#pattern === undefined) return [];
    const pattern = this.#pattern;
    const words = new ThaiWords(text);
    const uses: TermUse[] = [];
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      const { 0: found, index: start } = match;
      const used = THAI.test(found) ? this.#wholeThai(found, start, words) : found;
      const definitions = used === undefined ? undefined : this.#definitionsOf(used.replace(/\s+/gu, ' '));
      if (used !== undefined && definitions !== undefined) uses.push({ start, end: start + used.length, definitions });
      pattern.lastIndex = start + (used?.length ?? 1);
    }
    return uses;
  }

  /** What of a find begins and ends with Thai words: it, or a shorter name that it begins with. */
  #wholeThai(found: string, start: number, words: ThaiWords): string | undefined {
    const isWhole = (name: string): boolean =>
      found.startsWith(name) && words.isBoundary(start) && words.isBoundary(start + name.length);
    return isWhole(found) ? found : this.#names.find((name) => name.length < found.length && isWhole(name));
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
  // Thai words are told by {@link ThaiWords}.
  if (THAI.test(name)) return words;
  const whole = `(?<![\\p{L}\\p{N}])${words}`;
  return HANGUL_END.test(name) ? whole : `${whole}${ENDINGS}(?![\\p{L}\\p{N}])`;
}
