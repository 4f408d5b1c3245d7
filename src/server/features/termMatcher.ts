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
const END_OF_WORD = /(?:[es]|e[nsr]|n)?(?![\p{L}\p{N}])/uy;
const START_OF_WORD = '(?<![\\p{L}\\p{N}])';
/** In scripts without blanks a term begins a run of its script, cut off from what is written in another. */
const STARTS_OF_RUNS = ['Han', 'Katakana', 'Hiragana'].map(
  (script) => `(?<!\\p{Script=${script}})(?=\\p{Script=${script}})`,
);
const START_OF_RUN = new RegExp(STARTS_OF_RUNS.join('|'), 'uy');
const UNSPACED = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u;
const START = new RegExp(START_OF_WORD, 'uy');
/** Wherever a term may begin. */
const STARTS = new RegExp([START_OF_WORD, `(?=${THAI_CHARACTER})`, ...STARTS_OF_RUNS].join('|'), 'gu');
const HANGUL_END = /\p{Script=Hangul}$/u;
const THAI = new RegExp(`^${THAI_CHARACTER}(?:.*${THAI_CHARACTER})?$`, 'su');
const LOWER_START = /^\p{Ll}/u;
/** The blanks that may stand for one blank of a term: a line break with its indentation, say. */
const BLANKS = /\s{1,3}(?!\s)/uy;
const BLANK = ' '.charCodeAt(0);

/**
 * Finds the uses of defined terms in a text, the longest term at a place. A term in lower case may begin a sentence in
 * upper case; one in upper case is not the word in lower case ("the Authority", "an authority"). The terms are looked up
 * letter by letter among all of them in their order, so that a text costs no more for many terms than for one.
 *
 * Known failures: a term in Thai and another script that no blank sets off; a plural that changes the word itself
 * ("bodies", "Häuser"), and a German word in its inflected form before the noun ("anzulegenden Werts").
 */
export class TermMatcher {
  readonly #byName = new Map<string, DefinedTerm[]>();
  /** The names in the order of their UTF-16 code units: those that begin alike stand together. */
  readonly #names: readonly string[];
  /** The UTF-16 code units that names begin with. */
  readonly #firstUnits: ReadonlySet<number>;

  constructor(terms: readonly DefinedTerm[]) {
    for (const defined of terms) {
      for (const name of spellings(defined.term)) {
        const known = this.#byName.get(name);
        if (known === undefined) this.#byName.set(name, [defined]);
        else known.push(defined);
      }
    }
    this.#names = [...this.#byName.keys()].sort();
    this.#firstUnits = new Set(this.#names.map((name) => name.charCodeAt(0)));
  }

  /** In order, none overlapping. */
  uses(text: string): TermUse[] {
    if (this.#names.length === 0) return [];
    const words = new ThaiWords(text);
    const uses: TermUse[] = [];
    // Most words are no terms: nothing is made of those.
    for (STARTS.lastIndex = 0; STARTS.test(text);) {
      const start = STARTS.lastIndex;
      const use = this.#firstUnits.has(text.charCodeAt(start)) ? this.#longestAt(text, start, words) : undefined;
      if (use !== undefined) uses.push(use);
      STARTS.lastIndex = use?.end ?? start + (text.codePointAt(start)! > 0xffff ? 2 : 1);
    }
    return uses;
  }

  #longestAt(text: string, start: number, words: ThaiWords): TermUse | undefined {
    for (const { name, end: stop } of this.#namesAt(text, start).reverse()) {
      const end = endOfUse(text, name, start, stop, words);
      if (end !== undefined) return { start, end, definitions: this.#byName.get(name)! };
    }
    return undefined;
  }

  /** The names that a text has from an offset on, whatever follows them, the shortest first. */
  #namesAt(text: string, start: number): { readonly name: string; readonly end: number }[] {
    const found: { name: string; end: number }[] = [];
    let [first, behind] = [0, this.#names.length];
    let at = start;
    for (let depth = 0; at < text.length; depth += 1) {
      const unit = text.charCodeAt(at);
      const blanks = isLetter(unit) ? undefined : lengthAt(BLANKS, text, at);
      const code = blanks === undefined ? unit : BLANK;
      first = this.#firstFrom(code, depth, first, behind);
      behind = this.#firstFrom(code + 1, depth, first, behind);
      if (first === behind) break;
      at += blanks ?? 1;
      const name = this.#names[first]!;
      if (name.length === depth + 1) found.push({ name, end: at });
    }
    return found;
  }

  /** Of names that are alike up to a depth, the first whose code unit there is the given one or a greater one. */
  #firstFrom(code: number, depth: number, first: number, behind: number): number {
    let [low, high] = [first, behind];
    while (low < high) {
      const middle = (low + high) >> 1;
      const name = this.#names[middle]!;
      // A name that ends there comes before those that go on.
      if (depth >= name.length || name.charCodeAt(depth) < code) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function spellings(term: string): string[] {
  const plain = term.replace(/\s+/gu, ' ').trim();
  return LOWER_START.test(plain) ? [plain, `${plain.charAt(0).toUpperCase()}${plain.slice(1)}`] : [plain];
}

/** Where the use of a name that a text has at a place ends, its ending included; undefined where it is no whole word. */
function endOfUse(text: string, name: string, start: number, end: number, words: ThaiWords): number | undefined {
  if (THAI.test(name)) return words.isBoundary(start) && words.isBoundary(end) ? end : undefined;
  if (UNSPACED.test(name)) return lengthAt(START_OF_RUN, text, start) === undefined ? undefined : end;
  if (lengthAt(START, text, start) === undefined) return undefined;
  const ending = HANGUL_END.test(name) ? 0 : lengthAt(END_OF_WORD, text, end);
  return ending === undefined ? undefined : end + ending;
}

/** Of ASCII; most of what a text is made of. */
const isLetter = (unit: number): boolean => (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a;

/** How long a match of a sticky expression at an offset is. */
function lengthAt(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length;
}
