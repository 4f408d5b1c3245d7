import type { Language, LegalSystem } from '../../law';

type Found = { readonly acts: readonly number[]; readonly length: number } | undefined;

/** How names are looked for: by what the text calls acts, and the corpus. */
export interface NameFinder {
  readonly find: (name: string, language: Language) => readonly number[];
  /** By the short names that the text itself defines. */
  readonly findDefined: (text: string) => Found;
  readonly findBeginning: (text: string, language: Language) => Found;
  readonly findEnding: (window: string, language: Language) => Found;
  /** Whether words for a kind of act, or that say none, fit the act named last. */
  readonly fitsNamed: (words: string, language: Language) => boolean;
  /** Whether the title of the act named last has a noun, in any case of it. */
  readonly isInNamed: (noun: string) => boolean;
  /** Whether a text names an act, known or not, without a provision. */
  readonly namesAct: (text: string, system: LegalSystem) => boolean;
}
