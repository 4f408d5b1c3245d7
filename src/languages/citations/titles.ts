import type { Act } from '../../law';

/** What an act is: the last word of its short title, and the last letters of its abbreviation, in small letters. */
export type ActHead = readonly [word: string, letters: readonly string[]];

/** How the titles of acts are inflected, joined to one word, and shortened, in a language where one act has many names so. */
export interface ActTitles {
  /** Global; the words of a name. */
  readonly word: RegExp;
  /** A word without its inflection, as {@link key} has it. */
  readonly stem: (word: string) => string;
  /** A name as it is compared across cases: the stems of its words, with what else is written in more than one way. */
  readonly key: (name: string) => string;
  /** The letters of a name, in small letters and in one spelling. */
  readonly letters: (name: string) => string;
  readonly heads: readonly ActHead[];
  /** The letters of a short title, without the inflection of its head. */
  readonly uninflected: (letters: string) => string;
  /** What words of a title begin with that only say what kind of act it is. */
  readonly kind: RegExp;
  /** A part of short titles of the whole country's acts, whether or not their title says it. */
  readonly nationwide: string;
  /** What joins a part of a compound to the next. */
  readonly joint: RegExp;
  /** A title of an act that changes another one: it has that one's nouns, and a short title of its own. */
  readonly ofChange: RegExp;
  /** A name that is a title of one act alone, so that an abbreviation in brackets behind it may be its own. */
  readonly alone: RegExp;
  /** Whether a name that the source of an act has in a bracket is that of another act, which this one approves or carries out. */
  readonly isOfAnother: (name: string, act: Act) => boolean;
}
